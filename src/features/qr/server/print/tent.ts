import { PRINT_LOOKS } from './looks.ts'
import type { PrintContent } from './content.ts'
import { codeBoxOf, drawFrame, drawGround, drawLogo, drawTexts, heightOf, nameOf, phrasesOf } from './paper.ts'
import type { Drawing } from '#features/theme/looks.ts'
import { box, fitWhole, unitWidth } from '#platform/text-setting/fit-whole.ts'
import { drawAwning, drawBunting, drawTicket } from './ornaments.ts'

/** A5 portrait, folded across its middle: two faces of this size, in millimeters. */
const WIDTH = 148
const HEIGHT = 105
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
const PHRASE = { size: 4, height: 18 } as const
/** The first phrase on its ticket. */
const TICKET = { size: 5.2, height: 8, x: 3.5, y: 1, notch: 1.2, below: 1.5 } as const
const FOLD_MARK = 4
const STEPS = [
  { maxLines: 1, minSize: 13 },
  { maxLines: 2, minSize: 9 },
  { maxLines: 3, minSize: 8 },
  { maxLines: 4, minSize: 4.5 },
] as const

type Phrases = { height: number; draw: (x: number, y: number) => void }

/** The phrases one below the other; where pennants hang, the first one is written on a ticket. */
function phrasesAt(document: PDFKit.PDFDocument, content: PrintContent, width: number): Phrases {
  const { centered, hangs, name } = PRINT_LOOKS[content.drawing]
  const [first = '', ...rest] = content.phrases
  if (hangs !== 'bunting') {
    const texts = phrasesOf(content, { width, ...PHRASE })
    return { height: heightOf(texts), draw: (x, y) => void drawTexts(document, texts, { x, y, centered }) }
  }
  const style = {
    font: name.font,
    size: TICKET.size,
    minSize: TICKET.size / 2,
    maxLines: 1,
    lineHeight: 1.1,
    color: content.theme['on-accent'],
  }
  const written = fitWhole(first, box(width - 2 * TICKET.x, TICKET.height), style)
  const ticket = {
    width: Math.max(...written.lines.map(line => unitWidth(style, line))) * written.size + 2 * TICKET.x,
    height: written.height + 2 * TICKET.y,
    notch: TICKET.notch,
  }
  const texts = rest.length > 0 ? phrasesOf({ ...content, phrases: ['', ...rest] }, { width, ...PHRASE }).slice(1) : []
  return {
    height: ticket.height + (texts.length > 0 ? TICKET.below + heightOf(texts) : 0),
    draw: (x, y) => {
      drawTicket(document, content.theme.accent, { ...ticket, x, y })
      drawTexts(document, [written], { x: x + TICKET.x, y: y + TICKET.y, centered: false })
      drawTexts(document, texts, { x, y: y + ticket.height + TICKET.below, centered })
    },
  }
}

/**
 * Logo, name and phrases of a face: at the top, in the middle, at the bottom; in looks that are centered all in the
 * middle.
 */
function drawColumn(document: PDFKit.PDFDocument, content: PrintContent, width: number): void {
  const { centered } = PRINT_LOOKS[content.drawing]
  const { padding, name: nameSize, logo: logoSide } = TENTS[content.drawing]
  const [paddingTop, side, paddingBottom] = padding
  const height = HEIGHT - paddingTop - paddingBottom
  const phrases = phrasesAt(document, content, width)
  const logo = content.logo ? logoSide : 0
  const room = height - logo - phrases.height - 2 * GAP
  const name = nameOf(content, box(width, room), { size: nameSize, steps: STEPS })
  const rest = height - logo - name.height - phrases.height
  const x = centered ? side + width / 2 : side
  const top = paddingTop + (centered ? (rest - (logo ? 2 : 1) * GAP) / 2 : 0)
  drawLogo(document, content, { x: centered ? x - logoSide / 2 : x, y: top, side: logoSide })
  const nameTop = top + logo + (centered ? (logo ? GAP : 0) : rest / 2)
  drawTexts(document, [name], { x, y: nameTop, centered })
  phrases.draw(x, centered ? nameTop + name.height + GAP : HEIGHT - paddingBottom - phrases.height)
}

function drawWritten(document: PDFKit.PDFDocument, content: PrintContent): void {
  const { padding, columnGap, code: codeSide } = TENTS[content.drawing]
  const [top, side, bottom] = padding
  const { hangs } = PRINT_LOOKS[content.drawing]
  const code = codeBoxOf(document, content, { ...CODE, side: codeSide })
  drawFrame(document, content, { width: WIDTH, height: HEIGHT })
  if (hangs === 'awning') drawAwning(document, content.theme, WIDTH)
  if (hangs === 'bunting') drawBunting(document, content.theme, WIDTH)
  drawColumn(document, content, WIDTH - 2 * side - columnGap - code.width)
  code.draw(WIDTH - side - code.width, top + (HEIGHT - top - bottom - code.height) / 2)
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
  document.lineWidth(0.2).strokeColor(content.theme[PRINT_LOOKS[content.drawing].text])
  document.moveTo(0, HEIGHT).lineTo(FOLD_MARK, HEIGHT)
  document
    .moveTo(WIDTH - FOLD_MARK, HEIGHT)
    .lineTo(WIDTH, HEIGHT)
    .stroke()
}
