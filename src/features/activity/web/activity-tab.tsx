import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { ActivityState } from '#features/history/history.paths.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityList } from './activity-list.tsx'
import styles from './activity-list.module.css'
import { activityPages, type Filter } from './activity.queries.ts'

const ROW_HEIGHT_PX = 40

/** The Actividad tab: who changed what in the restaurant, its menu and its team, in the last year (DAILY-WORK §3). */
export function ActivityTab() {
  const restaurant = useCurrentRestaurant()
  return restaurant && <ActivityOf key={restaurant._id} restaurant={restaurant} />
}

function ActivityOf({ restaurant }: { restaurant: Restaurant }) {
  const [filter, setFilter] = useState<Filter>({})
  const isFiltered = filter.kind !== undefined || filter.by !== undefined
  const pages = useInfiniteQuery(activityPages(restaurant._id, filter))
  const entries = pages.data?.pages.flat() ?? []
  const returned = (useLocation().state as ActivityState | null)?.returned
  const isReturnShown = entries.some(({ changeId }) => changeId !== null && changeId === returned)
  useEffect(() => {
    if (isReturnShown) document.querySelector<HTMLElement>(`li[data-change="${CSS.escape(returned ?? '')}"]`)?.focus()
  }, [isReturnShown, returned])
  const isEmpty = pages.data !== undefined && entries.length === 0
  if (isEmpty && !isFiltered) return <NothingYet isReadOnly={restaurant.readOnly !== null} />
  return (
    <>
      <ActivityFilters restaurant={restaurant} filter={filter} onChange={setFilter} />
      {!pages.data && !pages.isError && <Loading />}
      {!pages.data && pages.isError && <Failed error={pages.error} onRetry={() => void pages.refetch()} />}
      {isEmpty && <NothingLikeThis onShowAll={() => setFilter({})} />}
      {entries.length > 0 && <ActivityList restaurant={restaurant} entries={entries} returned={returned} />}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          className={styles.more}
          busy={pages.isFetchingNextPage}
          onClick={() => void showOlder(pages.fetchNextPage)}
        >
          {texts.older}
        </Button>
      )}
    </>
  )
}

async function showOlder(fetchNextPage: () => Promise<{ isError: boolean }>): Promise<void> {
  const { isError } = await fetchNextPage()
  if (isError) toast.error(texts.olderFailed)
}

function Loading() {
  return (
    <Card className={styles.notice}>
      <SkeletonGroup label={texts.loading} className={styles.skeleton}>
        <Skeleton height={ROW_HEIGHT_PX} />
        <Skeleton height={ROW_HEIGHT_PX} />
        <Skeleton height={ROW_HEIGHT_PX} />
      </SkeletonGroup>
    </Card>
  )
}

const Failed = (failed: { error: unknown; onRetry: () => void }) => (
  <Card className={styles.notice}>
    <LoadFailure title={texts.loadFailedTitle} {...failed} />
  </Card>
)

function NothingYet({ isReadOnly }: { isReadOnly: boolean }) {
  const scoped = useScoped()
  return (
    <Card>
      <EmptyState
        title={texts.emptyTitle}
        action={!isReadOnly && <ButtonRouterLink to={scoped(PAGES.menu)}>{texts.editMenu}</ButtonRouterLink>}
      >
        {texts.emptyHint}
      </EmptyState>
    </Card>
  )
}

function NothingLikeThis({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Card className={styles.notice}>
      <EmptyState
        title={texts.noneTitle}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      >
        {texts.noneHint}
      </EmptyState>
    </Card>
  )
}
