import { queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { listDeleted } from '../../menu.contract.ts'
import { menuKey } from './menu.queries.ts'

/** What can be restored of a menu, the last deletion first. */
export const deletedOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...menuKey(restaurantId), 'deleted'] as const,
    queryFn: ({ signal }) => call(listDeleted, { params: { id: restaurantId }, signal }),
    staleTime: 0,
  })
