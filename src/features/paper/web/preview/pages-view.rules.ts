import type { SheetOptions } from '../../paper.contract.ts'

/** A picture of a page is drawn in points, of which an inch has 72 and a screen 96. */
const PX_OF_A_POINT = 96 / 72
export type PageSize = { width: number; height: number }

/** True size of a page in CSS pixels, from its picture. */
export function sizeOf(picture: string): PageSize {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture) ?? []
  return { width: Number(width ?? 0) * PX_OF_A_POINT, height: Number(height ?? 0) * PX_OF_A_POINT }
}

/** The pages that begin a spread of an opened booklet: 1, 3, 5, from 0. */
const isLeft = (page: number): boolean => page % 2 === 1

/**
 * Which pages are shown together, from 0: two, but of a booklet the cover beside its first spread, then one spread
 * after the other, and the back beside the last (PAPER-AND-NUMBERS §5 2).
 */
export function turnsOf(count: number, { format }: Pick<SheetOptions, 'format'>): number[][] {
  const all = Array.from({ length: count }, (_, page) => page)
  const isSmallest = count === 4
  const beginsInBooklet = (page: number): boolean =>
    page === 0 || (isLeft(page) && page > 2 && (isSmallest || page < count - 1))
  const starts = all.filter(page => (format === 'booklet' ? beginsInBooklet(page) : page % 2 === 0))
  return starts.map((start, index) => all.slice(start, starts[index + 1] ?? count))
}
