import { drawCode, sideForCode } from './code.ts'
import { INK, type PrintContent } from './content.ts'
import { drawText, fitText, linesHeight, type Room } from './text.ts'

/** A round sticker of 70 mm. */
const DIAMETER = 70
const CENTER = DIAMETER / 2
const CODE_MM = 31
const CODE_TOP = 15
/** White space around the quiet zone; without it, the rounded corners would cut into it. */
const FRAME = 0.8
const CORNER = 2
/** Nothing is written nearer to the edge: the cut is never exact. */
const EDGE = 2.5
const GAP = 0.8

/** Width of the disc at this height, without its edge. */
function chord(y: number): number {
  const radius = CENTER - EDGE
  const distance = Math.abs(CENTER - y)
  return distance >= radius ? 0 : 2 * Math.sqrt(radius ** 2 - distance ** 2)
}

/** The place above `bottom`: a line is as wide as the disc at its upper edge. */
const above = (bottom: number): Room => ({
  height: bottom - EDGE,
  widthOf: (line, lines, size) => chord(bottom - linesHeight(lines - line, size)),
})

/** The place below `top`: a line is as wide as the disc at its lower edge. */
const below = (top: number): Room => ({
  height: DIAMETER - EDGE - top,
  widthOf: (line, _lines, size) => chord(top + linesHeight(line + 1, size)),
})

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
  const nameBottom = CODE_TOP - GAP
  const name = fitText(document, content.name, above(nameBottom), nameStyle)
  drawText(document, name, CENTER, nameBottom - name.height)

  const [first = '', second = '', ...rest] = content.phrases
  let y = CODE_TOP + box + GAP
  for (const phrase of [`${first} · ${second}`, ...rest]) {
    const text = fitText(document, phrase, below(y), phraseStyle)
    drawText(document, text, CENTER, y)
    y += text.height
  }
  const urlTop = y + GAP / 2
  drawText(document, fitText(document, content.url, below(urlTop), urlStyle), CENTER, urlTop)
}
