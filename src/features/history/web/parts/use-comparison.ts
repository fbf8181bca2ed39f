import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Compared, comparison } from '../history.queries.ts'
import { type AskedMoment, sinceIn } from './use-asked-moment.ts'

/** What is different since the asked moment; it learns how far back anything is known. */
export function useComparison(restaurantId: string, asked: AskedMoment, compared: Omit<Compared, 'at'> = {}) {
  const query = useQuery(comparison(restaurantId, { at: asked.at, ...compared }))
  const since = query.data?.since ?? sinceIn(query.error)
  const { learn } = asked
  useEffect(() => {
    if (since !== undefined) learn(since)
  }, [since, learn])
  return query
}
