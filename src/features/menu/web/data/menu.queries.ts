import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { listCategories, listDishes } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'

/** Everything that is loaded of a menu. */
export const menuKey = (restaurantId: string) => ['menu', restaurantId] as const

/** All categories of a restaurant, sorted. */
export const categoriesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...menuKey(restaurantId), 'categories'] as const,
    queryFn: ({ signal }) => call(listCategories, { params: { id: restaurantId }, signal }),
  })

type NamedIn = Pick<Restaurant, '_id' | 'defaultLocale'>

/** The name of a category in the list that is loaded; undefined: it is not in it. */
export function categoryNameOf(queryClient: QueryClient, restaurant: NamedIn, id: string): string | undefined {
  const category = queryClient.getQueryData(categoriesOf(restaurant._id).queryKey)?.find(one => one._id === id)
  return category && dashboardName(category.translations, restaurant.defaultLocale)
}

/** All dishes of a restaurant in one call, so that every tab and the search need no further call. */
export const dishesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...menuKey(restaurantId), 'dishes'] as const,
    queryFn: ({ signal }) => call(listDishes, { params: { id: restaurantId }, signal }),
  })
