import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureText } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { comparable, nameIn } from '#features/prices/names.ts'
import { isoOfDay } from '#features/restaurants/opening/days.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { ServedDish } from '../../daily/daily-menu.contract.ts'
import { dayBody, dayValues, knownOf, newLine } from '../../form/day-form.ts'
import { DAILY_MENU_PAGE } from '../../set-menus.paths.ts'
import { servedTexts as texts } from '../../week.texts.ts'
import { dailyMenuOf, dateOf, useDayCalls } from '../daily-menu.queries.ts'

/** 'Poner hoy': adds a dish to today's menu, in the course in which it stood last, and opens it. */
export function usePutToday(restaurant: Restaurant) {
  const menus = useQuery(dailyMenuOf(restaurant))
  const calls = useDayCalls(restaurant)
  const navigate = useNavigate()
  const scoped = useScoped()
  const locale = restaurant.defaultLocale
  const date = isoOfDay(dateOf(restaurant, Date.now()))
  const day = menus.data?.days.find(one => one.date === date)
  const textOf = ({ names }: Pick<ServedDish, 'names'>): string => nameIn(names, locale, locale).text
  const present = new Set(day?.courses.flatMap(({ items }) => items.map(item => comparable(textOf(item)))) ?? [])
  return {
    may: mayChange(restaurant, 'texts') && day !== undefined && day.state !== 'ended',
    isToday: (dish: ServedDish): boolean => present.has(comparable(textOf(dish))),
    dish: async (dish: ServedDish): Promise<void> => {
      if (!day) return
      const values = dayValues(day, locale)
      const wanted = comparable(nameIn(dish.course, locale, locale).text)
      const at = Math.max(
        0,
        values.courses.findIndex(({ name }) => comparable(name) === wanted),
      )
      const line = newLine(textOf(dish), knownOf(dish, locale))
      const courses = values.courses.map((course, place) =>
        place === at ? { ...course, lines: [...course.lines, line] } : course,
      )
      try {
        await calls.write(date, dayBody({ ...values, courses }, locale), day.updatedAt)
        void navigate(scoped(DAILY_MENU_PAGE))
      } catch (error) {
        toast.error(failureText(error, texts.putFailed), { id: 'served' })
        void calls.reload()
      }
    },
  }
}
