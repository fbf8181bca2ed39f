import type { MenuTheme } from '#features/theme/theme.rules.ts'
import type { BaseStyle } from '#features/theme/looks.ts'
import type { FontName } from '#platform/text-setting/families.ts'
import type { Box } from '../share-measures.ts'

/** Pixels of a story. */
export const DAY_WIDTH = 1080
export const DAY_HEIGHT = 1920

type Ink = keyof MenuTheme
/** How a kind of text is set; `line`: height of a line by its size. */
export type Setting = { font: FontName; size: number; spacing?: number; line: number; color: Ink }

/** Measures of the picture of a menu of the day in pixels, as drawn (TABLE §5 13). */
export type DayLook = {
  ground: Ink
  isCentered: boolean
  logo: number
  /** Top of logo and name of the house. */
  top: number
  house: Setting
  /** Where date, title and dishes stand. */
  body: Box
  date: Setting
  title: Setting
  course: Setting
  /** Before a course, above and below the line over its name. */
  courseGap: readonly [above: number, below: number]
  /** Its largest size. */
  dish: Setting
  dishGap: number
  included: Setting
  /** Where price and hours stand. */
  foot: Box
  price: Setting
  hours: Setting
  vat: Setting
  /** Baseline box of the address. */
  address: Setting & { y: number }
}

const modern: DayLook = {
  ground: 'primary',
  isCentered: false,
  logo: 132,
  top: 110,
  house: { font: 'familjenBold', size: 76, spacing: -0.03, line: 1, color: 'on-primary' },
  body: { x: 128, y: 346, width: 824, height: 1184 },
  date: { font: 'hankenBold', size: 40, line: 1.3, color: 'text-2' },
  title: { font: 'familjenBold', size: 120, spacing: -0.035, line: 1, color: 'primary-text' },
  course: { font: 'familjenBold', size: 42, line: 1.2, color: 'primary-text' },
  courseGap: [28, 24],
  dish: { font: 'hankenMedium', size: 46, line: 1.24, color: 'text' },
  dishGap: 14,
  included: { font: 'hanken', size: 40, line: 1.25, color: 'text-2' },
  foot: { x: 128, y: 1550, width: 824, height: 184 },
  price: { font: 'familjenBold', size: 112, spacing: -0.04, line: 1, color: 'primary-text' },
  hours: { font: 'hankenBold', size: 40, line: 1.25, color: 'text' },
  vat: { font: 'hankenMedium', size: 34, line: 1.25, color: 'text-2' },
  address: { font: 'hankenMedium', size: 38, line: 1.2, color: 'on-primary', y: 1774 },
}
const classic: DayLook = {
  ground: 'bg',
  isCentered: true,
  logo: 150,
  top: 130,
  house: { font: 'ibarraMedium', size: 96, line: 1.05, color: 'primary-text' },
  body: { x: 110, y: 410, width: 860, height: 1085 },
  date: { font: 'ibarraItalic', size: 44, line: 1.3, color: 'text-2' },
  title: { font: 'ibarraItalic', size: 104, line: 1.1, color: 'text' },
  course: { font: 'ibarraItalic', size: 56, line: 1.2, color: 'primary-text' },
  courseGap: [34, 10],
  dish: { font: 'ibarraMedium', size: 46, line: 1.22, color: 'text' },
  dishGap: 6,
  included: { font: 'ibarraItalic', size: 46, line: 1.25, color: 'text-2' },
  foot: { x: 110, y: 1510, width: 860, height: 250 },
  price: { font: 'ibarraMedium', size: 120, line: 1.1, color: 'primary-text' },
  hours: { font: 'ibarra', size: 46, line: 1.3, color: 'text' },
  vat: { font: 'ibarra', size: 40, line: 1.3, color: 'text-2' },
  address: { font: 'ibarra', size: 38, line: 1.2, color: 'text-2', y: 1788 },
}
const minimal: DayLook = {
  ground: 'bg',
  isCentered: false,
  logo: 120,
  top: 130,
  house: { font: 'hanken', size: 84, spacing: -0.045, line: 1, color: 'text' },
  body: { x: 100, y: 330, width: 880, height: 1190 },
  date: { font: 'hanken', size: 40, line: 1.3, color: 'text-2' },
  title: { font: 'hanken', size: 132, spacing: -0.05, line: 1.05, color: 'text' },
  course: { font: 'hankenBold', size: 38, line: 1.2, color: 'primary-text' },
  courseGap: [34, 18],
  dish: { font: 'hanken', size: 46, line: 1.25, color: 'text' },
  dishGap: 22,
  included: { font: 'hanken', size: 40, line: 1.25, color: 'text-2' },
  foot: { x: 100, y: 1544, width: 880, height: 160 },
  price: { font: 'hanken', size: 132, spacing: -0.05, line: 1, color: 'text' },
  hours: { font: 'hanken', size: 40, line: 1.3, color: 'text' },
  vat: { font: 'hanken', size: 34, line: 1.3, color: 'text-2' },
  address: { font: 'hanken', size: 36, line: 1.2, color: 'text-2', y: 1756 },
}

export const DAY_LOOKS: Record<BaseStyle, DayLook> = { modern, classic, minimal }
