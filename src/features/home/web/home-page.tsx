import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { HomeTodo } from '#ui/dashboard/dashboard-feature.ts'
import { showAll } from '#ui/dashboard/page-with.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { PlanEndLine } from '#features/billing/web/index.ts'
import { useUser } from '#features/identity/web/index.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import { call } from '#ui/client/client.ts'
import { getRestaurant, type Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadOnlyNotice, storeRestaurant, useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { FIRST_DISHES, firstDayOf, mayBegin } from '../home.rules.ts'
import { firstDayTexts, homeTexts as texts } from '../home.texts.ts'
import { CardsOfDay, CardsOfFirstDay, LoadingCards } from './home-cards.tsx'
import { Failed } from './load-failure.tsx'
import styles from './home-page.module.css'
import { WelcomeCard } from './welcome-card.tsx'

const NONE: readonly ComponentType[] = []

type UseHomeTodo = () => HomeTodo | null
const NOTHING: readonly UseHomeTodo[] = []

type HomePageProps = {
  cards?: readonly ComponentType[]
  notices?: readonly ComponentType[]
  todos?: readonly UseHomeTodo[]
}

/** `/dashboard/home`: the restaurant at a glance, with cards of other features at the end (S2 §2). */
export function HomePage({ cards = NONE, notices = NONE, todos = NOTHING }: HomePageProps) {
  const restaurant = useCurrentRestaurant()
  if (restaurant) {
    return (
      <>
        <Home key={restaurant._id} restaurant={restaurant} notices={notices} todos={todos} />
        {cards.length > 0 && <div className={styles.brought}>{showAll(cards)}</div>}
      </>
    )
  }
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState title={texts.noRestaurant}>{texts.askOwner}</EmptyState>
    </>
  )
}

type HomeProps = { restaurant: Restaurant; notices: readonly ComponentType[]; todos: readonly UseHomeTodo[] }

/**
 * Until there are three dishes the first day's card stands in the middle; later home is about today (DAILY-WORK §3).
 */
function Home({ restaurant, notices, todos }: HomeProps) {
  const { name } = useUser()
  const reload = useReload(restaurant)
  const menu = useLoadedMenu(restaurant._id)
  const { categories, dishes } = menu
  const firstDay =
    categories &&
    dishes &&
    firstDayOf({
      restaurant,
      dishes: dishes.length,
      declared: dishes.filter(({ allergensDeclared }) => allergensDeclared).length,
    })
  // With the cards and not before: a new heading alone would move what is there.
  const isBeginning = firstDay && mayBegin(restaurant) && !restaurant.owner && dishes && dishes.length < FIRST_DISHES
  const welcome = <WelcomeCard restaurant={restaurant} isReady={reload.isSuccess} isQuiet={isBeginning === true} />
  return (
    <>
      <PageHeader title={isBeginning ? firstDayTexts.greeting(firstNameOf(name)) : texts.title}>
        {isBeginning && firstDayTexts.lead}
      </PageHeader>
      <div className={styles.notices}>
        {reload.isError && <Failed text={texts.loadFailed} error={reload.error} onRetry={reload.refetch} />}
        <ReadOnlyNotice restaurant={restaurant} />
        <PlanEndLine />
        {showAll(notices)}
        {!firstDay && menu.isError && <Failed text={texts.statsFailed} error={menu.error} onRetry={menu.refetch} />}
      </div>
      {!firstDay ? (
        <LoadingCards welcome={welcome} isLoading={!menu.isError} />
      ) : isBeginning ? (
        <CardsOfFirstDay {...{ restaurant, categories, dishes, firstDay, welcome }} />
      ) : (
        <CardsOfDay {...{ restaurant, categories, dishes, firstDay, welcome, todos }} />
      )}
    </>
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
