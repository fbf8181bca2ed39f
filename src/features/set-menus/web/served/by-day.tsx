import { useNavigate } from 'react-router'
import { formatPrice } from '#shared/money.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { failureText } from '#ui/client/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { ServedDay } from '../../daily/daily-menu.contract.ts'
import { dailyTexts } from '../../daily/daily-menu.texts.ts'
import { dishesInWords } from '../../daily/day-choices.ts'
import { dayTitle } from '../../daily/day-words.ts'
import { DAILY_MENU_PAGE } from '../../set-menus.paths.ts'
import { servedTexts as texts } from '../../week.texts.ts'
import { dateOf, useDayCalls } from '../daily-menu.queries.ts'
import styles from './served-page.module.css'

const TOAST = 'served'

type ByDayProps = {
  days: readonly ServedDay[]
  restaurant: Restaurant
  more: { busy: boolean; load: () => void } | null
}

/** Each day of the year, newest first. */
export function ByDay({ days, restaurant, more }: ByDayProps) {
  const scoped = useScoped()
  const navigate = useNavigate()
  const calls = useDayCalls(restaurant)
  const today = isoOfDay(dateOf(restaurant, Date.now()))
  const mayWrite = mayChange(restaurant, 'texts')
  const repeat = async (from: string) => {
    try {
      await calls.copy(today, from)
      void navigate(scoped(DAILY_MENU_PAGE))
    } catch (error) {
      toast.error(failureText(error, dailyTexts.copyFailed), { id: TOAST })
    }
  }
  return (
    <>
      <ul className={styles.days}>
        {days.map(day => (
          <li key={day.date}>
            <header>
              <h2>{day.date === today ? `${texts.today}, ${dayTitle(day.date).toLowerCase()}` : dayTitle(day.date)}</h2>
              <span>{formatPrice(day.price, restaurant.currency)}</span>
            </header>
            {day.courses
              .filter(({ items }) => items.length > 0)
              .map(course => (
                <p key={course._id}>{dishesInWords({ courses: [course] }, restaurant.defaultLocale)}</p>
              ))}
            {day.soldOutAt !== null && (
              <p className={styles.soldOut}>
                {texts.soldOutAt(
                  timeWithArticle(timeOfMinute(houseMinute(Date.parse(day.soldOutAt), restaurant.timezone))),
                )}
              </p>
            )}
            {mayWrite && day.date !== today && (
              <Button variant="secondary" size="sm" onClick={() => void repeat(day.date)}>
                {texts.repeatToday}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="secondary" busy={more.busy} onClick={more.load}>
          {texts.moreDays}
        </Button>
      )}
    </>
  )
}
