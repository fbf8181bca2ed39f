import { useQuery } from '@tanstack/react-query'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { categoriesOf, dishesOf } from '../../menu/web/index.ts'
import type { Restaurant } from '../../restaurants/restaurants.contract.ts'
import { ReadOnlyNotice, useCurrentRestaurant } from '../../restaurants/web/index.ts'
import { todosOf } from '../home.rules.ts'
import { homeTexts as texts } from '../home.texts.ts'
import styles from './home-page.module.css'
import { StatsCard } from './stats-card.tsx'
import { TodoCard } from './todo-card.tsx'
import { WelcomeCard } from './welcome-card.tsx'

/** `/dashboard/home`: the restaurant at a glance (S2 §2). */
export function HomePage() {
  const restaurant = useCurrentRestaurant()
  return (
    <>
      <PageHeader title={texts.title} />
      {restaurant ? (
        <Home restaurant={restaurant} />
      ) : (
        <EmptyState title={texts.noRestaurant}>{texts.askOwner}</EmptyState>
      )}
    </>
  )
}

function Home({ restaurant }: { restaurant: Restaurant }) {
  return (
    <div className={styles.grid}>
      <ReadOnlyNotice restaurant={restaurant} />
      <WelcomeCard restaurant={restaurant} />
      <MenuAtAGlance restaurant={restaurant} />
    </div>
  )
}

function MenuAtAGlance({ restaurant }: { restaurant: Restaurant }) {
  const categories = useQuery(categoriesOf(restaurant._id))
  const dishes = useQuery(dishesOf(restaurant._id))
  if (categories.isError || dishes.isError) {
    const retry = () => void Promise.all([categories.refetch(), dishes.refetch()])
    return (
      <Alert
        tone="error"
        live
        action={
          <Button variant="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        }
      >
        {texts.statsFailed}
      </Alert>
    )
  }
  if (!categories.data || !dishes.data) {
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height={238} radius="var(--r-lg)" />
      </SkeletonGroup>
    )
  }
  const stats = {
    categories: categories.data.length,
    dishes: dishes.data.length,
    locales: restaurant.supportedLocales.length,
  }
  return (
    <div className={styles.pair}>
      <StatsCard stats={stats} />
      <TodoCard todos={todosOf(dishes.data, restaurant.supportedLocales)} />
    </div>
  )
}
