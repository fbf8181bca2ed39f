import { type ReactNode, useState } from 'react'
import type { HomeTodo } from '#ui/dashboard/dashboard-feature.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import { FIRST_DISHES, type FirstDay, mayBegin } from '../home.rules.ts'
import { homeTexts as texts } from '../home.texts.ts'
import { FirstDayCard } from './first-day-card.tsx'
import styles from './home-page.module.css'
import { NowCard } from './now-card.tsx'
import { StatsCard } from './stats-card.tsx'
import { TodoCard } from './todo-card.tsx'

const CARD_HEIGHT_PX = 240

type CardsProps = {
  restaurant: Restaurant
  categories: readonly Category[]
  dishes: readonly Dish[]
  firstDay: FirstDay
  welcome: ReactNode
}

const statsOf = ({ restaurant, categories, dishes }: CardsProps) => ({
  categories: categories.length,
  dishes: dishes.length,
  locales: restaurant.supportedLocales.length,
})

/** The first day: what is to be done beside the restaurant, the figures below (DAILY-WORK §3.10). */
export function CardsOfFirstDay(props: CardsProps) {
  const { restaurant, firstDay, welcome } = props
  return (
    <div className={styles.first}>
      <FirstDayCard restaurant={restaurant} firstDay={firstDay} />
      {welcome}
      <StatsCard stats={statsOf(props)} />
    </div>
  )
}

/**
 * Any other day; what is left of the first day stands above the figures, but not for an admin in somebody else's
 * restaurant. On a quiet day, with nothing sold out, the figures stand below 'Ahora mismo', whose column would be
 * empty; they keep their place while the page is open, so that nothing moves under a finger.
 */
export function CardsOfDay(props: CardsProps & { todos: readonly (() => HomeTodo | null)[] }) {
  const { restaurant, categories, dishes, firstDay, welcome, todos } = props
  const canImprove = mayChange(restaurant, 'texts') || mayChange(restaurant, 'allergens')
  const [isQuiet] = useState(() => dishes.every(({ available }) => available))
  const stats = (
    <div data-place="stats">
      <StatsCard stats={statsOf(props)} />
    </div>
  )
  const isFirstDay = mayBegin(restaurant) && !restaurant.owner && firstDay.some(({ isDone }) => !isDone)
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <div data-place="welcome">{welcome}</div>
        {isFirstDay && (
          <div data-place="first">
            <FirstDayCard restaurant={restaurant} firstDay={firstDay} />
          </div>
        )}
        {!isQuiet && stats}
        {canImprove && dishes.length >= FIRST_DISHES && (
          <div data-place="todo">
            <TodoCard restaurant={restaurant} categories={categories} dishes={dishes} brought={todos} />
          </div>
        )}
      </div>
      <div className={styles.column}>
        <div data-place="now">
          <NowCard restaurant={restaurant} categories={categories} dishes={dishes} />
        </div>
        {isQuiet && stats}
      </div>
    </div>
  )
}

/** While the menu loads, or when it cannot be loaded: the restaurant alone. */
export function LoadingCards({ welcome, isLoading }: { welcome: ReactNode; isLoading: boolean }) {
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        {welcome}
        {isLoading && (
          <SkeletonGroup label={texts.loading}>
            <Skeleton height={CARD_HEIGHT_PX} radius="var(--r-lg)" />
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}
