import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { createRowMenu, type RowMenuHandle } from '#ui/menu/row-menu.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { undoTexts } from '../../undo.texts.ts'
import { formTexts } from '../../menu-page.texts.ts'
import { focusDishNextFrame, neighborOf } from '../focus/row-focus.ts'
import { DISH_TOAST, useDeleteDish, useDishSaves, useDuplicateDish } from './dish.mutations.ts'
import { createSelection, type SelectionStore } from '../selection/selection.ts'
import { itemBack, sendBulk, storedDish, offerUndo } from '../undo/undo.ts'
import { categoriesOf } from '../data/menu.queries.ts'

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
  selection: SelectionStore
}

type DishChange = { available?: boolean; price?: string; categoryId?: string }

export function useDishActions(restaurant: Restaurant, edit: (dish: Dish) => void): DishActions {
  const { mutate: duplicate } = useDuplicateDish()
  const { mutate: remove } = useDeleteDish()
  const { change } = useDishSaves(restaurant)
  const queryClient = useQueryClient()
  return useMemo(() => {
    const showFailure = (error: unknown) =>
      void toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' })
    const nameOf = (one: Pick<Dish | Category, 'translations'>) =>
      dashboardName(one.translations, restaurant.defaultLocale)
    const menu = { queryClient, restaurantId: restaurant._id }
    const categoryName = (id: string) => {
      const category = queryClient.getQueryData(categoriesOf(restaurant._id).queryKey)?.find(one => one._id === id)
      return category ? nameOf(category) : ''
    }
    /** What has to wait for the connection is shown as such, and is taken back like it was done. */
    const changeUndoably = async (dish: Dish, body: DishChange, text: string) => {
      const before = storedDish(menu, dish)
      const outcome = await change(dish, body)
      if (outcome !== 'stored') return
      const after = storedDish(menu, dish)
      offerUndo(text, { id: DISH_TOAST, dish: dish._id, ...menu }, () =>
        sendBulk(menu, [itemBack(before, after, body)]),
      )
    }
    return {
      menu: createRowMenu<Dish>(),
      selection: createSelection(),
      edit: dish => edit(dish),
      duplicate: dish => duplicate(dish, { onSuccess: ({ copy }) => edit(copy) }),
      move: (dish, categoryId) =>
        void changeUndoably(dish, { categoryId }, undoTexts.moved(nameOf(dish), categoryName(categoryId))).catch(
          showFailure,
        ),
      remove: async dish => {
        if (!(await toast.confirm({ title: formTexts.confirmDish(nameOf(dish)) }))) return
        const neighbor = neighborOf(dish._id)
        remove(dish, { onSuccess: () => focusDishNextFrame(neighbor) })
      },
      setAvailable: (dish, available) => {
        const text = available ? undoTexts.available : undoTexts.soldOut
        void changeUndoably(dish, { available }, text(nameOf(dish))).catch(showFailure)
      },
      savePrice: (dish, typed) => changeUndoably(dish, { price: typed }, menuTexts.dishUpdated),
    }
  }, [edit, duplicate, remove, change, queryClient, restaurant._id, restaurant.defaultLocale])
}
