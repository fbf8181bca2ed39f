import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { type Category, type Dish, reorderCategories, reorderDishes } from '../menu.contract.ts'
import { menuTexts as texts } from '../menu.texts.ts'
import { inOrderOf, inServerOrder } from './menu-lists.ts'
import { categoriesOf, dishesOf } from './menu.queries.ts'

const ORDER_TOAST = 'menu-order'

type DishOrder = { categoryId: string; ids: string[] }

/** Reorders the dishes of a category: shown at once, undone when the server refuses (S2 §4, §8). */
export function useReorderDishes(restaurantId: string) {
  const { queryKey } = dishesOf(restaurantId)
  return useReorder<DishOrder, Dish>({
    queryKey,
    failed: texts.orderFailed,
    idsOf: order => order.ids,
    send: ({ categoryId, ids }) => call(reorderDishes, { params: { id: categoryId }, body: { itemIds: ids } }),
  })
}

/** Reorders the categories: shown at once, undone when the server refuses (S2 §4, §8). */
export function useReorderCategories(restaurantId: string) {
  const { queryKey } = categoriesOf(restaurantId)
  return useReorder<string[], Category>({
    queryKey,
    failed: texts.categoryOrderFailed,
    idsOf: ids => ids,
    send: ids => call(reorderCategories, { params: { id: restaurantId }, body: { categoryIds: ids } }),
  })
}

type Reorder<Order, Entry> = {
  queryKey: QueryKey
  failed: string
  idsOf: (order: Order) => string[]
  send: (order: Order) => Promise<Entry[]>
}

/**
 * `scope` sends one reorder after the other, so that the last one that the user made is also the last one that the
 * server gets.
 */
function useReorder<Order, Entry extends Dish | Category>({ queryKey, failed, idsOf, send }: Reorder<Order, Entry>) {
  const queryClient = useQueryClient()
  const mutationKey = [...queryKey, 'order']
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: send,
    onMutate: async order => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Entry[]>(queryKey)
      queryClient.setQueryData<Entry[]>(queryKey, list => list && inOrderOf(list, idsOf(order)))
      return before
    },
    onSuccess: answer => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1
      if (isLast) queryClient.setQueryData<Entry[]>(queryKey, list => list && inServerOrder(list, answer))
      toast.success(texts.orderUpdated, { id: ORDER_TOAST })
    },
    onError: (_error, _order, before) => {
      queryClient.setQueryData<Entry[]>(queryKey, list => list && before && inServerOrder(list, before))
      toast.error(failed, { id: ORDER_TOAST })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}
