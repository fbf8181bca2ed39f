import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { onHouseClock } from '../../screen/moment.rules.ts'
import { changePages } from '../history.queries.ts'

/** So many pages of changes are read for the dots of a calendar: 1 000 changes. */
const PAGES_MAX = 20

/** The days on which something changed, counted from 1970, as far back as `from` is. */
export function useChangedDays({ _id, timezone }: Restaurant, from: number): ReadonlySet<number> {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(changePages(_id))
  const days = useMemo(
    () => (data?.pages ?? []).flatMap(({ changes }) => changes.map(({ at }) => onHouseClock(at, timezone).day)),
    [data, timezone],
  )
  const oldest = days.at(-1)
  const isMissing = oldest !== undefined && oldest >= from && (data?.pages.length ?? 0) < PAGES_MAX
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isMissing, hasNextPage, isFetching, isError, fetchNextPage])
  return useMemo(() => new Set(days), [days])
}
