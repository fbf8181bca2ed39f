import { box } from '#platform/typeset/fit-whole.ts'
import type { SheetItem } from '#platform/typeset/sheet.ts'
import type { PrintContent } from './content.ts'
import { frameItems, groundItems, inkOf, logoItems } from './ground.ts'
import { PRINT_LOOKS } from './looks.ts'
import { codeBoxOf, nameOf, phrasesOf } from './paper.ts'
import { heightOf, textItems, textsBelow } from './text.ts'

/** A5 portrait, folded across its middle: two faces of this size, in millimeters. */
export const FACE = { width: 148, height: 105 } as const
const { width: WIDTH, height: HEIGHT } = FACE
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
function columnItems(content: PrintContent, width: number): SheetItem[] {
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
  const nameTop = top + logo + (centered ? (logo ? GAP : 0) : rest / 2)
  const phrasesTop = centered ? nameTop + name.height + GAP : HEIGHT - padding - heightOf(phrases)
  return [
    ...logoItems(content, { x: centered ? x - LOGO / 2 : x, y: top, side: LOGO }),
    ...textItems(name, { x, y: nameTop, centered }),
    ...textsBelow(phrases, { x, y: phrasesTop, centered }),
  ]
}

/** One face, from the origin with the fold at its upper edge: texts on the left, code and URL on the right. */
export function faceItems(content: PrintContent): SheetItem[] {
  const padding = PADDING[content.style]
  const code = codeBoxOf(content, CODE)
  return [
    ...groundItems(content, FACE),
    ...frameItems(content, FACE),
    ...columnItems(content, WIDTH - 2 * padding - COLUMN_GAP[content.style] - code.width),
    ...code.itemsAt(WIDTH - padding - code.width, (HEIGHT - code.height) / 2),
  ]
}

/**
 * A5 to fold, filled to its edges. The upper half is printed upside down, so that both faces can be read when the tent
 * stands; two short lines show where to fold.
 */
export function tentItems(content: PrintContent): SheetItem[] {
  const items = faceItems(content)
  const line = { kind: 'line', y1: HEIGHT, y2: HEIGHT, thickness: 0.2 } as const
  const ink = inkOf(content.theme[PRINT_LOOKS[content.style].text])
  return [
    { kind: 'group', x: 0, y: 0, ...FACE, turn: 180, items },
    { kind: 'group', x: 0, y: HEIGHT, ...FACE, items },
    { ...line, ink, x1: 0, x2: FOLD_MARK },
    { ...line, ink, x1: WIDTH - FOLD_MARK, x2: WIDTH },
  ]
}
