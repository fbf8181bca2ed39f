/** Columns of cards that the modern look has from 768, 1024 and 1180 px (decision 0131). */
export const CARD_COLUMNS = [2, 3, 4] as const
/** Of the dishes of each kind, so many are tried. */
const CANDIDATES = 8

/**
 * `cut` is upright or a panorama: a wide card, whose picture is nearly square, shows half of it. `none` has no photo.
 */
export type PhotoShape = 'wide' | 'cut' | 'none'
const SHAPES: readonly PhotoShape[] = ['wide', 'cut', 'none']
/** Width by height, from a square to the widest film. */
const UNCUT = { from: 1, to: 1.9 }

/** How much a wide card would cut of this photo. */
export const photoShape = (image: { width: number; height: number } | null): PhotoShape => {
  if (!image) return 'none'
  const ratio = image.width / image.height
  return ratio >= UNCUT.from && ratio <= UNCUT.to ? 'wide' : 'cut'
}

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

/**
 * The dishes to widen beside these, which are wide already, so that all rows are full; undefined where that cannot be.
 */
function filling(photos: readonly PhotoShape[], columns: number, wide: readonly number[]): number[] | undefined {
  const count = photos.length
  const missing = (columns - ((count + wide.length) % columns)) % columns
  const others = photos.map((_, index) => index).filter(index => !wide.includes(index))
  const lastFirst = (shape: PhotoShape): number[] =>
    others
      .filter(index => photos[index] === shape)
      .slice(-CANDIDATES)
      .toReversed()
  const fits = (chosen: number[]): boolean => fillsRows(columns, count, new Set([...wide, ...chosen]))
  return choose(SHAPES.flatMap(lastFirst), missing, fits)
}

/**
 * Which dishes take two of `columns` columns: the first when it has a photo, and as many others as fill the last row,
 * those with a photo that it does not cut, then those with another, then those without; the last ones rather than the
 * first ones.
 */
export function wideDishes(photos: readonly PhotoShape[], columns: number): ReadonlySet<number> {
  const hero = photos[0] === 'none' ? [] : [0]
  const beside = filling(photos, columns, hero)
  if (beside) return new Set([...hero, ...beside])
  return new Set(filling(photos, columns, []) ?? hero)
}
