import { useCallback, useMemo } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../menu.contract.ts'
import { dishesByCategory, sortedCategories } from './data/menu-lists.ts'
import { useReorderCategories, useReorderDishes } from './order/order.mutations.ts'

/** The menu of a restaurant, and what the user may change in it. */
export type MenuOnBoard = { restaurant: Restaurant; categories: readonly Category[]; dishes: readonly Dish[] }

type Tab = { chosen: string | null; choose: (categoryId: string) => void }

/**
 * The categories in their order, the one with the open tab, the dishes of each and of all, and functions that reorder
 * both.
 */
export function useCategoryBoard({ restaurant, categories: unsorted, dishes }: MenuOnBoard, { chosen, choose }: Tab) {
  const categories = useMemo(() => sortedCategories(unsorted), [unsorted])
  const byCategory = useMemo(() => dishesByCategory(dishes), [dishes])
  const { mutate: reorderCategories } = useReorderCategories(restaurant._id)
  const { mutate: reorderDishes } = useReorderDishes(restaurant._id)

  const active = categories.find(category => category._id === chosen) ?? categories[0]
  const activeId = active?._id
  const reorderActive = useCallback(
    (ids: string[]) => activeId && reorderDishes({ categoryId: activeId, ids }),
    [activeId, reorderDishes],
  )
  /** The first tab is chosen explicitly, so that it stays open when another one moves before it. */
  const reorder = (ids: string[]) => {
    if (activeId) choose(activeId)
    reorderCategories(ids)
  }
  const inOrder = useMemo(
    () => categories.flatMap(category => byCategory.get(category._id) ?? []),
    [categories, byCategory],
  )
  const dishCount = (categoryId: string) => byCategory.get(categoryId)?.length ?? 0
  return { categories, byCategory, inOrder, dishCount, active, reorder, reorderActive }
}
