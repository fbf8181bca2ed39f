import { queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { listTickets } from '../support.contract.ts'

/** The own questions of the last year. */
export const ownTickets = queryOptions({
  queryKey: ['support', 'tickets'] as const,
  queryFn: ({ signal }) => call(listTickets, { signal }),
})
