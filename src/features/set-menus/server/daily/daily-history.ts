import type { QueryOf } from '#shared/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import { isoOfDay } from '#features/restaurants/opening/days.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { safetyOf } from '#features/allergens/safety.rules.ts'
import { comparable, nameIn } from '#features/prices/names.ts'
import type { getDailyHistory as historyCall, ServedDay, ServedDish } from '../../daily/daily-menu.contract.ts'
import { answeredCourses, type Carta, currentItem } from '../../set-menu.rules.ts'
import { DAILY_KEPT_DAYS, HISTORY_PAGE_DAYS } from '../../set-menus.limits.ts'
import { readCarta } from '../stored-content.ts'
import { readDailyHouse } from './daily-house.ts'
import * as store from './daily-menu.store.ts'

type HistoryCall = RestaurantCall & { query: QueryOf<typeof historyCall> }

function servedDish({ item, course, last, times }: store.ServedLine, carta: Carta): ServedDish {
  const { names, dishId, allergens, allergensDeclared, toConfirm, ...said } = currentItem(item, carta, [])
  return {
    names,
    dishId,
    course,
    times,
    last,
    supplement: item.supplement / 100,
    allergens: toConfirm ? [] : allergens,
    allergensDeclared: !toConfirm && allergensDeclared,
    ...(!toConfirm && safetyOf(said)),
  }
}

/** Dishes with the same text as one, most served first; equal ones by their last day. */
function joined(dishes: readonly ServedDish[], textOf: (dish: ServedDish) => string): ServedDish[] {
  return [...Map.groupBy(dishes, textOf).values()]
    .flatMap(same => {
      const [last] = same.toSorted((one, other) => other.last.localeCompare(one.last))
      return last ? [{ ...last, times: same.reduce((sum, { times }) => sum + times, 0) }] : []
    })
    .toSorted((one, other) => other.times - one.times || other.last.localeCompare(one.last))
}

/** What diners read in the last year, up to today; dishes only with the first page of days. */
export async function getDailyHistory(
  { db, clock }: Platform,
  { access, query }: HistoryCall,
): Promise<{ dishes: ServedDish[]; days: ServedDay[]; more: boolean }> {
  const { restaurantId, locales } = access
  const { date } = await readDailyHouse(db, restaurantId, clock.now())
  const year = { restaurantId, from: isoOfDay(date - DAILY_KEPT_DAYS), to: isoOfDay(date) }
  const before = query.before === undefined || query.before > year.to ? isoOfDay(date + 1) : query.before
  const rows = await store.listServedDays(db, { ...year, before }, HISTORY_PAGE_DAYS + 1)
  const lines = query.before === undefined ? await store.listServedLines(db, year) : []
  const page = rows.slice(0, HISTORY_PAGE_DAYS)
  const contents = page.flatMap(({ live }) => live ?? [])
  const carta = await readCarta(db, restaurantId, [
    ...contents,
    { courses: [{ id: '', names: {}, items: lines.map(({ item }) => item) }] },
  ])
  const textOf = ({ names }: ServedDish): string =>
    comparable(nameIn(names, locales.defaultLocale, locales.defaultLocale).text)
  return {
    dishes: joined(
      lines.map(line => servedDish(line, carta)),
      textOf,
    ),
    days: page.flatMap(({ day, live, sold_out_at: soldOutAt }) =>
      live
        ? {
            date: day,
            price: live.price / 100,
            courses: answeredCourses(live.courses, carta, []),
            soldOutAt: soldOutAt?.toISOString() ?? null,
          }
        : [],
    ),
    more: rows.length > HISTORY_PAGE_DAYS,
  }
}
