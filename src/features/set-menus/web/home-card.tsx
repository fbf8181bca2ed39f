import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { slotsInWords } from '#features/restaurants/opening/day-words.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { useNow } from '#features/restaurants/web/opening/index.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import { dailyTexts as texts } from '../daily/daily-menu.texts.ts'
import { dishesInWords } from '../daily/day-choices.ts'
import { cardDay } from '../home-card.rules.ts'
import { DAILY_MENU_PAGE } from '../set-menus.paths.ts'
import { dailyMenuOf } from './daily-menu.queries.ts'
import styles from './home-card.module.css'

/** Today's menu on home, around its hours (TABLE §5 8). */
export function DailyMenuCard() {
  const restaurant = useCurrentRestaurant()
  return restaurant ? <TodaysMenu restaurant={restaurant} /> : null
}

function TodaysMenu({ restaurant }: { restaurant: Restaurant }) {
  const menus = useQuery(dailyMenuOf(restaurant))
  const scoped = useScoped()
  const now = useNow()
  const day = menus.data && cardDay(menus.data, houseMinute(now, restaurant.timezone))
  if (!menus.data || !day) return null
  return (
    <Card className={styles.card}>
      <header>
        <h2>{texts.title}</h2>
        <Badge tone={day.state === 'published' || day.state === 'prepared' ? 'ok' : 'off'}>
          {texts.states[day.state]}
        </Badge>
      </header>
      <p>
        {day.state === 'empty'
          ? texts.question('hoy')
          : dishesInWords(day, restaurant.defaultLocale) || capitalized(slotsInWords(menus.data.rules.slots))}
      </p>
      <ButtonRouterLink variant="secondary" to={scoped(DAILY_MENU_PAGE)}>
        {day.state === 'empty' ? texts.writeToday : texts.open}
      </ButtonRouterLink>
    </Card>
  )
}
