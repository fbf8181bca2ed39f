import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { publicHouseSafety } from '#features/allergens/public-allergens.ts'
import { category, publicDish } from '#features/menu/menu.contract.ts'
import { publicSchedules } from '#features/menu/schedules/public-schedules.ts'
import { publicPrices } from '#features/prices/public-prices.ts'
import { publicSetMenus } from '#features/set-menus/public-set-menus.ts'
import { publicRestaurant } from '#features/restaurants/restaurants.contract.ts'

export const getPublicRestaurant = endpoint({
  name: 'public.restaurant',
  summary: 'The restaurant of a present or former slug, as diners see it',
  method: 'GET',
  path: '/public/:slug',
  answer: publicRestaurant
    .extend({ ...publicPrices, ...publicSchedules, ...publicHouseSafety, ...publicSetMenus })
    .meta({ id: 'PublicRestaurant' }),
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
  answer: z.array(publicDish),
})
export const listPublicCategoryItems = endpoint({
  name: 'public.categoryItems',
  summary: 'The dishes of one category by order',
  method: 'GET',
  path: '/public/categories/:id/items',
  answer: z.array(publicDish),
})
