import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useQuery } from '@tanstack/react-query'
import { PAGES } from '#shared/page-paths.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadOnlyNotice, useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { exampleDishes } from '../example-dishes.ts'
import { zonesTexts as texts } from '../zones.texts.ts'
import { ZonesBoard } from './zones-board.tsx'
import { zonesOf } from './zones.queries.ts'
import styles from './zones-page.module.css'

/** 'Precios por zona' of the current restaurant (TABLE §4 6). */
export function ZonesPage() {
  const restaurant = useCurrentRestaurant()
  const scoped = useScoped()
  return (
    <>
      <ButtonRouterLink
        className={styles.back}
        variant="ghost"
        size="sm"
        icon={<ArrowLeftIcon size={18} weight="bold" />}
        to={scoped(PAGES.menu)}
      >
        {texts.back}
      </ButtonRouterLink>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      {restaurant ? (
        <Zones key={restaurant._id} restaurant={restaurant} />
      ) : (
        <Card>
          <EmptyState title={texts.noRestaurant}>{texts.noRestaurantHint}</EmptyState>
        </Card>
      )}
    </>
  )
}

/** Dishes only show what zones do: the zones do not wait for them. */
function Zones({ restaurant }: { restaurant: Restaurant }) {
  const zones = useQuery(zonesOf(restaurant._id))
  const { categories, dishes } = useLoadedMenu(restaurant._id)
  if (zones.data) {
    const examples = categories && dishes ? exampleDishes({ categories, dishes }, restaurant.defaultLocale) : []
    return (
      <>
        <ReadOnlyNotice className={styles.notice} restaurant={restaurant} />
        <ZonesBoard restaurant={restaurant} zones={zones.data} examples={examples} />
      </>
    )
  }
  if (!zones.isError) {
    return (
      <SkeletonGroup>
        <Skeleton height={208} radius={16} />
      </SkeletonGroup>
    )
  }
  return (
    <Card>
      <LoadFailure
        title={texts.loadFailed}
        error={zones.error}
        busy={zones.isFetching}
        onRetry={() => void zones.refetch()}
      />
    </Card>
  )
}
