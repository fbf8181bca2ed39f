import { useQueryClient } from '@tanstack/react-query'
import { isDrinksCategory, proposedLabels } from '#features/prices/price-labels.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { categoryNameOf, dishesOf } from './menu.queries.ts'

/** Labels for so many prices of a dish: by its category, and by what the other dishes of it have (TABLE §4.2). */
export function useLabelProposals(
  restaurant: Pick<Restaurant, '_id' | 'defaultLocale'>,
  { categoryId, dishId }: { categoryId: string; dishId: string | undefined },
): (count: number) => (string | null)[] {
  const queryClient = useQueryClient()
  return count => {
    const dishes = queryClient.getQueryData(dishesOf(restaurant._id).queryKey) ?? []
    const others = dishes
      .filter(dish => dish.categoryId === categoryId && dish._id !== dishId)
      .toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : 1))
    const labels = others.map(({ prices }) => prices.map(({ label }) => label))
    return proposedLabels(count, labels, isDrinksCategory(categoryNameOf(queryClient, restaurant, categoryId) ?? ''))
  }
}
