import { QR_MIN_PRINT_MM } from '../../qr.limits.ts'
import { drawCode, sideForCode } from './code.ts'
import { INK, INK_2, type PrintContent } from './content.ts'
import { box, drawText, type FittedText, fitText } from './text.ts'

/** A5 portrait, folded across its middle: two faces of this size, in millimeters. */
const WIDTH = 148
const HEIGHT = 105
const BAR = 5
const PADDING = 9
const GAP = 2.5
const COLUMN = 62
const CODE_SIDE = 62
const FOLD_MARK = 4
const PHRASE_HEIGHT = 13

const NAME = { family: 'display', size: 11, minSize: 5, color: INK, maxLines: 3 } as const
const PHRASE = { family: 'text', size: 5, minSize: 3.5, color: INK_2, maxLines: 1 } as const
const URL_TEXT = { family: 'strong', size: 4.4, minSize: 2.6, color: INK, maxLines: 1 } as const

const heightOf = (texts: FittedText[]): number => texts.reduce((sum, text) => sum + text.height, 0)

/** One face, drawn at the origin with the fold at its upper edge: texts on the left, code and URL on the right. */
export function drawFace(document: PDFKit.PDFDocument, content: PrintContent): void {
  const middle = BAR + (HEIGHT - BAR) / 2
  document.rect(0, 0, WIDTH, BAR).fill(content.primary)
  const phrases = content.phrases.map(phrase => fitText(document, phrase, box(COLUMN, PHRASE_HEIGHT), PHRASE))
  const room = HEIGHT - BAR - 2 * PADDING - GAP - heightOf(phrases)
  const name = fitText(document, content.name, box(COLUMN, room), NAME)
  let y = middle - (heightOf([name, ...phrases]) + GAP) / 2
  drawText(document, name, PADDING + COLUMN / 2, y)
  y += name.height + GAP
  for (const phrase of phrases) {
    drawText(document, phrase, PADDING + COLUMN / 2, y)
    y += phrase.height
  }
  const side = Math.max(CODE_SIDE, sideForCode(content.matrix, QR_MIN_PRINT_MM))
  const url = fitText(document, content.url, box(side, HEIGHT - BAR - PADDING - side), URL_TEXT)
  const left = WIDTH - PADDING - side
  const top = middle - (side + url.height) / 2
  drawCode(document, content.matrix, { x: left, y: top, side })
  drawText(document, url, left + side / 2, top + side)
}

/** A5 to fold. The upper half is printed upside down, so that both faces can be read when the tent stands. */
export function drawTent(document: PDFKit.PDFDocument, content: PrintContent): void {
  document.save().rotate(180, { origin: [WIDTH / 2, HEIGHT / 2] })
  drawFace(document, content)
  document.restore()
  document.save().translate(0, HEIGHT)
  drawFace(document, content)
  document.restore()
  document.lineWidth(0.2).strokeColor(content.onPrimary)
  document.moveTo(0, HEIGHT).lineTo(FOLD_MARK, HEIGHT)
  document
    .moveTo(WIDTH - FOLD_MARK, HEIGHT)
    .lineTo(WIDTH, HEIGHT)
    .stroke()
}
