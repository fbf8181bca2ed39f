import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { Link, useNavigate } from 'react-router'
import { failureText } from '#ui/client/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { nameIn } from '#features/prices/names.ts'
import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'
import { weekdayAndNumber, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { SHOWN_COURSES } from '../../daily/day-choices.ts'
import { dailyTexts } from '../../daily/daily-menu.texts.ts'
import { DAILY_MENU_PAGE, DAY_PARAMETER } from '../../set-menus.paths.ts'
import { weekTexts as texts } from '../../week.texts.ts'
import { StateBadge } from '../fields/state-badge.tsx'
import { dateOf, useDayCalls } from '../daily-menu.queries.ts'
import styles from './week-page.module.css'

const TOAST = 'daily-week'

type WeekDayProps = { day: DailyMenu; days: readonly DailyMenu[]; restaurant: Restaurant; isToday: boolean }

/** A day of the week: what it offers, or how to fill it. */
export function WeekDay({ day, days, restaurant, isToday }: WeekDayProps) {
  const scoped = useScoped()
  const navigate = useNavigate()
  const calls = useDayCalls(restaurant)
  const { defaultLocale } = restaurant
  const path = scoped(`${DAILY_MENU_PAGE}?${DAY_PARAMETER}=${day.date}`)
  const lastWeek = days.find(({ date, state }) => date === isoOfDay(dayOfIso(day.date) - 7) && state !== 'empty')
  const mayWrite = mayChange(restaurant, 'texts') && dayOfIso(day.date) >= dateOf(restaurant, Date.now())
  const copy = async (from: string) => {
    try {
      await calls.copy(day.date, from)
    } catch (error) {
      toast.error(failureText(error, dailyTexts.copyFailed), { id: TOAST })
    }
  }
  if (day.state === 'empty') {
    return (
      <li className={styles.day} data-empty="">
        <h2>{capitalized(weekdayAndNumber(day.date))}</h2>
        {day.notServed && <p className={styles.closed}>{dailyTexts.notServed[day.notServed]}</p>}
        {mayWrite && !day.notServed && (
          <div className={styles.ways}>
            {lastWeek && (
              <Button
                variant="secondary"
                icon={<ArrowCounterClockwiseIcon size={18} />}
                onClick={() => void copy(lastWeek.date)}
              >
                {texts.asLast(weekdayName(day.date))}
              </Button>
            )}
            <Button variant="ghost" icon={<PencilSimpleIcon size={18} />} onClick={() => void navigate(path)}>
              {texts.write}
            </Button>
          </div>
        )}
      </li>
    )
  }
  return (
    <li className={styles.day} data-today={isToday ? '' : undefined}>
      <header>
        <h2>
          <Link className={styles.link} to={path} aria-label={texts.open(weekdayAndNumber(day.date))}>
            {capitalized(weekdayAndNumber(day.date))}
          </Link>
        </h2>
        <StateBadge state={day.state} />
      </header>
      {day.courses
        .filter(({ items }) => items.length > 0)
        .slice(0, SHOWN_COURSES)
        .map(course => (
          <section key={course._id}>
            <h3>{nameIn(course.names, defaultLocale, defaultLocale).text}</h3>
            <ul>
              {course.items.map(item => (
                <li key={item._id}>
                  {nameIn(item.names, defaultLocale, defaultLocale).text}
                  {item.supplement > 0 && ` +${item.supplement}`}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </li>
  )
}
