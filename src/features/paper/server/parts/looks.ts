import type { Face } from '#platform/typeset/faces.ts'
import type { BaseStyle } from '#features/theme/looks.ts'

/** Letters of a kind: size and line in points, at k = 1. */
export type Letters = { face: Face; size: number; line: number; spacing?: number }

/** How a look sets a carta (PAPER-AND-NUMBERS §4): letters in points and lengths in millimeters, both at k = 1. */
export type PaperLook = {
  style: BaseStyle
  name: Letters
  text: Letters
  price: Letters
  /** Allergens behind a text. */
  marks: Letters
  category: Letters
  /** Names of the price columns. */
  columnName: Letters
  inline: Letters
  priceWidth: number
  priceGap: number
  betweenDishes: number
  underHead: number
  betweenCategories: number
  /** Prices stand on the last line of a name, with dots before them. */
  leaders: boolean
  /** Of the foot and the legend; they never scale. */
  foot: Letters
  footBold: Face
  legend: Letters
  /** Room of the decimals of an amount, in sizes of its letters: commas stand under one another. */
  decimals?: number
}

const HANKEN_FOOT = {
  foot: { face: 'hanken', size: 7, line: 9.2 },
  footBold: 'hankenBold',
  legend: { face: 'hanken', size: 7.4, line: 10 },
} as const

export const PAPER_LOOKS: Record<BaseStyle, PaperLook> = {
  modern: {
    style: 'modern',
    name: { face: 'familjen', size: 10.2, line: 12.4, spacing: -0.008 },
    text: { face: 'hanken', size: 8.6, line: 10.8 },
    price: { face: 'familjen', size: 10.2, line: 12.4 },
    marks: { face: 'hankenBold', size: 8.34, line: 10.8, spacing: 0.02 },
    category: { face: 'familjen', size: 16.5, line: 17.4, spacing: -0.02 },
    columnName: { face: 'hankenBold', size: 7.6, line: 10 },
    inline: { face: 'hankenBold', size: 8.6, line: 10.8 },
    priceWidth: 11,
    priceGap: 1.8,
    betweenDishes: 1.75,
    underHead: 2.4,
    betweenCategories: 5.6,
    leaders: false,
    ...HANKEN_FOOT,
  },
  classic: {
    style: 'classic',
    name: { face: 'ibarra', size: 11.8, line: 13.8 },
    text: { face: 'ibarraItalic', size: 10, line: 11.8 },
    price: { face: 'ibarra', size: 11.8, line: 13.8 },
    marks: { face: 'ibarra', size: 9.7, line: 11.8, spacing: 0.03 },
    category: { face: 'ibarraItalicMedium', size: 19, line: 21, spacing: -0.01 },
    columnName: { face: 'ibarraItalic', size: 10, line: 11.8 },
    inline: { face: 'ibarra', size: 10, line: 11.8 },
    priceWidth: 11,
    priceGap: 2.5,
    betweenDishes: 2,
    underHead: 2.6,
    betweenCategories: 6,
    leaders: true,
    foot: { face: 'ibarra', size: 8.6, line: 10.6 },
    footBold: 'ibarraBold',
    legend: { face: 'ibarra', size: 8.8, line: 11 },
    decimals: 1.43,
  },
  minimal: {
    style: 'minimal',
    name: { face: 'hankenMedium', size: 9.6, line: 12.4, spacing: -0.008 },
    text: { face: 'hanken', size: 8.5, line: 11 },
    price: { face: 'hankenMedium', size: 9.6, line: 12.4 },
    marks: { face: 'hanken', size: 8.25, line: 11, spacing: 0.02 },
    category: { face: 'hankenBold', size: 9.6, line: 12.4 },
    columnName: { face: 'hankenMedium', size: 7.4, line: 10 },
    inline: { face: 'hankenBold', size: 8.5, line: 11 },
    priceWidth: 11,
    priceGap: 2.5,
    betweenDishes: 1.8,
    underHead: 1.4,
    betweenCategories: 4.6,
    leaders: false,
    ...HANKEN_FOOT,
  },
}

/** Black alone, in the parts that the design's three greys have (PAPER-AND-NUMBERS §4). */
export const INK = { text: 'k100', soft: 'k80', marks: 'k70', rule: 'k30' } as const
