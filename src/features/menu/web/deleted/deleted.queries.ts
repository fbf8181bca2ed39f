import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { type Deleted, listDeleted, restoreCategory, restoreDish } from '../../menu.contract.ts'
import { menuKey } from '../data/menu.queries.ts'

/** What can be restored of a menu, the last deletion first. */
export const deletedOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...menuKey(restaurantId), 'deleted'] as const,
    queryFn: ({ signal }) => call(listDeleted, { params: { id: restaurantId }, signal }),
    staleTime: 0,
  })

/** Brings one back; the whole menu is then loaded again, because others may have moved. */
export function useRestore(restaurantId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, _id: id }: Deleted): Promise<void> => {
      if (kind === 'dish') await call(restoreDish, { params: { id } })
      else await call(restoreCategory, { params: { id } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: menuKey(restaurantId) }),
  })
}
