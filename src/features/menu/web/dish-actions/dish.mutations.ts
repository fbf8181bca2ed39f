import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { photos } from '#ui/kept/photos/photos.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import { outbox, type Outcome } from '#ui/offline/outbox.ts'
import { type Resent, storeChange } from '#ui/offline/resend.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { joinDishChanges, withDishChange } from '../../dish.rules.ts'
import {
  createDish,
  type Dish,
  deleteDish,
  duplicateDish,
  listCategoryDishes,
  restoreDish,
} from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { bodyBack } from '../data/body-back.ts'
import { type DishBody, dishChangeOf, resendableDish } from '../data/dish-changes.ts'
import { focusDishWhenShown } from '../focus/row-focus.ts'
import { withEntry, withoutEntry } from '../data/menu-lists.ts'
import { dishesOf, menuKey } from '../data/menu.queries.ts'
import { storedDish, offerUndo } from '../undo/undo.ts'

export const DISH_TOAST = 'menu-dish'

type Upload = { file?: File; onProgress?: (part: number) => void; signal?: AbortSignal }
export type NewDishInput = { categoryId: string; body: DishBody; file?: File }
/** `of`: the dish that is copied; `body`: what the copy has otherwise. */
export type DishCopyInput = { of: string; body: DishBody }
export type DishPhotoInput = { body: DishBody; file?: File }
/** Sends a photo unless the first try has sent it already. */
const unlessSent = (file: File | undefined, first: { file?: File }) => (file === first.file ? undefined : file)

/**
 * Saves dishes and puts what the server answers into the cached list. `change` goes through the outbox: it shows at
 * once and may wait for the connection. `create` and `changeWithFile` are one call each, made by the form. Their
 * callers show failures.
 */
export function useDishSaves(restaurant: Restaurant) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const store = (dish: Dish) => storeDish(queryClient, dish)
    const nameOf = (dish: Dish) => dashboardName(dish.translations, restaurant.defaultLocale)
    return {
      change: async (dish: Dish, body: DishBody): Promise<Outcome> => {
        const stored = () => storedDish({ queryClient, restaurantId: restaurant._id }, dish)
        const isNewest = stored().updatedAt === dish.updatedAt
        await queryClient.cancelQueries({ queryKey: dishesOf(restaurant._id).queryKey })
        // An earlier change of this page may have been stored meanwhile: it is no one else's.
        const seen = isNewest ? stored() : dish
        const outcome = await outbox.put(dishChangeOf(seen, body, { queryClient, restaurant }))
        if (outcome === 'stored') toast.success(texts.dishUpdated, { id: DISH_TOAST, about: nameOf(dish) })
        return outcome
      },
      create: async (attempt: Attempt<NewDishInput>, input: NewDishInput, upload: Upload): Promise<Dish> => {
        const dish = await createOnce(attempt, {
          input,
          create: ({ categoryId, body, file }, idempotencyKey) =>
            call(createDish, { params: { id: categoryId }, body, ...upload, file, idempotencyKey }),
          update: async (created, { categoryId, body, file }, first) => {
            const later = { ...upload, file: unlessSent(file, first) }
            const change = resendableDish(created, { queryClient, restaurant }, later)
            return (await storeChange(change, { ...body, categoryId })).thing
          },
        })
        store(dish)
        return dish
      },
      changeWithFile: async (
        attempt: Attempt<DishPhotoInput>,
        { dish, ...input }: DishPhotoInput & { dish: Dish },
        upload: Upload,
      ): Promise<Resent<Dish>> => {
        const menu = { queryClient, restaurant }
        const isAgain = attempt.sent !== null
        const resent = await createOnce<DishPhotoInput, Resent<Dish>>(attempt, {
          input,
          create: ({ body, file }, key) =>
            storeChange(resendableDish(dish, menu, { ...upload, file }), body, { key, sent: isAgain ? body : null }),
          update: (_, { body, file }, first) => {
            const later = { ...upload, file: unlessSent(file, first) }
            // What was typed before the first try and is no longer, is not wished any more.
            const wished = joinDishChanges(bodyBack(dish, first.body, withDishChange(dish, first.body)), body)
            // Typed on the dish as the form showed it: the first try may have met what somebody else has added.
            return storeChange(resendableDish(dish, menu, later), wished, { sent: first.body })
          },
        })
        store(resent.thing)
        return resent
      },
      /**
       * Copies a dish as a draft right after it, then changes the copy. Its category is loaded again, because the
       * dishes after it have a new `sortOrder`.
       */
      copy: async (attempt: Attempt<DishCopyInput>, input: DishCopyInput): Promise<Dish> => {
        const changed = async (copy: Dish, body: DishBody) =>
          Object.keys(body).length === 0
            ? copy
            : (await storeChange(resendableDish(copy, { queryClient, restaurant }), body)).thing
        const copy = await createOnce(attempt, {
          input,
          create: async ({ of, body }, idempotencyKey) => {
            const order = { params: { id: of }, body: { draft: true }, idempotencyKey }
            return changed(await call(duplicateDish, order), body)
          },
          update: (made, { body }) => changed(made, body),
        })
        const dishes = await call(listCategoryDishes, { params: { id: copy.categoryId } }).catch(() => [copy])
        const { queryKey } = dishesOf(restaurant._id)
        queryClient.setQueryData(queryKey, list => list && dishes.reduce<Dish[]>(withEntry, [...list]))
        return copy
      },
      /** Restores a dish that was deleted while it was changed, then changes it; each try has the same key. */
      bringBack: async (dish: Dish, body: DishBody, { key, ...upload }: Upload & { key: string }): Promise<Dish> => {
        store(await call(restoreDish, { params: { id: dish._id }, body: {} }))
        const { thing } = await storeChange(resendableDish(dish, { queryClient, restaurant }, upload), body, { key })
        store(thing)
        return thing
      },
    }
  }, [queryClient, restaurant])
}

/** Deletes a dish, and offers to take it back. The caller asks first. */
export function useDeleteDish({ defaultLocale }: Restaurant) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (dish: Dish) => deleting(call(deleteDish, { params: { id: dish._id } })),
    onSuccess: (outcome, dish) => {
      outbox.abandon(dish._id)
      void photos.giveUp(dish._id)
      const { restaurantId } = dish
      const { updatedAt } = storedDish({ queryClient, restaurantId }, dish)
      queryClient.setQueryData(dishesOf(restaurantId).queryKey, list => list && withoutEntry(list, dish._id))
      const about = dashboardName(dish.translations, defaultLocale)
      offerUndo(texts.dishDeleted, { id: DISH_TOAST, about, queryClient, restaurantId }, async () => {
        storeDish(queryClient, await call(restoreDish, { params: { id: dish._id }, body: {}, ifMatch: updatedAt }))
        focusDishWhenShown(dish._id)
      })
      if (outcome === 'gone') void queryClient.invalidateQueries({ queryKey: menuKey(restaurantId) })
    },
    onError: (error, { translations }) => {
      const about = dashboardName(translations, defaultLocale)
      toast.error(messageOf(error, texts.dishDeleteFailed), { id: DISH_TOAST, about })
    },
  })
}

function storeDish(queryClient: QueryClient, dish: Dish): void {
  queryClient.setQueryData(dishesOf(dish.restaurantId).queryKey, list => list && withEntry(list, dish))
}
