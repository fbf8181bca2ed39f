import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { HistoryGroup } from '../../history.groups.ts'
import { sumOf } from '../../screen/compared.rules.ts'
import { returnTexts as texts } from '../../screen/history-screen.texts.ts'
import { todayOf } from '../../screen/moment.rules.ts'
import { comparison } from '../history.queries.ts'
import { ReturnGroups } from '../return/return-groups.tsx'
import { Counting } from '../return/return-states.tsx'

type ReturnPreviewProps = {
  restaurant: Restaurant
  at: string
  groups: readonly HistoryGroup[]
  dishId?: string | undefined
}

/** What of the carta as it is now a settled return would change, by groups; for who may see what changed. */
export function ReturnPreview({ restaurant, at, groups, dishId }: ReturnPreviewProps) {
  const { _id, timezone } = restaurant
  const query = useQuery(comparison(_id, { at, dishId }))
  const { data, error } = query
  if (error && !data)
    return (
      <LoadFailure
        title={texts.loadFailed}
        titleLevel={3}
        error={error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (!data) return <Counting />
  if (sumOf(data.counts, groups) === 0) return <p>{texts.alreadySo}</p>
  return (
    <div>
      <ReturnGroups
        restaurant={restaurant}
        compared={data}
        today={todayOf(Date.now(), timezone)}
        groups={groups}
        dishId={dishId}
      />
    </div>
  )
}
