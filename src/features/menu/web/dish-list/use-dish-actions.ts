import { useMemo } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { useDishSaves, useDuplicateDish } from '../dish.mutations.ts'

/** The actions of a row. Always the same object, so that no row is rendered again because of it. */
export type DishActions = {
  edit: (dish: Dish) => void
  duplicate: (dish: Dish) => void
  setAvailable: (dish: Dish, available: boolean) => void
  /** `typed` is the price as the owner typed it; rejects when the server refuses. */
  savePrice: (dish: Dish, typed: string) => Promise<unknown>
}

export function useDishActions(restaurant: Restaurant, edit: (dish: Dish) => void): DishActions {
  const { mutate: duplicate } = useDuplicateDish()
  const { change } = useDishSaves(restaurant)
  return useMemo(
    () => ({
      edit: dish => edit(dish),
      duplicate: dish => duplicate(dish),
      setAvailable: (dish, available) =>
        void change(dish, { available }).catch((error: unknown) =>
          toast.error(messageOf(error, menuTexts.dishSaveFailed), { id: 'menu-dish' }),
        ),
      savePrice: (dish, typed) => change(dish, { price: typed }),
    }),
    [edit, duplicate, change],
  )
}
