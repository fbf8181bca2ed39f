import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#ui/client/client.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { getDailyHistory } from '../../daily/daily-menu.contract.ts'
import { dailyTexts } from '../../daily/daily-menu.texts.ts'
import { DAILY_MENU_PAGE } from '../../set-menus.paths.ts'
import { servedTexts as texts, weekTexts } from '../../week.texts.ts'
import { ByDay } from './by-day.tsx'
import { ByDish } from './by-dish.tsx'
import styles from './served-page.module.css'

/** 'Lo servido': what was on the menu in the last year, by dish and by day (TABLE §5 12). */
export function ServedPage() {
  const restaurant = useCurrentRestaurant()
  const scoped = useScoped()
  return (
    <>
      <div className={styles.head}>
        <ButtonRouterLink
          variant="ghost"
          iconOnly
          aria-label={weekTexts.back}
          icon={<ArrowLeftIcon size={22} weight="bold" />}
          to={scoped(DAILY_MENU_PAGE)}
        />
        <PageHeader className={styles.title} title={texts.title} />
      </div>
      {restaurant ? (
        <Served key={restaurant._id} restaurant={restaurant} />
      ) : (
        <Card>
          <EmptyState title={dailyTexts.noRestaurant}>{dailyTexts.noRestaurantHint}</EmptyState>
        </Card>
      )}
    </>
  )
}

function Served({ restaurant }: { restaurant: Restaurant }) {
  const [view, setView] = useState<'dish' | 'day'>('dish')
  const scoped = useScoped()
  const pages = useInfiniteQuery({
    queryKey: ['set-menus', 'served', restaurant._id],
    queryFn: ({ pageParam, signal }) =>
      call(getDailyHistory, {
        params: { id: restaurant._id },
        query: pageParam === '' ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: last => (last.more ? last.days.at(-1)?.date : undefined),
  })
  if (pages.isError && !pages.data) {
    return (
      <Card>
        <LoadFailure
          title={texts.loadFailed}
          error={pages.error}
          busy={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      </Card>
    )
  }
  if (!pages.data) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height={44} radius={10} />
        <Skeleton height={390} radius={12} />
      </SkeletonGroup>
    )
  }
  const days = pages.data.pages.flatMap(page => page.days)
  if (days.length === 0) {
    return (
      <Card>
        <EmptyState
          title={texts.empty}
          action={<ButtonRouterLink to={scoped(DAILY_MENU_PAGE)}>{texts.writeToday}</ButtonRouterLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className={styles.page}>
      <Segmented
        label={texts.view}
        value={view}
        options={[
          { value: 'dish', label: texts.byDish },
          { value: 'day', label: texts.byDay },
        ]}
        onChange={setView}
      />
      {view === 'dish' ? (
        <ByDish dishes={pages.data.pages[0]?.dishes ?? []} restaurant={restaurant} />
      ) : (
        <ByDay
          days={days}
          restaurant={restaurant}
          more={pages.hasNextPage ? { busy: pages.isFetchingNextPage, load: () => void pages.fetchNextPage() } : null}
        />
      )}
      <p className={styles.hint}>{texts.kept}</p>
    </div>
  )
}
