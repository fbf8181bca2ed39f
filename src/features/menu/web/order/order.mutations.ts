import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { ApiError, isToldByShell } from '#ui/client/api-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { type Category, type Dish, reorderCategories, reorderDishes } from '../../menu.contract.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { inOrderOf, inServerOrder, versionOf } from '../data/menu-lists.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'
import { offerUndo } from '../undo/undo.ts'

const ORDER_TOAST = 'menu-order'

type DishOrder = { categoryId: string; ids: string[] }

/** Reorders the dishes of a category: shown at once, undone when the server refuses (S2 §4, §8). */
export function useReorderDishes(restaurantId: string) {
  const { queryKey } = dishesOf(restaurantId)
  return useReorder<DishOrder, Dish>({
    restaurantId,
    queryKey,
    failed: texts.orderFailed,
    idsOf: order => order.ids,
    send: ({ categoryId, ids }, ifMatch) =>
      call(reorderDishes, { params: { id: categoryId }, body: { itemIds: ids }, ifMatch }),
    withIds: ({ categoryId }, ids) => ({ categoryId, ids }),
  })
}

/** Reorders the categories: shown at once, undone when the server refuses (S2 §4, §8). */
export function useReorderCategories(restaurantId: string) {
  const { queryKey } = categoriesOf(restaurantId)
  return useReorder<string[], Category>({
    restaurantId,
    queryKey,
    failed: texts.categoryOrderFailed,
    idsOf: ids => ids,
    send: (ids, ifMatch) =>
      call(reorderCategories, { params: { id: restaurantId }, body: { categoryIds: ids }, ifMatch }),
    withIds: (_order, ids) => ids,
  })
}

type Reorder<Order, Entry> = {
  restaurantId: string
  queryKey: QueryKey
  failed: string
  idsOf: (order: Order) => string[]
  /** `ifMatch`: the list that was seen, for an undo. */
  send: (order: Order, ifMatch?: string) => Promise<Entry[]>
  withIds: (order: Order, ids: string[]) => Order
}

/** The ids of an order, in the order that they had before. */
const idsBefore = (before: readonly (Dish | Category)[], ids: readonly string[]): string[] => {
  const places = new Map(before.map(one => [one._id, one.sortOrder]))
  return ids.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0) || (one < other ? -1 : 1))
}

/** The list is not complete any more: a colleague has added or deleted something. */
const withPlainRefusal = (error: unknown): never => {
  const isIncomplete = error instanceof ApiError && error.status === 400
  throw isIncomplete ? new ApiError({ ...commonErrors.changedMeanwhile }) : error
}

/**
 * `scope` sends one reorder after the other, so that the last one that the user made is also the last one that the
 * server gets.
 */
function useReorder<Order, Entry extends Dish | Category>(reorder: Reorder<Order, Entry>) {
  const { restaurantId, queryKey, failed, idsOf, send, withIds } = reorder
  const queryClient = useQueryClient()
  const mutationKey = [...queryKey, 'order']
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (order: Order) => send(order),
    onMutate: async order => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Entry[]>(queryKey)
      queryClient.setQueryData<Entry[]>(queryKey, list => list && inOrderOf(list, idsOf(order)))
      return before
    },
    onSuccess: (answer, order, before) => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1
      if (!isLast || !before) return void toast.success(texts.orderUpdated, { id: ORDER_TOAST })
      const store = (list: readonly Entry[]) =>
        queryClient.setQueryData<Entry[]>(queryKey, shown => shown && inServerOrder(shown, list))
      store(answer)
      const back = withIds(order, idsBefore(before, idsOf(order)))
      offerUndo(texts.orderUpdated, { id: ORDER_TOAST, queryClient, restaurantId }, async () =>
        store(await send(back, versionOf(answer)).catch(withPlainRefusal)),
      )
    },
    onError: (error, _order, before) => {
      queryClient.setQueryData<Entry[]>(queryKey, list => list && before && inServerOrder(list, before))
      if (!isToldByShell(error)) toast.error(failed, { id: ORDER_TOAST })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}
