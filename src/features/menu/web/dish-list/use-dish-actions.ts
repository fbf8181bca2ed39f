import { useMemo } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { createRowMenu, type RowMenuHandle } from '#ui/menu/row-menu.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { formTexts } from '../../menu-page.texts.ts'
import { focusDish, neighborOf } from '../dish-focus.ts'
import { useDeleteDish, useDishSaves, useDuplicateDish } from '../dish.mutations.ts'

/** The actions of a row. Always the same object, so that no row is rendered again because of it. */
export type DishActions = {
  edit: (dish: Dish) => void
  duplicate: (dish: Dish) => void
  move: (dish: Dish, categoryId: string) => void
  /** Asks first. */
  remove: (dish: Dish) => Promise<void>
  setAvailable: (dish: Dish, available: boolean) => void
  /** `typed` is the price as the owner typed it; rejects when the server refuses. */
  savePrice: (dish: Dish, typed: string) => Promise<unknown>
  /** Joins the rows' '⋯' to their menu. */
  menu: RowMenuHandle<Dish>
}

export function useDishActions(restaurant: Restaurant, edit: (dish: Dish) => void): DishActions {
  const { mutate: duplicate } = useDuplicateDish()
  const { mutate: remove } = useDeleteDish()
  const { change } = useDishSaves(restaurant)
  return useMemo(() => {
    const tellFailure = (error: unknown) =>
      void toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
    return {
      menu: createRowMenu<Dish>(),
      edit: dish => edit(dish),
      duplicate: dish => duplicate(dish),
      move: (dish, categoryId) => void change(dish, { categoryId }).catch(tellFailure),
      remove: async dish => {
        const name = dashboardName(dish.translations, restaurant.defaultLocale)
        if (!(await toast.confirm({ title: formTexts.confirmDish(name) }))) return
        const neighbor = neighborOf(dish._id)
        remove(dish, { onSuccess: () => requestAnimationFrame(() => focusDish(neighbor)) })
      },
      setAvailable: (dish, available) => void change(dish, { available }).catch(tellFailure),
      savePrice: (dish, typed) => change(dish, { price: typed }),
    }
  }, [edit, duplicate, remove, change, restaurant.defaultLocale])
}
