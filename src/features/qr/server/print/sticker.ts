import { drawCode, sideForCode } from './code.ts'
import { INK, type PrintContent } from './content.ts'
import { drawText, fitText } from './text.ts'

/** A round sticker of 70 mm. */
const DIAMETER = 70
const CENTER = DIAMETER / 2
const CODE_MM = 31
const CODE_TOP = 15
/** White space around the quiet zone; without it, the rounded corners would cut into it. */
const FRAME = 0.8
const CORNER = 2
/** Width available inside the circle at the height of each text. */
const NAME_WIDTH = 38
const NAME_MIDDLE = 10.4
const PHRASES_WIDTH = 46
const URL_WIDTH = 36
const PHRASES_TOP_GAP = 0.8

/** A disc in the restaurant's color with the code on white; a thin line shows where to cut. */
export function drawSticker(document: PDFKit.PDFDocument, content: PrintContent): void {
  const color = content.onPrimary
  const side = sideForCode(content.matrix, CODE_MM)
  const nameStyle = { family: 'display', size: 5, minSize: 2.2, color, maxLines: 2 } as const
  const phraseStyle = { family: 'strong', size: 2.2, minSize: 1.8, color, maxLines: 1 } as const
  const urlStyle = { family: 'strong', size: 2.4, minSize: 1.6, color, maxLines: 1 } as const
  document.circle(CENTER, CENTER, CENTER).fill(content.primary)
  document
    .circle(CENTER, CENTER, CENTER - 0.05)
    .lineWidth(0.1)
    .stroke(INK)
  const box = side + 2 * FRAME
  document.roundedRect(CENTER - box / 2, CODE_TOP, box, box, CORNER).fill('#ffffff')
  drawCode(document, content.matrix, { x: CENTER - side / 2, y: CODE_TOP + FRAME, side })
  const name = fitText(document, content.name, NAME_WIDTH, nameStyle)
  drawText(document, name, CENTER, NAME_MIDDLE - name.height / 2)
  const [first = '', second = '', ...rest] = content.phrases
  let y = CODE_TOP + box + PHRASES_TOP_GAP
  for (const phrase of [`${first} · ${second}`, ...rest]) {
    const text = fitText(document, phrase, PHRASES_WIDTH, phraseStyle)
    drawText(document, text, CENTER, y)
    y += text.height
  }
  drawText(document, fitText(document, content.url, URL_WIDTH, urlStyle), CENTER, y + PHRASES_TOP_GAP / 2)
}
