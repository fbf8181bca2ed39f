import { PRINT_LOOKS } from './looks.ts'
import type { PrintContent } from './content.ts'
import { codeBoxOf, drawFrame, drawGround, drawLogo, drawTexts, heightOf, nameOf, phrasesOf } from './paper.ts'
import { box } from '#platform/text-setting/fit-whole.ts'

/** A5 portrait, folded across its middle: two faces of this size, in millimeters. */
const WIDTH = 148
const HEIGHT = 105
const PADDING = { modern: 9, classic: 10, minimal: 9 } as const
const COLUMN_GAP = { modern: 7, classic: 6, minimal: 7 } as const
const NAME_SIZE = { modern: 20, classic: 22, minimal: 18 } as const
const GAP = 3
const LOGO = 18
const CODE = { side: 58, padding: 1.5, below: 2 } as const
const PHRASE = { size: 4, height: 18 } as const
const FOLD_MARK = 4
const STEPS = [
  { maxLines: 1, minSize: 13 },
  { maxLines: 2, minSize: 9 },
  { maxLines: 3, minSize: 8 },
  { maxLines: 4, minSize: 4.5 },
] as const

/**
 * Logo, name and phrases of a face: at the top, in the middle, at the bottom; in the classic look all in the middle.
 */
function drawColumn(document: PDFKit.PDFDocument, content: PrintContent, width: number): void {
  const { centered } = PRINT_LOOKS[content.style]
  const padding = PADDING[content.style]
  const height = HEIGHT - 2 * padding
  const phrases = phrasesOf(content, { width, ...PHRASE })
  const logo = content.logo ? LOGO : 0
  const room = height - logo - heightOf(phrases) - 2 * GAP
  const name = nameOf(content, box(width, room), { size: NAME_SIZE[content.style], steps: STEPS })
  const rest = height - logo - name.height - heightOf(phrases)
  const x = centered ? padding + width / 2 : padding
  const top = padding + (centered ? (rest - (logo ? 2 : 1) * GAP) / 2 : 0)
  drawLogo(document, content, { x: centered ? x - LOGO / 2 : x, y: top, side: LOGO })
  const nameTop = top + logo + (centered ? (logo ? GAP : 0) : rest / 2)
  drawTexts(document, [name], { x, y: nameTop, centered })
  const phrasesTop = centered ? nameTop + name.height + GAP : HEIGHT - padding - heightOf(phrases)
  drawTexts(document, phrases, { x, y: phrasesTop, centered })
}

function drawWritten(document: PDFKit.PDFDocument, content: PrintContent): void {
  const padding = PADDING[content.style]
  const code = codeBoxOf(document, content, CODE)
  drawFrame(document, content, { width: WIDTH, height: HEIGHT })
  drawColumn(document, content, WIDTH - 2 * padding - COLUMN_GAP[content.style] - code.width)
  code.draw(WIDTH - padding - code.width, (HEIGHT - code.height) / 2)
}

/** One face, drawn at the origin with the fold at its upper edge: texts on the left, code and URL on the right. */
export function drawFace(document: PDFKit.PDFDocument, content: PrintContent): void {
  drawGround(document, content, { width: WIDTH, height: HEIGHT })
  drawWritten(document, content)
}

/**
 * A5 to fold, filled to its edges. The upper half is printed upside down, so that both faces can be read when the tent
 * stands; two short lines show where to fold.
 */
export function drawTent(document: PDFKit.PDFDocument, content: PrintContent): void {
  document.save().rotate(180, { origin: [WIDTH / 2, HEIGHT / 2] })
  drawFace(document, content)
  document.restore()
  document.save().translate(0, HEIGHT)
  drawFace(document, content)
  document.restore()
  document.lineWidth(0.2).strokeColor(content.theme[PRINT_LOOKS[content.style].text])
  document.moveTo(0, HEIGHT).lineTo(FOLD_MARK, HEIGHT)
  document
    .moveTo(WIDTH - FOLD_MARK, HEIGHT)
    .lineTo(WIDTH, HEIGHT)
    .stroke()
}
