import { useMemo } from 'react'
import type { Dish } from '../../menu.contract.ts'
import { useDuplicateDish, useSaveDish, useSetAvailable } from '../dish.mutations.ts'

/** The actions of a row. Always the same object, so that no row is rendered again because of it. */
export type DishActions = {
  edit: (dish: Dish) => void
  duplicate: (dish: Dish) => void
  setAvailable: (dish: Dish, available: boolean) => void
  /** `typed` is the price as the owner typed it; rejects when the server refuses. */
  savePrice: (dish: Dish, typed: string) => Promise<unknown>
}

export function useDishActions(restaurantId: string, edit: (dish: Dish) => void): DishActions {
  const { mutate: duplicate } = useDuplicateDish()
  const { mutate: setAvailable } = useSetAvailable(restaurantId)
  const { mutateAsync: save } = useSaveDish(restaurantId)
  return useMemo(
    () => ({
      edit: dish => edit(dish),
      duplicate: dish => duplicate(dish),
      setAvailable: (dish, available) => setAvailable({ dish, available }),
      savePrice: (dish, typed) => save({ id: dish._id, categoryId: dish.categoryId, body: { price: typed } }),
    }),
    [edit, duplicate, setAvailable, save],
  )
}
