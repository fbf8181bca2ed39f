import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import type { Kind } from '../activity.actions.ts'
import { listActivity } from '../activity.contract.ts'
import { ACTIVITY_PAGE } from '../activity.limits.ts'

/** What the list is narrowed to; empty: everything. */
export type Filter = { kind?: Kind; by?: string }

const KEY = 'activity'

/** All pages that have been asked for, newest first; read anew whenever the tab is opened. */
export const activityPages = (id: string, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [KEY, id, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, { params: { id }, query: pageParam ? { ...filter, before: pageParam } : filter, signal }),
    initialPageParam: '',
    getNextPageParam: page => (page.length < ACTIVITY_PAGE ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })

/** The newest entries of a restaurant, for the home's column 'Últimos cambios'. */
export const recentActivity = (id: string) =>
  queryOptions({
    queryKey: [KEY, id, 'recent'] as const,
    queryFn: ({ signal }) => call(listActivity, { params: { id }, query: {}, signal }),
    staleTime: 0,
  })
