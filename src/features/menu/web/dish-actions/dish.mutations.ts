import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import { outbox, type Outcome } from '#ui/offline/outbox.ts'
import { resend, type Resent } from '#ui/offline/resend.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import {
  createDish,
  type Dish,
  deleteDish,
  duplicateDish,
  listCategoryDishes,
  restoreDish,
  updateDish,
} from '../../menu.contract.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { rowTexts } from '../../menu-page.texts.ts'
import { type DishBody, dishChangeOf, resendableDish } from '../data/dish-changes.ts'
import { focusDishWhenShown } from '../focus/row-focus.ts'
import { withEntry, withoutEntry } from '../data/menu-lists.ts'
import { dishesOf } from '../data/menu.queries.ts'
import { storedDish, offerUndo } from '../undo/undo.ts'

export const DISH_TOAST = 'menu-dish'

type Upload = { file?: File; onProgress?: (part: number) => void; signal?: AbortSignal }
export type NewDishInput = { categoryId: string; body: DishBody; file?: File }

/**
 * Saves dishes and puts what the server answers into the cached list. `change` goes through the outbox: it shows at
 * once and may wait for the connection. `create` and `changeWithFile` are one call each, made by the form. Their
 * callers show failures.
 */
export function useDishSaves(restaurant: Restaurant) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const store = (dish: Dish) => storeDish(queryClient, dish)
    return {
      change: async (dish: Dish, body: DishBody): Promise<Outcome> => {
        await queryClient.cancelQueries({ queryKey: dishesOf(restaurant._id).queryKey })
        const outcome = await outbox.put(dishChangeOf(dish, body, { queryClient, restaurant }))
        if (outcome === 'stored') toast.success(texts.dishUpdated, { id: DISH_TOAST })
        return outcome
      },
      create: async (attempt: Attempt<NewDishInput>, input: NewDishInput, upload: Upload): Promise<Dish> => {
        const dish = await createOnce(attempt, {
          input,
          create: ({ categoryId, body, file }, idempotencyKey) =>
            call(createDish, { params: { id: categoryId }, body, ...upload, file, idempotencyKey }),
          update: ({ _id }, { categoryId, body, file }) =>
            call(updateDish, { params: { id: _id }, body: { ...body, categoryId }, ...upload, file }),
        })
        store(dish)
        return dish
      },
      changeWithFile: async (dish: Dish, body: DishBody, upload: Upload, isAgain: boolean): Promise<Resent<Dish>> => {
        const resendable = resendableDish(dish, restaurant, upload)
        if (isAgain) {
          const resent = await resend(resendable, body)
          store(resent.thing)
          return resent
        }
        const thing = await resendable.send(body, undefined)
        store(thing)
        return { thing, kept: 'mine' }
      },
    }
  }, [queryClient, restaurant])
}

/**
 * Copies a dish; the copy comes right after it. The category is loaded again, because the dishes after it have a new
 * `sortOrder`.
 */
export function useDuplicateDish() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (dish: Dish) => {
      const copy = await call(duplicateDish, { params: { id: dish._id } })
      const dishes = await call(listCategoryDishes, { params: { id: copy.categoryId } })
      return { copy, dishes }
    },
    onSuccess: ({ copy, dishes }) => {
      const { queryKey } = dishesOf(copy.restaurantId)
      queryClient.setQueryData(queryKey, list => list && [...otherThan(list, copy.categoryId), ...dishes])
      toast.success(texts.dishAdded, { id: DISH_TOAST })
    },
    onError: error => toast.error(messageOf(error, rowTexts.duplicateFailed), { id: DISH_TOAST }),
  })
}

/** Deletes a dish, and offers to take it back. The caller asks first. */
export function useDeleteDish() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (dish: Dish) => call(deleteDish, { params: { id: dish._id } }),
    onSuccess: (_nothing, dish) => {
      outbox.abandon(dish._id)
      const { restaurantId } = dish
      const { updatedAt } = storedDish({ queryClient, restaurantId }, dish)
      queryClient.setQueryData(dishesOf(restaurantId).queryKey, list => list && withoutEntry(list, dish._id))
      offerUndo(texts.dishDeleted, { id: DISH_TOAST, queryClient, restaurantId }, async () => {
        storeDish(queryClient, await call(restoreDish, { params: { id: dish._id }, ifMatch: updatedAt }))
        focusDishWhenShown(dish._id)
      })
    },
    onError: error => toast.error(messageOf(error, texts.dishDeleteFailed), { id: DISH_TOAST }),
  })
}

const otherThan = (list: readonly Dish[], categoryId: string): Dish[] =>
  list.filter(dish => dish.categoryId !== categoryId)

function storeDish(queryClient: QueryClient, dish: Dish): void {
  queryClient.setQueryData(dishesOf(dish.restaurantId).queryKey, list => list && withEntry(list, dish))
}
