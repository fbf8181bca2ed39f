import { box, fitStepwise, fitWhole, type Room, type SizeStep } from '#platform/typeset/fit-whole.ts'
import type { Ink, SheetItem } from '#platform/typeset/sheet.ts'
import type { PaintedTheme } from '#features/theme/looks.ts'
import { codeItem } from './code.ts'
import type { PrintContent } from './content.ts'
import { INK, inkOf, PAPER_WHITE, type Size } from './ground.ts'
import { PRINT_LOOKS } from './looks.ts'
import { heightOf, type PrintedText, type Shadow, textsBelow } from './text.ts'

export type NameOptions = { size: number; steps: readonly [...SizeStep[], SizeStep] }

/** Painted: first the shade, over it the ground that shows through. */
const shadowsOf = (theme: PaintedTheme): Shadow[] => [
  { ink: inkOf(theme.shade), by: 0.062 },
  { ink: inkOf(theme.primary), by: 0.028 },
]

/** The restaurant's name in the look's own font. */
export function nameOf(
  { name, drawing, theme, lang }: PrintContent,
  room: Room,
  { size, steps }: NameOptions,
): PrintedText {
  const look = PRINT_LOOKS[drawing]
  const ink = inkOf(theme[look.nameColor])
  const shadows = look.shadow ? shadowsOf(theme) : []
  const style = { ...look.name, size, ink, lang, isHeading: true, shadows }
  return fitStepwise(look.capitals ? name.toLocaleUpperCase(lang) : name, room, { style, steps })
}

const PHRASE_LINE_HEIGHT = 1.25
const PHRASE_LINES = 3
const PHRASE_MIN = 0.55

export type Phrase = PrintContent['phrases'][number]
type PhraseOptions = { phrase: Phrase; isFirst: boolean; room: Room; size: number; maxLines?: number }

/** A phrase; the first one stands out. A long one gets up to three lines before it becomes smaller. */
export function phraseOf(
  { drawing, theme }: PrintContent,
  { phrase: { text, lang }, isFirst, room, size, maxLines = PHRASE_LINES }: PhraseOptions,
): PrintedText {
  const look = PRINT_LOOKS[drawing]
  return fitWhole(text, room, {
    face: look.phrases[isFirst ? 0 : 1],
    size: size * look.phraseScale,
    minSize: size * PHRASE_MIN,
    ink: inkOf(theme[look.text]),
    lang,
    maxLines,
    lineHeight: PHRASE_LINE_HEIGHT,
  })
}

/** All phrases, one below the other, in a place of one width. */
export function phrasesOf(
  content: PrintContent,
  { width, height, size }: { width: number; height: number; size: number },
): PrintedText[] {
  const room = box(width, height / content.phrases.length)
  return content.phrases.map((phrase, index) => phraseOf(content, { phrase, isFirst: index === 0, room, size }))
}

const URL_STYLE = { face: 'hankenBold', size: 2.7, minSize: 2.2, ink: INK, maxLines: 1, lineHeight: 1.2 } as const
const URL_GAP = 0.6
const CODE_FRAME = 0.5
/** Space for two lines of the URL. */
const URL_HEIGHT = 7

/** Of the name below a code: a zone's, a table's. */
const PLACE_SIZE = { zone: 4.4, table: 5 } as const
const PLACE_STYLE = { face: 'hankenBold', minSize: 2.2, ink: INK, maxLines: 2, lineHeight: 1.15 } as const
const PLACE_HEIGHT = 10

export type CodeBox = { width: number; height: number; itemsAt: (x: number, y: number) => SheetItem[] }

/** The code with its white zone, and below it the name of its zone or table and the URL, on white. */
export function codeBoxOf(
  content: PrintContent,
  { side, padding, below }: { side: number; padding: number; below: number },
): CodeBox {
  const { code, url, drawing, theme, lang } = content
  const { codeRadius, codeFrame } = PRINT_LOOKS[drawing]
  const size = PLACE_SIZE[code.isTable ? 'table' : 'zone']
  const texts = [
    ...(code.place ? [fitWhole(code.place, box(side, PLACE_HEIGHT), { ...PLACE_STYLE, size, lang })] : []),
    fitWhole(url, box(side, URL_HEIGHT), { ...URL_STYLE, lang }),
  ]
  const width = side + 2 * padding
  const height = padding + side + URL_GAP + heightOf(texts) + below
  return {
    width,
    height,
    itemsAt: (x, y) => [
      whiteItem({ x, y, width, height }, codeRadius),
      ...(codeFrame ? [lineAround({ x, y, width, height }, codeRadius, inkOf(theme[codeFrame]))] : []),
      codeItem(content, { x: x + padding, y: y + padding, side }),
      ...textsBelow(texts, { x: x + width / 2, y: y + padding + side + URL_GAP, centered: true }),
    ],
  }
}

/** White under a code, with the look's corners. */
export const whiteItem = (place: Size & { x: number; y: number }, radius: number): SheetItem => ({
  kind: 'rect',
  ...place,
  radius,
  fill: PAPER_WHITE,
})

const lineAround = (place: Size & { x: number; y: number }, radius: number, stroke: Ink): SheetItem => ({
  kind: 'rect',
  ...place,
  radius,
  stroke,
  thickness: CODE_FRAME,
})
