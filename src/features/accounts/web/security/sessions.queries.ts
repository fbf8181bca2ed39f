import { queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { listSessions } from '../../security.contract.ts'

/** The open sessions of the user; asked for each time the tab is opened. */
export const openSessions = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }) => call(listSessions, { signal }),
  staleTime: 0,
})
