import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { connection } from '#ui/connection/connection.ts'
import type { Outcome } from '#ui/offline/outbox.ts'
import { createRowMenu, type RowMenuHandle } from '#ui/menu/row-menu.tsx'
import { toast } from '#ui/toast/toast.ts'
import { saysAllergens } from '#features/allergens/declaration.rules.ts'
import { sentPrice } from '#features/prices/price-fields.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { undoTexts } from '../../undo.texts.ts'
import { formTexts } from '../../menu-page.texts.ts'
import type { DishBody } from '../data/dish-changes.ts'
import { focusDishNextFrame, neighborOf } from '../focus/row-focus.ts'
import { DISH_TOAST, useDeleteDish, useDishSaves } from './dish.mutations.ts'
import { createSelection, type SelectionStore } from '../selection/selection.ts'
import { itemBack, offerUndo, tellPublished, seenDish, sendBulk, sendCorrectionBack, storedDish } from '../undo/undo.ts'
import { categoryNameOf } from '../data/menu.queries.ts'

/** The actions of a row. Always the same object, so that no row is rendered again because of it. */
export type DishActions = {
  edit: (dish: Dish) => void
  duplicate: (dish: Dish) => void
  move: (dish: Dish, categoryId: string) => void
  /** Asks first. */
  remove: (dish: Dish) => Promise<void>
  setAvailable: (dish: Dish, available: boolean) => void
  /** A draft from now on is in the carta. */
  publish: (dish: Dish) => void
  /** `isFinal`: it cannot be taken back, because it answers what guests have reported. Rejects when it is refused. */
  saveAllergens: (dish: Dish, said: DishBody, isFinal?: boolean) => Promise<Outcome>
  /** `told`: what has changed, in words; rejects when the server refuses. */
  savePrices: (dish: Dish, prices: readonly PriceLine[], told: string) => Promise<unknown>
  /** Joins the rows' '⋯' to their menu. */
  menu: RowMenuHandle<Dish>
  selection: SelectionStore
}

type Around = {
  edit: (dish: Dish) => void
  /** Opens the form of a copy, which is made when it is saved. */
  copy: (dish: Dish) => void
  /** Shows a category, unless the list shows dishes of all. Both functions never change. */
  onReveal: (categoryId: string) => void
}

export function useDishActions(restaurant: Restaurant, { edit, copy, onReveal }: Around): DishActions {
  const { mutate: remove } = useDeleteDish(restaurant)
  const { change } = useDishSaves(restaurant)
  const queryClient = useQueryClient()
  const isReadOnly = restaurant.readOnly !== null
  const { _id, defaultLocale } = restaurant
  return useMemo(() => {
    const showFailure = (dish: Dish) => (error: unknown) =>
      void toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: DISH_TOAST, about: nameOf(dish) })
    const nameOf = ({ translations }: Dish) => dashboardName(translations, defaultLocale)
    const menu = { queryClient, restaurantId: _id }
    const moved = (dish: Dish, to: string) =>
      undoTexts.moved(nameOf(dish), categoryNameOf(queryClient, { _id, defaultLocale }, to) ?? '')
    /** What has to wait for the connection is shown as such, and is taken back like it was done. */
    const changeUndoably = async (dish: Dish, body: DishBody, text: string, isFinal = false) => {
      const before = seenDish(menu, dish)
      const outcome = await change(before, body)
      if (outcome !== 'stored') return outcome
      if (isFinal) {
        toast.success(text, { id: DISH_TOAST })
        return outcome
      }
      const after = storedDish(menu, dish)
      const reveal = () => body.categoryId !== undefined && onReveal(before.categoryId)
      offerUndo(text, { id: DISH_TOAST, dish: dish._id, reveal, ...menu }, () =>
        // A change of several never declares, so it cannot give back that a dish was not declared.
        isReadOnly || saysAllergens(body)
          ? sendCorrectionBack(menu, before, after, body)
          : sendBulk(menu, [itemBack(before, after, body)]),
      )
      return outcome
    }
    const tellOffline = () => void toast.error(menuTexts.needsSignal, { id: DISH_TOAST })
    const publish = async (dish: Dish) => {
      if ((await change(dish, { published: true })) === 'stored')
        tellPublished(menu, storedDish(menu, dish), nameOf(dish))
    }
    return {
      menu: createRowMenu<Dish>(),
      selection: createSelection(),
      edit: dish => edit(dish),
      duplicate: dish => (connection.isLost() ? tellOffline() : copy(dish)),
      move: (dish, categoryId) =>
        void changeUndoably(dish, { categoryId }, moved(dish, categoryId)).catch(showFailure(dish)),
      remove: async dish => {
        if (connection.isLost()) return tellOffline()
        if (!(await toast.confirm({ title: formTexts.confirmDish(nameOf(dish)) }))) return
        const neighbor = neighborOf(dish._id)
        remove(dish, { onSuccess: () => focusDishNextFrame(neighbor) })
      },
      publish: dish => void publish(dish).catch(showFailure(dish)),
      setAvailable: (dish, available) => {
        const text = available ? undoTexts.available : undoTexts.soldOut
        void changeUndoably(dish, { available }, text(nameOf(dish))).catch(showFailure(dish))
      },
      saveAllergens: (dish, said, isFinal) => changeUndoably(dish, said, undoTexts.allergens(nameOf(dish)), isFinal),
      savePrices: (dish, prices, told) =>
        changeUndoably(dish, { prices: prices.map(sentPrice) }, undoTexts.prices(nameOf(dish), told)),
    }
  }, [edit, copy, onReveal, remove, change, queryClient, _id, defaultLocale, isReadOnly])
}
