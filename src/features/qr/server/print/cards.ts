import { QR_MIN_PRINT_MM } from '../../qr.limits.ts'
import { drawCode, sideForCode } from './code.ts'
import { INK, INK_2, type PrintContent } from './content.ts'
import { box, drawText, fitText } from './text.ts'

/** A6 portrait, in millimeters. */
const WIDTH = 105
const HEIGHT = 148
const BAR = 5
const PADDING = 8
const GAP = 3
const CODE_SIDE_MAX = 72

/** With all texts this high, the smallest code that may be printed still has its place. */
const NAME_HEIGHT = 26
const PHRASE_HEIGHT = 9
const URL_HEIGHT = 12
const NAME = { family: 'display', size: 10, minSize: 4.5, color: INK, maxLines: 2 } as const
const PHRASE = { family: 'text', size: 4.9, minSize: 3.5, color: INK_2, maxLines: 1 } as const
const URL_TEXT = { family: 'strong', size: 4.4, minSize: 2.6, color: INK, maxLines: 1 } as const

/** One card, drawn at the origin: bar, name, phrases, code and URL, all centered. */
export function drawCard(document: PDFKit.PDFDocument, content: PrintContent): void {
  const width = WIDTH - 2 * PADDING
  const name = fitText(document, content.name, box(width, NAME_HEIGHT), NAME)
  const phrases = content.phrases.map(phrase => fitText(document, phrase, box(width, PHRASE_HEIGHT), PHRASE))
  const url = fitText(document, content.url, box(width, URL_HEIGHT), URL_TEXT)
  const written = [name, ...phrases, url].reduce((sum, text) => sum + text.height, 0)
  const room = HEIGHT - BAR - 2 * PADDING - written - 3 * GAP
  const side = Math.max(sideForCode(content.matrix, QR_MIN_PRINT_MM), Math.min(CODE_SIDE_MAX, room))
  document.rect(0, 0, WIDTH, BAR).fill(content.primary)
  let y = BAR + PADDING + Math.max(0, room - side) / 2
  drawText(document, name, WIDTH / 2, y)
  y += name.height + GAP / 2
  for (const phrase of phrases) {
    drawText(document, phrase, WIDTH / 2, y)
    y += phrase.height
  }
  drawCode(document, content.matrix, { x: (WIDTH - side) / 2, y: y + GAP, side })
  drawText(document, url, WIDTH / 2, y + side + 1.5 * GAP)
}

/** A4 with four A6 cards and lines to cut along (3-decisions "Which text wins"). */
export function drawCards(document: PDFKit.PDFDocument, content: PrintContent): void {
  for (const [x, y] of [
    [0, 0],
    [WIDTH, 0],
    [0, HEIGHT],
    [WIDTH, HEIGHT],
  ] as const) {
    document.save().translate(x, y)
    drawCard(document, content)
    document.restore()
  }
  document.lineWidth(0.1).dash(2, { space: 2 }).strokeColor(INK_2)
  document.moveTo(WIDTH, 0).lineTo(WIDTH, 2 * HEIGHT + 1)
  document.moveTo(0, HEIGHT).lineTo(2 * WIDTH, HEIGHT)
  document.stroke().undash()
}
