import type { Drawing } from '#features/theme/looks.ts'
import { awningSvg, buntingSvg, ticketSvg } from '#features/theme/paper-ornaments.ts'
import { box, fitWhole } from '#platform/typeset/fit-whole.ts'
import { unitWidth } from '#platform/typeset/measure.ts'
import type { SheetItem } from '#platform/typeset/sheet.ts'
import type { PrintContent } from './content.ts'
import { frameItems, groundItems, inkOf, logoItems } from './ground.ts'
import { PRINT_LOOKS } from './looks.ts'
import { codeBoxOf, nameOf, phraseOf, phrasesOf } from './paper.ts'
import { heightOf, type PrintedText, textItems, textsBelow } from './text.ts'

/** A5 portrait, folded across its middle: two faces of this size, in millimeters. */
export const FACE = { width: 148, height: 105 } as const
const { width: WIDTH, height: HEIGHT } = FACE
type Measures = {
  /** Above, at the sides, below: an awning or pennants hang from the fold. */
  padding: readonly [top: number, side: number, bottom: number]
  columnGap: number
  name: number
  logo: number
  code: number
}
const TENTS: Record<Drawing, Measures> = {
  modern: { padding: [9, 9, 9], columnGap: 7, name: 20, logo: 18, code: 58 },
  classic: { padding: [10, 10, 10], columnGap: 6, name: 22, logo: 18, code: 58 },
  minimal: { padding: [9, 9, 9], columnGap: 7, name: 18, logo: 18, code: 58 },
  tavern: { padding: [11, 11, 11], columnGap: 6, name: 26, logo: 18, code: 58 },
  counter: { padding: [30, 9, 7], columnGap: 7, name: 26, logo: 15, code: 54 },
  fiesta: { padding: [17, 9, 9], columnGap: 7, name: 26, logo: 15, code: 58 },
}
const GAP = 3
const CODE = { padding: 1.5, below: 2 } as const
/** The first phrase on its ticket. */
const TICKET = { size: 5.2, height: 8, x: 3.5, y: 1, notch: 1.2, below: 1.5 } as const
const PHRASE = { size: 4, height: 18 } as const
const FOLD_MARK = 4
const HANGINGS = {
  // 17 mm, and the round ends below.
  awning: { svg: awningSvg, height: 17 + WIDTH / 13 / 2, parts: 13 },
  bunting: { svg: buntingSvg, height: 12, parts: 14 },
} as const
const STEPS = [
  { maxLines: 1, minSize: 13 },
  { maxLines: 2, minSize: 9 },
  { maxLines: 3, minSize: 8 },
  { maxLines: 4, minSize: 4.5 },
] as const

type Phrases = { height: number; itemsAt: (x: number, y: number) => SheetItem[] }

/** The phrases one below the other; where pennants hang, the first one is written on a ticket. */
function phrasesAt(content: PrintContent, width: number): Phrases {
  const { centered, hangs, name } = PRINT_LOOKS[content.drawing]
  const [first, ...others] = content.phrases
  if (hangs !== 'bunting' || !first) {
    const texts = phrasesOf(content, { width, ...PHRASE })
    return { height: heightOf(texts), itemsAt: (x, y) => textsBelow(texts, { x, y, centered }) }
  }
  const { accent, 'on-accent': ink } = content.theme
  const written = fitWhole(first.text, box(width - 2 * TICKET.x, TICKET.height), {
    face: name.face,
    size: TICKET.size,
    minSize: TICKET.size / 2,
    maxLines: 1,
    lineHeight: 1.1,
    ink: inkOf(ink),
    lang: first.lang,
  })
  const longest = Math.max(...written.lines.map(line => unitWidth(name.face, line, 'text')))
  const ticket = { width: longest * written.size + 2 * TICKET.x, height: written.height + 2 * TICKET.y }
  const svg = ticketSvg(accent, { ...ticket, notch: TICKET.notch })
  const texts = others.map((phrase): PrintedText => {
    const room = box(width, PHRASE.height / content.phrases.length)
    return phraseOf(content, { phrase, isFirst: false, room, size: PHRASE.size })
  })
  return {
    height: ticket.height + (texts.length > 0 ? TICKET.below + heightOf(texts) : 0),
    itemsAt: (x, y) => [
      { kind: 'image', x, y, ...ticket, source: { svg }, alt: '' },
      ...textItems(written, { x: x + TICKET.x, y: y + TICKET.y, centered: false }),
      ...textsBelow(texts, { x, y: y + ticket.height + TICKET.below, centered }),
    ],
  }
}

/**
 * Logo, name and phrases of a face: at the top, in the middle, at the bottom; in looks that are centered all in the
 * middle.
 */
function columnItems(content: PrintContent, width: number): SheetItem[] {
  const { centered } = PRINT_LOOKS[content.drawing]
  const { padding, name: nameSize, logo: logoSide } = TENTS[content.drawing]
  const [paddingTop, side, paddingBottom] = padding
  const height = HEIGHT - paddingTop - paddingBottom
  const phrases = phrasesAt(content, width)
  const logo = content.logo ? logoSide : 0
  const room = height - logo - phrases.height - 2 * GAP
  const name = nameOf(content, box(width, room), { size: nameSize, steps: STEPS })
  const rest = height - logo - name.height - phrases.height
  const x = centered ? side + width / 2 : side
  const top = paddingTop + (centered ? (rest - (logo ? 2 : 1) * GAP) / 2 : 0)
  const nameTop = top + logo + (centered ? (logo ? GAP : 0) : rest / 2)
  const phrasesTop = centered ? nameTop + name.height + GAP : HEIGHT - paddingBottom - phrases.height
  return [
    ...logoItems(content, { x: centered ? x - logoSide / 2 : x, y: top, side: logoSide }),
    ...textItems(name, { x, y: nameTop, centered }),
    ...phrases.itemsAt(x, phrasesTop),
  ]
}

/** What hangs from the fold. */
function hangingItems({ drawing, theme }: PrintContent): SheetItem[] {
  const { hangs } = PRINT_LOOKS[drawing]
  if (!hangs) return []
  const { svg, height, parts } = HANGINGS[hangs]
  const size = { width: WIDTH, height }
  return [{ kind: 'image', x: 0, y: 0, ...size, source: { svg: svg(theme, size, parts) }, alt: '' }]
}

/** One face, from the origin with the fold at its upper edge: texts on the left, code and URL on the right. */
export function faceItems(content: PrintContent): SheetItem[] {
  const { padding, columnGap, code: codeSide } = TENTS[content.drawing]
  const [top, side, bottom] = padding
  const code = codeBoxOf(content, { ...CODE, side: codeSide })
  return [
    ...groundItems(content, FACE),
    ...frameItems(content, FACE),
    ...hangingItems(content),
    ...columnItems(content, WIDTH - 2 * side - columnGap - code.width),
    ...code.itemsAt(WIDTH - side - code.width, top + (HEIGHT - top - bottom - code.height) / 2),
  ]
}

/**
 * A5 to fold, filled to its edges. The upper half is printed upside down, so that both faces can be read when the tent
 * stands; two short lines show where to fold.
 */
export function tentItems(content: PrintContent): SheetItem[] {
  const items = faceItems(content)
  const line = { kind: 'line', y1: HEIGHT, y2: HEIGHT, thickness: 0.2 } as const
  const ink = inkOf(content.theme[PRINT_LOOKS[content.drawing].text])
  return [
    { kind: 'group', x: 0, y: 0, ...FACE, turn: 180, items },
    { kind: 'group', x: 0, y: HEIGHT, ...FACE, items },
    { ...line, ink, x1: 0, x2: FOLD_MARK },
    { ...line, ink, x1: WIDTH - FOLD_MARK, x2: WIDTH },
  ]
}
