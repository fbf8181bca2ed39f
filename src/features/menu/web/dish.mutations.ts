import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import {
  createDish,
  type Dish,
  deleteDish,
  type dishChange,
  duplicateDish,
  listCategoryDishes,
  updateDish,
} from '../menu.contract.ts'
import { menuTexts as texts } from '../menu.texts.ts'
import { rowTexts } from '../menu-page.texts.ts'
import { withEntry, withoutEntry } from './menu-lists.ts'
import { dishesOf } from './menu.queries.ts'

const DISH_TOAST = 'menu-dish'

type DishBody = z.input<typeof dishChange>
export type DishSave = {
  /** Absent: a new dish in `categoryId`. */
  id?: string
  categoryId: string
  body: DishBody
  file?: File
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** Creates or changes a dish and puts it into the cached list. The caller shows failures. */
export function useSaveDish(restaurantId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, categoryId, ...rest }: DishSave) =>
      id ? call(updateDish, { ...rest, params: { id } }) : call(createDish, { ...rest, params: { id: categoryId } }),
    onMutate: () => queryClient.cancelQueries({ queryKey: dishesOf(restaurantId).queryKey }),
    onSuccess: (dish, { id }) => {
      storeDish(queryClient, dish)
      toast.success(id ? texts.dishUpdated : texts.dishAdded, { id: DISH_TOAST })
    },
  })
}

/** Sets or removes 'Agotado': shown at once, undone when the server refuses. */
export function useSetAvailable(restaurantId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = dishesOf(restaurantId)
  const show = (id: string, available: boolean) =>
    queryClient.setQueryData(queryKey, list => list?.map(one => (one._id === id ? { ...one, available } : one)))
  return useMutation({
    mutationFn: ({ dish, available }: { dish: Dish; available: boolean }) =>
      call(updateDish, { params: { id: dish._id }, body: { available } }),
    onMutate: async ({ dish, available }) => {
      await queryClient.cancelQueries({ queryKey })
      show(dish._id, available)
    },
    onSuccess: dish => {
      storeDish(queryClient, dish)
      toast.success(texts.dishUpdated, { id: DISH_TOAST })
    },
    onError: (error, { dish, available }) => {
      show(dish._id, !available)
      toast.error(messageOf(error, texts.dishSaveFailed), { id: DISH_TOAST })
    },
    scope: { id: `menu-dish-${restaurantId}` },
  })
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

/** Deletes a dish. The caller asks first. */
export function useDeleteDish() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (dish: Dish) => call(deleteDish, { params: { id: dish._id } }),
    onSuccess: (_nothing, dish) => {
      const { queryKey } = dishesOf(dish.restaurantId)
      queryClient.setQueryData(queryKey, list => list && withoutEntry(list, dish._id))
      toast.success(texts.dishDeleted, { id: DISH_TOAST })
    },
    onError: error => toast.error(messageOf(error, texts.dishDeleteFailed), { id: DISH_TOAST }),
  })
}

const otherThan = (list: readonly Dish[], categoryId: string): Dish[] =>
  list.filter(dish => dish.categoryId !== categoryId)

function storeDish(queryClient: QueryClient, dish: Dish): void {
  queryClient.setQueryData(dishesOf(dish.restaurantId).queryKey, list => list && withEntry(list, dish))
}
