import { isSameJson } from '#shared/fields/same-json.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { dayStateAt, notServedOn } from '../../daily/daily-menu.rules.ts'
import { type Carta, refreshedContent, type StoredContent } from '../../set-menu.rules.ts'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import { answeredContent } from '../stored-content.ts'
import { type DailyHouse, rangesOfDate } from './daily-house.ts'
import type { DailyRow } from './daily-menu.store.ts'

const EMPTY: StoredContent = {
  price: 0,
  includes: { bread: true, drink: true, dessert: true },
  note: {},
  courses: [],
}

export const dayStateOf = (row: DailyRow | undefined, daily: DailyHouse, date: string) =>
  dayStateAt(row && { isLive: row.live !== null, atStart: row.at_start, isSoldOut: row.sold_out_at !== null }, {
    ranges: rangesOfDate(daily, date),
    day: dayOfIso(date),
    minute: daily.minute,
  })

/** A day as the contract lists it; `row` is undefined where nothing is written. */
export function presentDay(row: DailyRow | undefined, date: string, daily: DailyHouse, carta: Carta): DailyMenu {
  const isEqual = (live: StoredContent, content: StoredContent): boolean =>
    isSameJson(refreshedContent(live, carta), refreshedContent(content, carta))
  return {
    date,
    state: dayStateOf(row, daily, date),
    notServed: notServedOn(daily.times, daily.house, dayOfIso(date)),
    ...answeredContent(row?.content ?? EMPTY, carta, row?.unavailable ?? []),
    hasChanges: row !== undefined && row.live !== null && !isEqual(row.live, row.content),
    soldOutAt: row?.sold_out_at?.toISOString() ?? null,
    updatedAt: (row?.updated_at ?? daily.since).toISOString(),
  }
}

export const presentRules = ({ times, rulesUpdatedAt }: DailyHouse): DailyRules => ({
  days: [...times.days],
  slots: [...times.slots],
  onHolidays: times.onHolidays,
  untilSoldOut: times.untilSoldOut,
  updatedAt: rulesUpdatedAt.toISOString(),
})
