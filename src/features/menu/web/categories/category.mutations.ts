import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import type { Locale } from '#shared/locale.ts'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import { resend, type Resendable, type Resent } from '#ui/offline/resend.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import {
  type Category,
  type categoryChange,
  createCategory,
  deleteCategory,
  getCategory,
  restoreCategory,
  updateCategory,
} from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { fieldTexts, formTexts } from '../../menu-page.texts.ts'
import { withEntry, withoutEntry } from '../data/menu-lists.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'
import { offerUndo } from '../undo/undo.ts'

const CATEGORY_TOAST = 'menu-category'

type CategoryBody = z.input<typeof categoryChange>

/** Creates or changes a category and puts it into the cached list. The caller tells successes and failures. */
export function useCategorySaves({ _id: restaurantId, defaultLocale }: Restaurant) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { queryKey } = categoriesOf(restaurantId)
    const store = (category: Category) => queryClient.setQueryData(queryKey, list => list && withEntry(list, category))
    return {
      create: async (attempt: Attempt<CategoryBody>, input: CategoryBody): Promise<Category> => {
        const category = await createOnce(attempt, {
          input,
          create: (body, idempotencyKey) =>
            call(createCategory, { params: { id: restaurantId }, body, idempotencyKey }),
          update: ({ _id }, body) => call(updateCategory, { params: { id: _id }, body }),
        })
        store(category)
        return category
      },
      change: async (category: Category, body: CategoryBody, isAgain: boolean): Promise<Resent<Category>> => {
        const resendable = resendableCategory(category, defaultLocale)
        const resent = isAgain
          ? await resend(resendable, body)
          : { thing: await resendable.send(body, undefined), kept: 'mine' as const }
        store(resent.thing)
        return resent
      },
    }
  }, [queryClient, restaurantId, defaultLocale])
}

function resendableCategory(category: Category, defaultLocale: Locale): Resendable<Category> {
  const params = { id: category._id }
  const contentOf = ({ translations, key }: Category) => JSON.stringify({ translations, key })
  return {
    name: dashboardName(category.translations, defaultLocale),
    seen: category,
    send: (body, ifMatch) => call(updateCategory, { params, body, ifMatch }),
    load: () => call(getCategory, { params }),
    has: (newest, body) => {
      const { translations, sortOrder } = body as CategoryBody
      const isOrdered = sortOrder === undefined || Number(sortOrder) === newest.sortOrder
      return (
        isOrdered &&
        contentOf(newest) ===
          contentOf({
            ...newest,
            translations: { ...newest.translations, ...(translations as Category['translations']) },
          })
      )
    },
    isSame: (one, other) => contentOf(one) === contentOf(other),
    lines: (newest, body) => {
      const { translations } = body as CategoryBody
      const mine = dashboardName(
        { ...newest.translations, ...(translations as Category['translations']) },
        defaultLocale,
      )
      return translations
        ? [fieldTexts.both(formTexts.name, dashboardName(newest.translations, defaultLocale), mine)]
        : []
    },
  }
}

/** Deletes a category with all its dishes, and offers to take it back. The caller asks first. */
export function useDeleteCategory(restaurantId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (category: Category) => call(deleteCategory, { params: { id: category._id } }),
    onSuccess: (_deleted, category) => {
      const { _id } = category
      const list = queryClient.getQueryData(categoriesOf(restaurantId).queryKey)
      const { updatedAt } = list?.find(one => one._id === _id) ?? category
      queryClient.setQueryData(categoriesOf(restaurantId).queryKey, list => list && withoutEntry(list, _id))
      queryClient.setQueryData(dishesOf(restaurantId).queryKey, list => list?.filter(dish => dish.categoryId !== _id))
      offerUndo(texts.categoryDeleted, { id: CATEGORY_TOAST, queryClient, restaurantId }, async () => {
        const back = await call(restoreCategory, { params: { id: _id }, ifMatch: updatedAt })
        queryClient.setQueryData(categoriesOf(restaurantId).queryKey, list => list && withEntry(list, back))
        await queryClient.invalidateQueries({ queryKey: dishesOf(restaurantId).queryKey })
      })
    },
    onError: error => toast.error(messageOf(error, texts.categoryDeleteFailed), { id: CATEGORY_TOAST }),
  })
}
