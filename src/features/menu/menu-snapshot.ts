import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from './menu.contract.ts'

/** A stored picture: its files are `{base}/{width}.webp`, and `{base}/{width}.avif` where that is smaller. */
export type MenuImage = {
  base: string
  /** Of the largest file, in pixels. */
  width: number
  height: number
  /** Ascending. */
  widths: number[]
  avifWidths: number[]
}
export type MenuDish = Dish & { image: MenuImage | null }

/**
 * One restaurant and its whole menu as they were at one moment, in all languages: what diners see. The menu page, the
 * public calls and everything else that shows a menu are made of it.
 */
export type Menu = {
  restaurant: PublicRestaurant
  logo: MenuImage | null
  /** By order; the dishes by category, then by order. */
  categories: Category[]
  dishes: MenuDish[]
}
