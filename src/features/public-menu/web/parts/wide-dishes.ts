/** Columns of cards that the modern look has from 768, 1024 and 1180 px (decision 0131). */
export const CARD_COLUMNS = [2, 3, 4] as const
/** Of the dishes with and without a photo, so many are tried. */
const CANDIDATES = 8

/** True when the cards, in this order, leave no hole and fill their last row. */
function fillsRows(columns: number, count: number, wide: ReadonlySet<number>): boolean {
  let column = 0
  for (let index = 0; index < count; index++) {
    const width = wide.has(index) ? 2 : 1
    if (column + width > columns) return false
    column = (column + width) % columns
  }
  return column === 0
}

/** The first choice of `size` of these that the rows can hold; undefined when there is none. */
function choose(
  candidates: readonly number[],
  size: number,
  fits: (chosen: number[]) => boolean,
  chosen: number[] = [],
): number[] | undefined {
  if (chosen.length === size) return fits(chosen) ? chosen : undefined
  for (const [at, candidate] of candidates.entries()) {
    const found = choose(candidates.slice(at + 1), size, fits, [...chosen, candidate])
    if (found) return found
  }
  return undefined
}

/** The dishes to widen beside these, which are wide already, so that all rows are full; undefined where that cannot be. */
function filling(hasPhoto: readonly boolean[], columns: number, wide: readonly number[]): number[] | undefined {
  const count = hasPhoto.length
  const missing = (columns - ((count + wide.length) % columns)) % columns
  const others = hasPhoto.map((_, index) => index).filter(index => !wide.includes(index))
  const lastFirst = (photo: boolean): number[] =>
    others
      .filter(index => hasPhoto[index] === photo)
      .slice(-CANDIDATES)
      .toReversed()
  const fits = (chosen: number[]): boolean => fillsRows(columns, count, new Set([...wide, ...chosen]))
  return choose([...lastFirst(true), ...lastFirst(false)], missing, fits)
}

/**
 * Which dishes take two of `columns` columns: the first when it has a photo, and as many others as fill the last row,
 * those with a photo rather than those without, the last ones rather than the first ones.
 */
export function wideDishes(hasPhoto: readonly boolean[], columns: number): ReadonlySet<number> {
  const hero = hasPhoto[0] ? [0] : []
  const beside = filling(hasPhoto, columns, hero)
  if (beside) return new Set([...hero, ...beside])
  return new Set(filling(hasPhoto, columns, []) ?? hero)
}
