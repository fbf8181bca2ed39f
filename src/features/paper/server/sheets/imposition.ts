import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'

/** The same thing elsewhere on the sheet. */
export function shifted(item: SheetItem, dx: number, dy = 0): SheetItem {
  if (item.kind === 'line') return { ...item, x1: item.x1 + dx, x2: item.x2 + dx, y1: item.y1 + dy, y2: item.y2 + dy }
  return { ...item, x: item.x + dx, y: item.y + dy }
}

/** Which pages stand side by side, from the outermost side of the outermost sheet on; numbers from 1. */
export function spreadsOf(pages: number): [left: number, right: number][] {
  if (pages % 4 !== 0) throw new Error('a booklet has a multiple of 4 pages')
  return Array.from({ length: pages / 2 }, (_, side) =>
    side % 2 === 0 ? [pages - side, side + 1] : [side + 1, pages - side],
  )
}

/** Pages of a booklet two by two, so that the printed sheets, laid on each other and folded, are in order. */
export function imposed(pages: readonly SheetPage[]): SheetPage[] {
  return spreadsOf(pages.length).map(([left, right]) => {
    const [one, other] = [pages[left - 1], pages[right - 1]]
    if (!one || !other) throw new Error('a page is missing')
    const width = one.width + other.width
    return { width, height: one.height, items: [...one.items, ...other.items.map(item => shifted(item, one.width))] }
  })
}

const MARK = { length: 5, from: 3.5, thickness: 0.09 } as const
/** Over the edge of a page, for a printer; millimeters. */
export const BLEED = 3
/** Around a trimmed page: bleed, marks and some white. */
export const SLUG = 10

/** A page for a printer: its ground runs over the edge by 3 mm, and marks show where it is cut. */
export function withMarks(page: SheetPage, ground: string): SheetPage {
  const { width, height } = page
  const marks = [0, width].flatMap(x =>
    [0, height].flatMap(y => {
      const [sx, sy] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1]
      const at = (from: number): number => from + SLUG
      const ends = [MARK.from, MARK.from + MARK.length] as const
      const line = { kind: 'line', ink: 'k100', thickness: MARK.thickness } as const
      return [
        { ...line, x1: at(x + sx * ends[0]), y1: at(y), x2: at(x + sx * ends[1]), y2: at(y) },
        { ...line, x1: at(x), y1: at(y + sy * ends[0]), x2: at(x), y2: at(y + sy * ends[1]) },
      ]
    }),
  )
  return {
    width: width + 2 * SLUG,
    height: height + 2 * SLUG,
    items: [
      {
        kind: 'rect',
        x: SLUG - BLEED,
        y: SLUG - BLEED,
        width: width + 2 * BLEED,
        height: height + 2 * BLEED,
        fill: ground,
      },
      ...page.items.map(item => shifted(item, SLUG, SLUG)),
      ...marks,
    ],
  }
}
