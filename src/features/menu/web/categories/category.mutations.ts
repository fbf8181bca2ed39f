import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import { type Resendable, type Resent, storeChange } from '#ui/offline/resend.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mergeCategory } from '../../merge/category.merge.ts'
import {
  type Category,
  type categoryChange,
  createCategory,
  deleteCategory,
  restoreCategory,
  updateCategory,
} from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { withEntry, withoutEntry } from '../data/menu-lists.ts'
import { categoriesOf, dishesOf, menuKey } from '../data/menu.queries.ts'
import { offerUndo } from '../undo/undo.ts'

const CATEGORY_TOAST = 'menu-category'

type CategoryBody = z.input<typeof categoryChange>

/** Creates or changes a category and puts it into the cached list. The caller tells successes and failures. */
export function useCategorySaves({ _id: restaurantId, defaultLocale, supportedLocales }: Restaurant) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { queryKey } = categoriesOf(restaurantId)
    const store = (category: Category) => queryClient.setQueryData(queryKey, list => list && withEntry(list, category))
    const changeOf = (category: Category): Resendable<Category> => ({
      name: dashboardName(category.translations, defaultLocale),
      seen: category,
      send: (part, ifMatch) => call(updateCategory, { params: { id: category._id }, body: part, ifMatch }),
      merge: versions => mergeCategory(versions, { locales: supportedLocales }),
    })
    return {
      create: async (attempt: Attempt<CategoryBody>, input: CategoryBody): Promise<Category> => {
        const category = await createOnce(attempt, {
          input,
          create: (body, idempotencyKey) =>
            call(createCategory, { params: { id: restaurantId }, body, idempotencyKey }),
          update: async (created, body) => (await storeChange(changeOf(created), body)).thing,
        })
        store(category)
        return category
      },
      change: async (category: Category, body: CategoryBody): Promise<Resent<Category>> => {
        const resent = await storeChange(changeOf(category), body)
        store(resent.thing)
        return resent
      },
    }
  }, [queryClient, restaurantId, defaultLocale, supportedLocales])
}

/** Deletes a category with all its dishes, and offers to take it back. The caller asks first. */
export function useDeleteCategory({ _id: restaurantId, defaultLocale }: Restaurant) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (category: Category) => deleting(call(deleteCategory, { params: { id: category._id } })),
    onSuccess: (outcome, category) => {
      const { _id } = category
      const list = queryClient.getQueryData(categoriesOf(restaurantId).queryKey)
      const { updatedAt } = list?.find(one => one._id === _id) ?? category
      queryClient.setQueryData(categoriesOf(restaurantId).queryKey, list => list && withoutEntry(list, _id))
      queryClient.setQueryData(dishesOf(restaurantId).queryKey, list => list?.filter(dish => dish.categoryId !== _id))
      const about = dashboardName(category.translations, defaultLocale)
      offerUndo(texts.categoryDeleted, { id: CATEGORY_TOAST, about, queryClient, restaurantId }, async () => {
        const back = await call(restoreCategory, { params: { id: _id }, ifMatch: updatedAt })
        queryClient.setQueryData(categoriesOf(restaurantId).queryKey, list => list && withEntry(list, back))
        await queryClient.invalidateQueries({ queryKey: dishesOf(restaurantId).queryKey })
      })
      if (outcome === 'gone') void queryClient.invalidateQueries({ queryKey: menuKey(restaurantId) })
    },
    onError: error => toast.error(messageOf(error, texts.categoryDeleteFailed), { id: CATEGORY_TOAST }),
  })
}
