import type { PaintedTheme } from '#features/theme/looks.ts'
import { mix } from '#features/theme/color.ts'
import { INK, type PrintContent } from './content.ts'
import { drawCode } from './code.ts'
import { PAPER_GROUND } from '../../qr.rules.ts'
import { PRINT_LOOKS } from './looks.ts'
import { drawSignLine } from './ornaments.ts'
import { box, fitStepwise, fitWhole, type Room, type SizeStep } from '#platform/text-setting/fit-whole.ts'
import { drawText, type PrintedText, type Shadow } from './text.ts'

type Document = PDFKit.PDFDocument
type Size = { width: number; height: number }

const STRIPE = 6
/** Strength of a stripe of the tablecloth; where two cross, the theme has a color of its own. */
const STRIPE_STRENGTH = 0.045
const FRAME_INSET = 3.35
const FRAME_GAP = 1
const FRAME_WIDTH = 0.3

const startsOf = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / (2 * STRIPE)) }, (_, index) => index * 2 * STRIPE)

/** A tablecloth, in three plain colors, because printers do not like transparent ones. */
function drawGingham(document: Document, { theme }: PrintContent, { width, height }: Size): void {
  for (const x of startsOf(width)) document.rect(x, 0, Math.min(STRIPE, width - x), height)
  for (const y of startsOf(height)) document.rect(0, y, width, Math.min(STRIPE, height - y))
  document.fill(mix(theme.primary, theme.gingham, STRIPE_STRENGTH))
  for (const x of startsOf(width))
    for (const y of startsOf(height)) document.rect(x, y, Math.min(STRIPE, width - x), Math.min(STRIPE, height - y))
  document.fill(theme.crossing)
}

/** The ground of a sheet from the origin, in the owner's color: no white edge is left. */
export function drawGround(document: Document, content: PrintContent, size: Size): void {
  const { drawing, theme } = content
  document.rect(0, 0, size.width, size.height).fill(theme[PAPER_GROUND[drawing]])
  if (PRINT_LOOKS[drawing].ground === 'gingham') drawGingham(document, content, size)
}

/** The line along the edges of a sheet: a double one, or the gilt one of a sign. */
export function drawFrame(document: Document, { drawing, theme }: PrintContent, size: Size): void {
  const { frame } = PRINT_LOOKS[drawing]
  if (frame === 'sign') drawSignLine(document, theme.sign, size)
  if (frame !== 'double') return
  const { width, height } = size
  document.lineWidth(FRAME_WIDTH)
  for (const inset of [FRAME_INSET, FRAME_INSET + FRAME_GAP])
    document.rect(inset, inset, width - 2 * inset, height - 2 * inset).stroke(theme.accent)
}

/** The logo on its plate, in some looks with a line around it. */
export function drawLogo(
  document: Document,
  { logo, drawing, theme }: PrintContent,
  { x, y, side, ring = true }: { x: number; y: number; side: number; ring?: boolean },
): void {
  if (!logo) return
  const { plateRadius, platePadding, plateRing } = PRINT_LOOKS[drawing]
  const [middleX, middleY] = [x + side / 2, y + side / 2]
  const { plate } = logo
  if (plate !== null && plateRing) {
    document.circle(middleX, middleY, side / 2).fill(plate)
    if (ring)
      document
        .circle(middleX, middleY, side / 2 + plateRing.gap)
        .lineWidth(FRAME_WIDTH)
        .stroke(theme[plateRing.color])
  } else if (plate !== null) document.roundedRect(x, y, side, side, plateRadius(side)).fill(plate)
  const padding = plate === null ? 0 : side * platePadding
  const inner = side - 2 * padding
  document.image(logo.href, x + padding, y + padding, { width: inner, height: inner })
}

export type NameOptions = { size: number; steps: readonly [...SizeStep[], SizeStep] }

/** Painted: first the shade, over it the ground that shows through. */
const shadowsOf = (theme: PaintedTheme): Shadow[] => [
  { color: theme.shade, by: 0.062 },
  { color: theme.primary, by: 0.028 },
]

/** The restaurant's name in the look's own font. */
export function nameOf({ name, drawing, theme }: PrintContent, room: Room, { size, steps }: NameOptions): PrintedText {
  const look = PRINT_LOOKS[drawing]
  return fitStepwise(look.capitals ? name.toLocaleUpperCase('es') : name, room, {
    style: { ...look.name, size, color: theme[look.nameColor], ...(look.shadow && { shadows: shadowsOf(theme) }) },
    steps,
  })
}

const PHRASE_LINE_HEIGHT = 1.25
const PHRASE_LINES = 3
const PHRASE_MIN = 0.55

type PhraseOptions = { phrase: string; isFirst: boolean; room: Room; size: number; maxLines?: number }

/** A phrase; the first one stands out. A long one gets up to three lines before it becomes smaller. */
export function phraseOf(
  { drawing, theme }: PrintContent,
  { phrase, isFirst, room, size, maxLines = PHRASE_LINES }: PhraseOptions,
): PrintedText {
  const look = PRINT_LOOKS[drawing]
  return fitWhole(phrase, room, {
    font: look.phrases[isFirst ? 0 : 1],
    size: size * look.phraseScale,
    minSize: size * PHRASE_MIN,
    color: theme[look.text],
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

/** Draws texts one below the other; answers where the last one ends. */
export function drawTexts(
  document: Document,
  texts: readonly PrintedText[],
  { x, y, centered }: { x: number; y: number; centered: boolean },
): number {
  return texts.reduce((top, text) => {
    drawText(document, text, { x, y: top, centered })
    return top + text.height
  }, y)
}

export const heightOf = (texts: readonly PrintedText[]): number => texts.reduce((sum, text) => sum + text.height, 0)

const URL_STYLE = { font: 'hankenBold', size: 2.7, minSize: 2.2, color: INK, maxLines: 1, lineHeight: 1.2 } as const
const URL_GAP = 0.6
/** Space for two lines of the URL. */
const URL_HEIGHT = 7

const ZONE_STYLE = { font: 'hankenBold', size: 4.4, minSize: 2.2, color: INK, maxLines: 2, lineHeight: 1.15 } as const
const ZONE_HEIGHT = 10

export type CodeBox = { width: number; height: number; draw: (x: number, y: number) => void }

/** The code with its white zone, and below it the name of its zone and the URL, on white. */
export function codeBoxOf(
  document: Document,
  { matrix, zone, url, drawing, theme }: PrintContent,
  { side, padding, below }: { side: number; padding: number; below: number },
): CodeBox {
  const texts = [
    ...(zone ? [fitWhole(zone, box(side, ZONE_HEIGHT), ZONE_STYLE)] : []),
    fitWhole(url, box(side, URL_HEIGHT), URL_STYLE),
  ]
  const width = side + 2 * padding
  const height = padding + side + URL_GAP + heightOf(texts) + below
  return {
    width,
    height,
    draw: (x, y) => {
      const { codeRadius, codeFrame } = PRINT_LOOKS[drawing]
      drawWhite(document, { x, y, width, height }, codeRadius)
      if (codeFrame) document.roundedRect(x, y, width, height, codeRadius).lineWidth(0.5).stroke(theme[codeFrame])
      drawCode(document, matrix, { x: x + padding, y: y + padding, side })
      drawTexts(document, texts, { x: x + width / 2, y: y + padding + side + URL_GAP, centered: true })
    },
  }
}

/** White under a code, with the look's corners. */
export function drawWhite(
  document: Document,
  { x, y, width, height }: Size & { x: number; y: number },
  radius: number,
): void {
  if (radius === 0) document.rect(x, y, width, height).fill('#ffffff')
  else document.roundedRect(x, y, width, height, radius).fill('#ffffff')
}
