import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { compareHistory, listHistory, returnHistory, type ReturnBody, undoHistory } from '../history.contract.ts'
import type { HistoryGroup } from '../history.groups.ts'
import { HISTORY_PAGE } from '../history.limits.ts'

const KEY = 'history'

export type Compared = { at: string; to?: string | undefined; dishId?: string | undefined }

const given = ({ at, to, dishId }: Compared) => ({ at, ...(to && { to }), ...(dishId && { dishId }) })

/**
 * What is different between two moments, the first 50 of each group. Read anew whenever the page is opened, but not
 * while somebody reads it: what goes back is what was seen.
 */
export const comparison = (id: string, compared: Compared) =>
  queryOptions({
    queryKey: [KEY, id, 'compare', given(compared)] as const,
    queryFn: ({ signal }) => call(compareHistory, { params: { id }, query: given(compared), signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** All of one group. */
export const comparedGroup = (id: string, compared: Compared, group: HistoryGroup) =>
  call(compareHistory, { params: { id }, query: { ...given(compared), group } }).then(({ groups }) => groups[group])

/** The changes of the carta, or of one dish, newest first. */
export const changePages = (id: string, dishId?: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, id, 'list', dishId ?? null] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listHistory, {
        params: { id },
        query: { ...(dishId && { dishId }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ changes }) => (changes.length < HISTORY_PAGE ? undefined : changes.at(-1)?.changeId),
    staleTime: 0,
  })

/** The newest changes, to say who has changed what a moment ago. */
export const newestChanges = (id: string) => call(listHistory, { params: { id }, query: {} })

export const goBack = (id: string, body: ReturnBody, idempotencyKey: string) =>
  call(returnHistory, { params: { id }, body, idempotencyKey })

export const undoReturn = (id: string, changeId: string, idempotencyKey: string) =>
  call(undoHistory, { params: { id }, body: { changeId }, idempotencyKey })
