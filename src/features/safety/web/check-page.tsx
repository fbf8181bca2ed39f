import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
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
import { CHECKED_DISHES_MIN } from '../check.limits.ts'
import { checkTexts as texts } from '../check.texts.ts'
import { CheckBoard } from './check-board.tsx'
import styles from './check-page.module.css'
import { useCheck } from './check.queries.ts'

/** 'Revisión de la carta' of the current restaurant (TABLE §8 24). */
export function CheckPage() {
  const restaurant = useCurrentRestaurant()
  const scoped = useScoped()
  return (
    <div className={styles.page}>
      <ButtonRouterLink
        className={styles.back}
        variant="ghost"
        size="sm"
        icon={<ArrowLeftIcon size={18} weight="bold" />}
        to={scoped(PAGES.home)}
      >
        {texts.back}
      </ButtonRouterLink>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      {restaurant ? (
        <Loaded key={restaurant._id} restaurant={restaurant} />
      ) : (
        <Card>
          <EmptyState title={texts.noRestaurant}>{texts.noRestaurantHint}</EmptyState>
        </Card>
      )}
    </div>
  )
}

/** The check is made of the menu, and the menu mends it: both are needed. */
function Loaded({ restaurant }: { restaurant: Restaurant }) {
  const menu = useLoadedMenu(restaurant._id)
  const { categories, dishes } = menu
  const loaded = categories && dishes ? { categories, dishes } : null
  const check = useCheck(restaurant._id, loaded)
  if (loaded && loaded.dishes.length < CHECKED_DISHES_MIN) return <TooSmall />
  if (loaded && check.data)
    return (
      <>
        <ReadOnlyNotice className={styles.notice} restaurant={restaurant} />
        <CheckBoard restaurant={restaurant} menu={loaded} check={check.data} />
      </>
    )
  const failed = menu.isError ? menu : check.isError ? check : null
  if (!failed)
    return (
      <SkeletonGroup label={texts.checking}>
        {[84, 88, 88, 88].map((height, at) => (
          <Skeleton key={at} height={height} radius={16} />
        ))}
      </SkeletonGroup>
    )
  return (
    <Card>
      <LoadFailure
        title={texts.failed}
        advice={texts.failedHint}
        error={failed.error}
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    </Card>
  )
}

function TooSmall() {
  const scoped = useScoped()
  return (
    <Card>
      <EmptyState
        title={texts.tooSmall}
        action={<ButtonRouterLink to={scoped(PAGES.menu)}>{texts.addDishes}</ButtonRouterLink>}
      >
        {texts.tooSmallHint}
      </EmptyState>
    </Card>
  )
}
