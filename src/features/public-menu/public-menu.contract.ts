import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { category, type Category, dish, type Dish } from '#features/menu/menu.contract.ts'
import { publicRestaurant, type PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'

export const getPublicRestaurant = endpoint({
  name: 'public.restaurant',
  summary: 'The restaurant of an address, also of a former one, as diners see it',
  method: 'GET',
  path: '/public/:slug',
  answer: publicRestaurant,
})
export const listPublicCategories = endpoint({
  name: 'public.categories',
  summary: 'Its categories by order',
  method: 'GET',
  path: '/public/:slug/categories',
  answer: z.array(category),
})
export const listPublicItems = endpoint({
  name: 'public.items',
  summary: 'Its dishes, category by category, by order',
  method: 'GET',
  path: '/public/:slug/items',
  answer: z.array(dish),
})
export const listPublicCategoryItems = endpoint({
  name: 'public.categoryItems',
  summary: 'The dishes of one category by order',
  method: 'GET',
  path: '/public/categories/:id/items',
  answer: z.array(dish),
})

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

/** One restaurant and its whole menu as they were at one moment; the page and the public API are made of it. */
export type Menu = {
  restaurant: PublicRestaurant
  logo: MenuImage | null
  /** By order; the dishes by category, then by order. */
  categories: Category[]
  dishes: MenuDish[]
}
