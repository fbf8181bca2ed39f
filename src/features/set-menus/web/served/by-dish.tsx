import { useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { comparable, nameIn } from '#features/prices/names.ts'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import { longDay, weekdayAndNumber } from '#features/restaurants/opening/day-words.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { PRESET_COURSES } from '../../course-names.ts'
import type { ServedDish } from '../../daily/daily-menu.contract.ts'
import { DAILY_MENU_PAGE } from '../../set-menus.paths.ts'
import { servedTexts as texts } from '../../week.texts.ts'
import { dateOf } from '../daily-menu.queries.ts'
import styles from './served-page.module.css'
import { usePutToday } from './use-put-today.ts'

const SHORT_LIST = 6

/** 'ayer', 'el martes 17', 'el 30 de octubre'. */
function lastInWords(date: string, today: number): string {
  const ago = today - dayOfIso(date)
  if (ago === 1) return texts.yesterday
  return ago < 8 ? texts.last(texts.on(weekdayAndNumber(date))) : texts.on(longDay(date))
}

/** Courses as on every menu, own ones after them. */
function placeOf(course: string): number {
  const at = PRESET_COURSES.findIndex(({ es }) => comparable(es) === comparable(course))
  return at < 0 ? PRESET_COURSES.length : at
}

/** Each dish of the year, most served first, found without accents. */
export function ByDish({ dishes, restaurant }: { dishes: readonly ServedDish[]; restaurant: Restaurant }) {
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<readonly string[]>([])
  const scoped = useScoped()
  const locale = restaurant.defaultLocale
  const today = dateOf(restaurant, Date.now())
  const put = usePutToday(restaurant)
  const key = comparable(typed)
  const found = dishes.filter(({ names }) => comparable(nameIn(names, locale, locale).text).includes(key))
  const groups = [...Map.groupBy(found, ({ course }) => nameIn(course, locale, locale).text)].toSorted(
    ([one], [other]) => placeOf(one) - placeOf(other),
  )
  return (
    <>
      <TextField
        type="search"
        label={texts.search}
        labelHidden
        placeholder={texts.search}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {found.length === 0 && (
        <Card>
          <EmptyState
            title={texts.nothingWith(typed.trim())}
            action={<ButtonRouterLink to={scoped(DAILY_MENU_PAGE)}>{texts.writeIt}</ButtonRouterLink>}
          >
            {texts.nothingHint}
          </EmptyState>
        </Card>
      )}
      {groups.map(([course, list]) => {
        const shown = opened.includes(course) ? list : list.slice(0, SHORT_LIST)
        return (
          <section key={course} className={styles.group}>
            <h2>
              {course} <span>{list.length}</span>
            </h2>
            <ul className={styles.list}>
              {shown.map(dish => {
                const name = nameIn(dish.names, locale, locale).text
                const isToday = put.isToday(dish)
                return (
                  <li key={name}>
                    <span>
                      <b>{name}</b>
                      <small>
                        {texts.times(dish.times)}
                        {!isToday && dayOfIso(dish.last) < today && ` · ${lastInWords(dish.last, today)}`}
                      </small>
                    </span>
                    {isToday ? (
                      <Badge tone="ok">{texts.today}</Badge>
                    ) : (
                      put.may && (
                        <Button
                          variant="secondary"
                          size="sm"
                          aria-label={texts.putTodayOf(name)}
                          onClick={() => void put.dish(dish)}
                        >
                          {texts.putToday}
                        </Button>
                      )
                    )}
                  </li>
                )
              })}
            </ul>
            {shown.length < list.length && (
              <Button variant="ghost" size="sm" onClick={() => setOpened([...opened, course])}>
                {texts.seeAll(list.length)}
              </Button>
            )}
          </section>
        )
      })}
    </>
  )
}
