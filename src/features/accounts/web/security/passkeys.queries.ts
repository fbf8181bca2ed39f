import { queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { listPasskeys } from '../../passkeys/passkeys.contract.ts'

/** The passkeys of the user; asked for each time the tab is opened. */
export const ownPasskeys = queryOptions({
  queryKey: ['passkeys'] as const,
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
  staleTime: 0,
})
