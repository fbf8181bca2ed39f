import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { isDrinksCategory, proposedLabels } from '#features/prices/price-labels.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { categoryNameOf, dishesOf } from './menu.queries.ts'

type NamedIn = Pick<Restaurant, '_id' | 'defaultLocale'>
type Priced = { categoryId: string; dishId: string | undefined }

/** Labels for so many prices of a dish: by its category, and by what the other dishes of it have (TABLE §4.2). */
export function labelProposals(
  queryClient: QueryClient,
  restaurant: NamedIn,
  { categoryId, dishId }: Priced,
): (count: number) => (string | null)[] {
  return count => {
    const dishes = queryClient.getQueryData(dishesOf(restaurant._id).queryKey) ?? []
    const others = dishes
      .filter(dish => dish.categoryId === categoryId && dish._id !== dishId)
      .toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : 1))
    const labels = others.map(({ prices }) => prices.map(({ label }) => label))
    return proposedLabels(count, labels, isDrinksCategory(categoryNameOf(queryClient, restaurant, categoryId) ?? ''))
  }
}

/** The same in a component. */
export const useLabelProposals = (restaurant: NamedIn, of: Priced): ((count: number) => (string | null)[]) =>
  labelProposals(useQueryClient(), restaurant, of)
