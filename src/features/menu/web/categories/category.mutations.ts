import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import {
  type Category,
  type categoryChange,
  createCategory,
  deleteCategory,
  updateCategory,
} from '../../menu.contract.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { withEntry, withoutEntry } from '../menu-lists.ts'
import { categoriesOf, dishesOf } from '../menu.queries.ts'

const CATEGORY_TOAST = 'menu-category'

type CategorySave = {
  /** Absent: a new category. */
  id?: string
  body: z.input<typeof categoryChange>
}

/** Creates or changes a category and puts it into the cached list. The caller shows failures. */
export function useSaveCategory(restaurantId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = categoriesOf(restaurantId)
  return useMutation({
    mutationFn: ({ id, body }: CategorySave) =>
      id
        ? call(updateCategory, { params: { id }, body })
        : call(createCategory, { params: { id: restaurantId }, body }),
    onSuccess: (category, { id }) => {
      queryClient.setQueryData(queryKey, list => list && withEntry(list, category))
      toast.success(id ? texts.categoryUpdated : texts.categoryAdded, { id: CATEGORY_TOAST })
    },
  })
}

/** Deletes a category with all its dishes. The caller asks first. */
export function useDeleteCategory(restaurantId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (category: Category) => call(deleteCategory, { params: { id: category._id } }),
    onSuccess: (_deleted, { _id }) => {
      queryClient.setQueryData(categoriesOf(restaurantId).queryKey, list => list && withoutEntry(list, _id))
      queryClient.setQueryData(dishesOf(restaurantId).queryKey, list => list?.filter(dish => dish.categoryId !== _id))
      toast.success(texts.categoryDeleted, { id: CATEGORY_TOAST })
    },
    onError: error => toast.error(messageOf(error, texts.categoryDeleteFailed), { id: CATEGORY_TOAST }),
  })
}
