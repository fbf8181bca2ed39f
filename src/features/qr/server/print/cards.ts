import { box } from '#platform/typeset/fit-whole.ts'
import type { SheetItem } from '#platform/typeset/sheet.ts'
import type { PrintContent } from './content.ts'
import { frameItems, groundItems, inkOf, logoItems } from './ground.ts'
import { PRINT_LOOKS } from './looks.ts'
import { type CodeBox, codeBoxOf, nameOf, phrasesOf } from './paper.ts'
import { heightOf, type PrintedText, textItems, textsBelow } from './text.ts'

/** A6 portrait, in millimeters. */
export const CARD = { width: 105, height: 148 } as const
const { width: WIDTH, height: HEIGHT } = CARD
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
function partsOf(content: PrintContent): Parts {
  const { layout } = PRINT_LOOKS[content.drawing]
  const width = WIDTH - 2 * PADDING[layout]
  const code = codeBoxOf(content, { side: CODE_SIDE[layout], padding: CODE_PADDING, below: CODE_BELOW })
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
function topItems(content: PrintContent, { name, top, logo }: Parts): SheetItem[] {
  const { layout } = PRINT_LOOKS[content.drawing]
  const padding = PADDING[layout]
  if (layout === 'modern') {
    const middle = padding + top / 2
    const x = padding + (logo && logo + LOGO_GAP)
    return [
      ...logoItems(content, { x: padding, y: middle - LOGO / 2, side: LOGO }),
      ...textItems(name, { x, y: middle - name.height / 2, centered: false }),
    ]
  }
  const centered = layout === 'classic'
  const y = padding + (logo && logo + GAP)
  return [
    ...logoItems(content, { x: centered ? (WIDTH - LOGO) / 2 : padding, y: padding, side: LOGO }),
    ...textItems(name, { x: centered ? WIDTH / 2 : padding, y, centered }),
  ]
}

/** One card, from the origin: logo and name, code and URL, phrases. */
export function cardItems(content: PrintContent): SheetItem[] {
  const { layout } = PRINT_LOOKS[content.drawing]
  const padding = PADDING[layout]
  const parts = partsOf(content)
  const { phrases, code, top } = parts
  const bottom = HEIGHT - padding - heightOf(phrases)
  const codeTop = (padding + top + bottom - code.height) / 2
  const centered = layout === 'classic'
  return [
    ...groundItems(content, CARD),
    ...frameItems(content, CARD),
    ...topItems(content, parts),
    ...code.itemsAt(layout === 'minimal' ? padding : (WIDTH - code.width) / 2, codeTop),
    ...textsBelow(phrases, { x: centered ? WIDTH / 2 : padding, y: bottom, centered }),
  ]
}

/** A4 with up to four A6 cards, equal or different, and lines to cut along (PAPER-AND-NUMBERS §4). */
export function cardSheetItems(contents: readonly PrintContent[]): SheetItem[] {
  const [first] = contents
  if (!first) return []
  const card = (content: PrintContent, place: number): SheetItem => ({
    kind: 'group',
    x: (place % 2) * WIDTH,
    y: Math.floor(place / 2) * HEIGHT,
    ...CARD,
    items: cardItems(content),
  })
  const ink = inkOf(first.theme[PRINT_LOOKS[first.drawing].text])
  const cut = { kind: 'line', ink, thickness: 0.1, dash: [2, 2] } as const
  return [
    ...contents.map(card),
    { ...cut, x1: WIDTH, y1: 0, x2: WIDTH, y2: 2 * HEIGHT + 1 },
    { ...cut, x1: 0, y1: HEIGHT, x2: 2 * WIDTH, y2: HEIGHT },
  ]
}
