import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import { call } from '#ui/client/client.ts'
import { getRestaurant, type Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadOnlyNotice, storeRestaurant, useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { todosOf } from '../home.rules.ts'
import { homeTexts as texts } from '../home.texts.ts'
import styles from './home-page.module.css'
import { StatsCard } from './stats-card.tsx'
import { TodoCard } from './todo-card.tsx'
import { WelcomeCard } from './welcome-card.tsx'

const CARD_HEIGHT_PX = 240

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
  const { role } = useUser()
  const { isError, refetch } = useReload(restaurant)
  const isSaidByBanner = role === 'owner' && restaurant.readOnly !== 'inactive'
  return (
    <div className={styles.grid}>
      {isError && <Failed text={texts.loadFailed} onRetry={refetch} />}
      {!isSaidByBanner && <ReadOnlyNotice restaurant={restaurant} />}
      <WelcomeCard restaurant={restaurant} />
      <MenuAtAGlance restaurant={restaurant} />
    </div>
  )
}

/** Loads again what the shell loaded earlier, and updates every screen that shows it. */
function useReload({ _id: id }: Restaurant) {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: ['home', id],
    queryFn: async ({ signal }) => {
      const newest = await call(getRestaurant, { params: { id }, signal })
      storeRestaurant(queryClient, newest)
      return newest._id
    },
  })
}

/** Says it in a toast (S2 §8), and stays with its button until loading succeeds; the toast goes with it. */
function Failed({ text, onRetry }: { text: string; onRetry: () => Promise<unknown> }) {
  useEffect(() => {
    const id = toast.error(text, { id: `home ${text}` })
    return () => toast.close(id)
  }, [text])
  return (
    <Alert
      tone="error"
      live
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          {texts.retry}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

function MenuAtAGlance({ restaurant }: { restaurant: Restaurant }) {
  const categories = useQuery(categoriesOf(restaurant._id))
  const dishes = useQuery(dishesOf(restaurant._id))
  const isLoaded = categories.data && dishes.data
  if (!isLoaded && (categories.isError || dishes.isError)) {
    const retry = () => Promise.all([categories.refetch(), dishes.refetch()])
    return <Failed text={texts.statsFailed} onRetry={retry} />
  }
  if (!isLoaded) {
    return (
      <SkeletonGroup label={texts.loading} className={styles.pair}>
        <Skeleton height={CARD_HEIGHT_PX} radius="var(--r-lg)" />
        <Skeleton height={CARD_HEIGHT_PX} radius="var(--r-lg)" />
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
      <StatsCard stats={stats} restaurant={restaurant} />
      {!restaurant.readOnly && (
        <TodoCard todos={todosOf(dishes.data, restaurant.supportedLocales)} restaurant={restaurant} />
      )}
    </div>
  )
}
