import type { Block, CategoryBlocks, Frame, Photo, Placed } from './block.ts'

const SLACK = 0.01

export const heightOf = (dishes: readonly Block[], between: number): number =>
  dishes.reduce((sum, { height }) => sum + height, 0) + between * Math.max(0, dishes.length - 1)

/** What stands in one column: parts of categories, each with a head. */
type Part = { head: Block; dishes: readonly Block[]; between: number; photo?: Photo | undefined }
const partHeight = ({ head, dishes, between }: Part): number => head.height + heightOf(dishes, between)

/** At least so many dishes stand under a head, and are left over when a category is split (rules 2 and 3). */
const TOGETHER = 2

/** How many of the dishes fit in a height, as the rules of a split allow; 0: none. */
export function splitAt({ head, dishes, between }: Part, height: number): number {
  for (let count = dishes.length - TOGETHER; count >= TOGETHER; count -= 1)
    if (partHeight({ head, dishes: dishes.slice(0, count), between }) <= height + SLACK) return count
  return 0
}

/** As many as fit, whatever the rules say: for a category that is in no column whole and of which no two fit. */
function forcedAt(part: Part, height: number): number {
  for (let count = part.dishes.length - 1; count >= 1; count -= 1)
    if (partHeight({ ...part, dishes: part.dishes.slice(0, count) }) <= height + SLACK) return count
  return 0
}

/**
 * Fills columns down in the order of the carta (PAPER-AND-NUMBERS §4, 'Breaking pages'); null when they do not hold it.
 * `share`: the part of each column's height that may be used. `isBook`: a category that no page holds whole begins one
 * if more than half of it would not fit (rule 6).
 */
export function fillColumns(
  categories: readonly CategoryBlocks[],
  frames: readonly Frame[],
  { between, share = 1, isBook = false }: { between: number; share?: number; isBook?: boolean | undefined },
): Part[][] | null {
  const columns: Part[][] = frames.map(() => [])
  const room = (at: number): number => {
    const parts = columns[at] ?? []
    const used = parts.reduce((sum, part) => sum + partHeight(part) + between, 0)
    return (frames[at]?.height ?? 0) * share - used
  }
  let at = 0
  for (const category of categories) {
    let rest: Part = {
      head: category.head,
      dishes: category.dishes,
      between: category.betweenDishes,
      photo: category.photo,
    }
    while (rest.dishes.length > 0) {
      if (at >= frames.length) return null
      const whole = partHeight(rest)
      if (whole <= room(at) + SLACK) {
        columns[at]?.push(rest)
        break
      }
      const isEmpty = columns[at]?.length === 0
      const fitsLater = frames.slice(at + 1).some(frame => whole <= frame.height * share + SLACK)
      let count = fitsLater ? 0 : splitAt(rest, room(at))
      if (isBook && !isEmpty && rest.head === category.head && count < rest.dishes.length / 2) count = 0
      if (count === 0 && isEmpty && !fitsLater) count = forcedAt(rest, room(at))
      if (count > 0) {
        columns[at]?.push({ ...rest, dishes: rest.dishes.slice(0, count) })
        rest = { ...rest, head: category.headAgain, dishes: rest.dishes.slice(count), photo: undefined }
      }
      at += 1
    }
  }
  return columns
}

/** Room that is left in a column goes between its categories, so much at most; millimeters. */
const EXTRA_MAX = 9

/** Of a photo, in millimeters: it takes what is left, never the room of a dish (PAPER-AND-NUMBERS §4, 'Fitting'). */
const PHOTO = { least: 28, most: 66, below: 4, radius: 4 } as const

/** The photo of the first category that begins in a column, where its room is enough for one. */
function photoIn(parts: readonly Part[], room: number, width: number): { part: Part; block: Block } | undefined {
  const part = parts.find(({ photo }) => photo)
  const height = Math.min(PHOTO.most, room - PHOTO.below)
  if (!part?.photo || height < PHOTO.least) return undefined
  const { file, alt } = part.photo
  const draw: Block['draw'] = (x, y) => [
    { kind: 'image', x, y, width, height, source: { file }, alt, radius: PHOTO.radius },
  ]
  return { part, block: { height: height + PHOTO.below, draw } }
}

/** Then between its dishes, where that is how a sheet is set: to so many millimeters. */
function loosened(parts: readonly Part[], room: number, most: number): Part[] {
  const gaps = parts.reduce((sum, { dishes }) => sum + Math.max(0, dishes.length - 1), 0)
  if (gaps === 0 || room <= 0) return [...parts]
  return parts.map(part => ({ ...part, between: Math.max(part.between, Math.min(most, part.between + room / gaps)) }))
}

/** The columns as they are drawn. `mostBetween`: dishes stand up to so far apart where room is left. */
export function placeColumns(
  columns: readonly Part[][],
  frames: readonly Frame[],
  { between, mostBetween = 0 }: { between: number; mostBetween?: number | undefined },
): Placed[] {
  return columns.flatMap((parts, index) => {
    const frame = frames[index]
    if (!frame) return []
    const used = parts.reduce((sum, part) => sum + partHeight(part), 0) + between * Math.max(0, parts.length - 1)
    const photo = photoIn(parts, frame.height - used, frame.width)
    const room = Math.max(0, frame.height - used - (photo?.block.height ?? 0))
    const extra = parts.length > 1 ? Math.min(EXTRA_MAX, room / (parts.length - 1)) : 0
    let y = frame.y
    const left = room - extra * Math.max(0, parts.length - 1)
    return loosened(parts, mostBetween > 0 ? left : 0, mostBetween).flatMap((part, at) => {
      const isUnder = parts[at] === photo?.part
      const above = isUnder && photo ? [{ block: photo.block, page: frame.page, x: frame.x, y }] : []
      if (isUnder && photo) y += photo.block.height
      const placed = placePart(part, { ...frame, y })
      y += partHeight(part) + between + extra
      return [...above, ...placed]
    })
  })
}

function placePart({ head, dishes, between }: Part, { page, x, y }: Pick<Frame, 'page' | 'x' | 'y'>): Placed[] {
  let top = y + head.height
  return [
    { block: head, page, x, y },
    ...dishes.map(block => {
      const placed = { block, page, x, y: top }
      top += block.height + between
      return placed
    }),
  ]
}
