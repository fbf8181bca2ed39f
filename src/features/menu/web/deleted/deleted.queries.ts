import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { createCategory, type Deleted, restoreCategory, restoreDish } from '../../menu.contract.ts'
import { menuKey } from '../data/menu.queries.ts'

/** Where a dish comes back to: its own category, another one, or one that is made again. */
export type Place = { kind: 'own' } | { kind: 'other'; categoryId: string } | { kind: 'again' }
type Order = { one: Deleted; place: Place }

/**
 * Brings one back and answers the category in which it is; the whole menu is then loaded again, because others may have
 * moved.
 */
export function useRestore(restaurantId: string) {
  const queryClient = useQueryClient()
  const categoryFor = async ({ one, place }: Order): Promise<string | undefined> => {
    if (place.kind === 'own') return undefined
    if (place.kind === 'other') return place.categoryId
    const names = Object.entries(one.categoryNames ?? {}).map(([locale, name]) => [locale, { name }])
    const body = { translations: Object.fromEntries(names) as Record<string, { name: string }> }
    return (await call(createCategory, { params: { id: restaurantId }, body }))._id
  }
  return useMutation({
    mutationFn: async (order: Order): Promise<string> => {
      const { kind, _id: id } = order.one
      if (kind === 'category') return (await call(restoreCategory, { params: { id } }))._id
      const categoryId = await categoryFor(order)
      const body = categoryId === undefined ? {} : { categoryId }
      return (await call(restoreDish, { params: { id }, body })).categoryId
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: menuKey(restaurantId) }),
  })
}
