import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { MINUTE_MS } from '#shared/time.ts'
import { call } from '#ui/client/client.ts'
import { getScheduledChange, listScheduledChanges } from '../scheduled.contract.ts'

const keyOf = (restaurantId: string) => ['scheduled', restaurantId] as const

/** What waits, and what is over since 30 days; somebody else's is seen within a minute. */
export const scheduledOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [...keyOf(restaurantId), 'list'] as const,
    queryFn: ({ signal }) => call(listScheduledChanges, { params: { id: restaurantId }, signal }),
    refetchInterval: MINUTE_MS,
  })

/** What somebody has read of what did not fit, while the dashboard is open. */
export const understoodOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['scheduled-understood', restaurantId] as const,
    queryFn: (): string[] => [],
    initialData: [] as string[],
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** One with what it will do. */
export const detailsOf = (restaurantId: string, id: string) =>
  queryOptions({
    queryKey: [...keyOf(restaurantId), id] as const,
    queryFn: ({ signal }) => call(getScheduledChange, { params: { id }, signal }),
  })

/** Loads what is shown of scheduled changes again. */
export const reloadScheduled = (queryClient: QueryClient, restaurantId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(restaurantId) })
