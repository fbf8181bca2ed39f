import { awningSvg, boardSvg, buntingSvg } from '#features/theme/paper-ornaments.ts'
import type { SheetItem } from '#platform/typeset/sheet.ts'
import type { LookHead, PaperHouse } from './house.ts'
import type { Letters } from './looks.ts'

type Area = { x: number; y: number; width: number; height: number }

/** What hangs from the upper edge of a head or a cover: millimeters, and about how wide a part is. */
const HANGINGS = {
  awning: { svg: awningSvg, height: 11, part: 11.4, isOdd: true },
  bunting: { svg: buntingSvg, height: 8, part: 8, isOdd: false },
} as const
/** Of a board, around the name. */
const BOARD = { x: 7, y: 3.5 } as const

/** The house's name in the look's letters: a sheet that has none of its own keeps those of its base. */
export const nameText = (head: LookHead | null, name: string): string =>
  head?.isCapitals ? name.toLocaleUpperCase('es') : name
export const nameLetters = (head: LookHead | null, base: Letters): Letters =>
  head ? { face: head.face, spacing: head.spacing, size: base.size, line: base.size * head.lineHeight } : base

/** How much a hanging takes from the top of a head. */
export const hangingHeight = (head: LookHead | null): number =>
  head && head.ornament !== 'board' ? HANGINGS[head.ornament].height : 0

/** An awning or pennants along the upper edge of an area; they hang as low as they always do. */
export function hangingItems(head: LookHead | null, { x, y, width }: Omit<Area, 'height'>, above = 0): SheetItem[] {
  if (!head || head.ornament === 'board') return []
  const { svg, height: drop, part, isOdd } = HANGINGS[head.ornament]
  const half = Math.max(1, Math.round(width / part / 2))
  const size = { width, height: drop + above }
  return [{ kind: 'image', x, y, ...size, source: { svg: svg(head.drawn, size, 2 * half + (isOdd ? 1 : 0)) }, alt: '' }]
}

/** Room between the edge of a board and the name on it. */
export const boardRoom = (head: LookHead | null): { x: number; y: number } =>
  head?.ornament === 'board' ? BOARD : { x: 0, y: 0 }
export const boardItems = (head: LookHead | null, area: Area): SheetItem[] =>
  head?.ornament === 'board' ? [{ kind: 'image', ...area, source: { svg: boardSvg(head.drawn, area) }, alt: '' }] : []

/** The radius of a logo's plate; of a look without a head of its own, that of the base. */
export const plateRadius = ({ head }: PaperHouse, side: number, base: number): number =>
  head ? head.plateRadius * side : base
