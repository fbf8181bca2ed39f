import { queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { listCategories, listDishes } from '../../menu.contract.ts'

/** All categories of a restaurant, sorted. */
export const categoriesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['menu', restaurantId, 'categories'] as const,
    queryFn: ({ signal }) => call(listCategories, { params: { id: restaurantId }, signal }),
  })

/** All dishes of a restaurant in one call, so that every tab and the search need no further call. */
export const dishesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['menu', restaurantId, 'dishes'] as const,
    queryFn: ({ signal }) => call(listDishes, { params: { id: restaurantId }, signal }),
  })
