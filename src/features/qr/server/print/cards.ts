import type { PrintContent } from './content.ts'
import { PRINT_LOOKS } from './looks.ts'
import {
  type CodeBox,
  codeBoxOf,
  drawFrame,
  drawGround,
  drawLogo,
  drawTexts,
  heightOf,
  nameOf,
  phrasesOf,
} from './paper.ts'
import { box } from '#platform/text-setting/fit-whole.ts'
import type { PrintedText } from './text.ts'

/** A6 portrait, in millimeters. */
const WIDTH = 105
const HEIGHT = 148
const PADDING = { modern: 8, classic: 9, minimal: 8 } as const
const NAME_SIZE = { modern: 18, classic: 19, minimal: 16 } as const
const CODE_SIDE = { modern: 60, classic: 54, minimal: 60 } as const
const CODE_PADDING = 2.5
const CODE_BELOW = 3
const GAP = 3
const LOGO = 18
const LOGO_GAP = 5
/** The modern look's name stands beside the logo and has at least this height. */
const TOP_MIN = 26
const PHRASE = { size: 4, height: 18 } as const
const STEPS = [
  { maxLines: 1, minSize: 12 },
  { maxLines: 2, minSize: 7.5 },
  { maxLines: 3, minSize: 7 },
  { maxLines: 4, minSize: 4 },
] as const

type Parts = { name: PrintedText; phrases: PrintedText[]; code: CodeBox; top: number; logo: number }

/** The parts of a card with their heights; the name gets what is left. */
function partsOf(document: PDFKit.PDFDocument, content: PrintContent): Parts {
  const { layout } = PRINT_LOOKS[content.drawing]
  const width = WIDTH - 2 * PADDING[layout]
  const code = codeBoxOf(document, content, { side: CODE_SIDE[layout], padding: CODE_PADDING, below: CODE_BELOW })
  const phrases = phrasesOf(content, { width, ...PHRASE })
  const logo = content.logo ? LOGO : 0
  const beside = layout === 'modern'
  const room = HEIGHT - 2 * PADDING[layout] - code.height - heightOf(phrases) - 2 * GAP
  const nameRoom = beside ? box(width - (logo && logo + LOGO_GAP), room) : box(width, room - (logo && logo + GAP))
  const name = nameOf(content, nameRoom, { size: NAME_SIZE[layout], steps: STEPS })
  const top = beside ? Math.max(TOP_MIN, name.height, logo) : (logo && logo + GAP) + name.height
  return { name, phrases, code, top, logo }
}

/** Logo and name: beside each other (modern), in the middle (classic), below each other (minimal). */
function drawTop(document: PDFKit.PDFDocument, content: PrintContent, { name, top, logo }: Parts): void {
  const { layout } = PRINT_LOOKS[content.drawing]
  const padding = PADDING[layout]
  if (layout === 'modern') {
    const middle = padding + top / 2
    drawLogo(document, content, { x: padding, y: middle - LOGO / 2, side: LOGO })
    const x = padding + (logo && logo + LOGO_GAP)
    drawTexts(document, [name], { x, y: middle - name.height / 2, centered: false })
    return
  }
  const centered = layout === 'classic'
  drawLogo(document, content, { x: centered ? (WIDTH - LOGO) / 2 : padding, y: padding, side: LOGO })
  const y = padding + (logo && logo + GAP)
  drawTexts(document, [name], { x: centered ? WIDTH / 2 : padding, y, centered })
}

/** One card, drawn at the origin: logo and name, code and URL, phrases. */
export function drawCard(
  document: PDFKit.PDFDocument,
  content: PrintContent,
  parts = partsOf(document, content),
): void {
  const { layout } = PRINT_LOOKS[content.drawing]
  const padding = PADDING[layout]
  const { phrases, code, top } = parts
  drawGround(document, content, { width: WIDTH, height: HEIGHT })
  drawFrame(document, content, { width: WIDTH, height: HEIGHT })
  drawTop(document, content, parts)
  const bottom = HEIGHT - padding - heightOf(phrases)
  const codeTop = (padding + top + bottom - code.height) / 2
  code.draw(layout === 'minimal' ? padding : (WIDTH - code.width) / 2, codeTop)
  const centered = layout === 'classic'
  drawTexts(document, phrases, { x: centered ? WIDTH / 2 : padding, y: bottom, centered })
}

/** A4 with four A6 cards and lines to cut along (3-decisions "Which text wins"). */
export function drawCards(document: PDFKit.PDFDocument, content: PrintContent): void {
  const parts = partsOf(document, content)
  for (const [x, y] of [
    [0, 0],
    [WIDTH, 0],
    [0, HEIGHT],
    [WIDTH, HEIGHT],
  ] as const) {
    document.save().translate(x, y)
    drawCard(document, content, parts)
    document.restore()
  }
  document.lineWidth(0.1).dash(2, { space: 2 }).strokeColor(content.theme[PRINT_LOOKS[content.drawing].text])
  document.moveTo(WIDTH, 0).lineTo(WIDTH, 2 * HEIGHT + 1)
  document.moveTo(0, HEIGHT).lineTo(2 * WIDTH, HEIGHT)
  document.stroke().undash()
}
