import type { BaseStyle } from '#features/theme/looks.ts'

/** The measures of a sheet (PAPER-AND-NUMBERS §4); millimeters, they never scale. */
export type Paper = {
  width: number
  height: number
  side: number
  foot: number
  /** Of the head of looks without a block of color, and of each later page. */
  top: number
  nextTop: number
  columns: number
  gutter: number
  /** `bands`: each category over the whole width, read down in columns of its own. */
  mode: 'columns' | 'bands'
  /** Titles beside their dishes, in a column of their own, and the gap after it. */
  titleColumn?: { width: number; gap: number }
  /** Of the classic frame from the edge. */
  frame: number
  blockHeight: number
}

type Common = Omit<Paper, 'width' | 'height'>
const A4 = { width: 210, height: 297 }
const A3 = { width: 420, height: 297 }
const A5 = { width: 148.5, height: 210 }

const SHEET: Record<BaseStyle, Common> = {
  modern: {
    side: 12,
    foot: 11,
    top: 17,
    nextTop: 17,
    columns: 2,
    gutter: 9,
    mode: 'columns',
    frame: 0,
    blockHeight: 31,
  },
  classic: {
    side: 19,
    foot: 13,
    top: 17,
    nextTop: 17,
    columns: 2,
    gutter: 11,
    mode: 'bands',
    frame: 7,
    blockHeight: 0,
  },
  minimal: {
    side: 16,
    foot: 13,
    top: 18,
    nextTop: 18,
    columns: 2,
    gutter: 7,
    mode: 'bands',
    titleColumn: { width: 27, gap: 5 },
    frame: 0,
    blockHeight: 0,
  },
}

const flowing = ({ titleColumn: _none, ...common }: Common, columns: number): Common => ({
  ...common,
  columns,
  mode: 'columns',
})

/** Inside of a booklet. */
const BOOKLET: Record<BaseStyle, Partial<Common>> = {
  modern: { side: 13, foot: 9, top: 15, nextTop: 15 },
  classic: { side: 16, foot: 12, top: 16, nextTop: 16, frame: 6 },
  minimal: { side: 14, foot: 10, top: 15, nextTop: 15 },
}

export const A4_PAPERS = mapLooks(style => ({ ...A4, ...SHEET[style] }))
export const A3_PAPERS = mapLooks(style => ({
  ...A3,
  ...flowing(SHEET[style], 4),
  blockHeight: style === 'modern' ? 33 : 0,
}))
export const BOOKLET_PAPERS = mapLooks(style => ({ ...A5, ...flowing(SHEET[style], 1), ...BOOKLET[style] }))
export const DOOR_PAPERS = mapLooks(style => ({ ...A4, ...flowing(SHEET[style], 2) }))
export const TWO_LANGUAGE_PAPERS = mapLooks(style => ({ ...A4, ...flowing(SHEET[style], 1) }))

/** Two languages side by side, in two columns. */
export const TWO_LANGUAGE_A3_PAPERS = mapLooks(style => ({ ...A3_PAPERS[style], columns: 2 }))

function mapLooks(make: (style: BaseStyle) => Paper): Record<BaseStyle, Paper> {
  return { modern: make('modern'), classic: make('classic'), minimal: make('minimal') }
}

/** Width of one column. */
export const columnWidth = ({ width, side, columns, gutter, titleColumn }: Paper): number =>
  (width - 2 * side - (titleColumn ? titleColumn.width + titleColumn.gap : 0) - (columns - 1) * gutter) / columns

/** The panels of a tri-fold from left to right, outside and inside; the last of the outside is the cover. */
export const TRIFOLD = {
  width: 297,
  height: 210,
  outside: [97, 100, 100],
  inside: [100, 100, 97],
  side: 9,
  top: 13,
  foot: 11,
  foldMark: 4,
} as const
