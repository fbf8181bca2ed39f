import type { ImageTone } from '#shared/image-file.ts'
import type { PublicHouseSafety } from '#features/allergens/public-allergens.ts'
import type { PublicPrices } from '#features/prices/public-prices.ts'
import type { HolidayCountry } from '#features/restaurants/opening/holidays.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, PublicDish } from './menu.contract.ts'
import type { PublicSchedules } from './schedules/public-schedules.ts'

/** A stored image: its files are `{base}/{width}.webp`, and `{base}/{width}.avif` where AVIF is smaller. */
export type MenuImage = {
  base: string
  /** Of the largest file, in pixels. */
  width: number
  height: number
  /** Ascending. */
  widths: number[]
  avifWidths: number[]
  /** Null until it is measured, or when nothing is drawn in it. */
  tone: ImageTone | null
}
export type MenuDish = PublicDish & { image: MenuImage | null }

/**
 * What later features add to the restaurant of a menu (`server/snapshot/menu-extras.ts`); each declares its own
 * (`declare module`). Absent where the house has none of it, so that its page has not a byte more.
 */
export interface PublicExtras {}

/**
 * One restaurant and its whole menu as they were at one moment, in all languages: what diners see. The menu page, the
 * public calls and everything else that shows a menu use it.
 */
export type Menu = {
  /** `holidayCountry` is for the page, where there are special days; the public answers do not have it. */
  restaurant: PublicRestaurant &
    PublicPrices &
    PublicSchedules &
    PublicHouseSafety &
    PublicExtras & { holidayCountry?: HolidayCountry | null }
  logo: MenuImage | null
  /** Sorted by `sortOrder`; dishes by category first. */
  categories: Category[]
  dishes: MenuDish[]
}
