import type { Locale } from '#shared/locale.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { hoursText, servedText } from '#features/menu/schedules/schedule-words.ts'
import type { PublicSchedule } from '#features/menu/schedules/public-schedules.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import type { DayRange, RangesOn } from '#features/restaurants/opening/open-state.rules.ts'
import type { Opening } from '#features/restaurants/opening/opening.rules.ts'
import { scheduleRanges } from '#features/restaurants/opening/schedule.rules.ts'
import type { SpecialFields } from '#features/restaurants/opening/special-days.rules.ts'
import type { DayData } from '#features/restaurants/opening/diners/day-view.ts'
import type { SectionView } from '../public-menu.rules.ts'
import { type LateTexts, lateTexts } from './late-texts.ts'

/** When one schedule serves, as the page's script reads it: a week, Monday first, and days that are otherwise. */
export type ServedData = { week: (readonly DayRange[])[]; days: DayData[] }
/** `marks`: what must not be served for a mark to be late; `h0` is the class of the first one. */
export type LateData = {
  schedules: ServedData[]
  marks: number[][]
  texts: Pick<LateTexts, 'back' | 'backTomorrow' | 'backOn' | 'days'>
}

/** The hours of a category: `line` while its own schedule is over, `fold` where none of its dishes is served. */
type SectionHours = { line: { mark: string; served: string } | undefined; fold: string | undefined }
/** `isOwn`: other hours than those of its category. */
type DishHours = { mark: string; hours: string; isOwn: boolean }

/** What a page says of what is served when. By the ids of sections on the page, and of dishes. */
export type LateView = {
  data: LateData
  sections: ReadonlyMap<string, SectionHours>
  dishes: ReadonlyMap<string, DishHours>
}

export const markClass = (mark: number): string => `h${mark}`

function openingOf({ hours, timezone, specialDays = [], dayChanges = [] }: Menu['restaurant']): Opening<SpecialFields> {
  return { hours, timezone, specialDays: specialDays.map(day => ({ ...day, asUsual: false })), dayChanges }
}

/** Every day on which the house has other hours than in its week, in order. */
function otherDays({ specialDays = [], dayChanges = [] }: Opening): number[] {
  const days = new Set(dayChanges.map(({ day }) => dayOfIso(day)))
  for (const { from, to } of specialDays) for (let day = dayOfIso(from); day <= dayOfIso(to); day++) days.add(day)
  return [...days].toSorted((one, other) => one - other)
}

const isSame = (one: readonly DayRange[], other: readonly DayRange[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Days that follow one another with the same ranges are one. */
function joinedDays(days: readonly number[], rangesOn: RangesOn): DayData[] {
  const joined: [number, number, readonly DayRange[]][] = []
  for (const day of days) {
    const ranges = rangesOn(day)
    const last = joined.at(-1)
    if (last && last[1] === day - 1 && isSame(last[2], ranges)) last[1] = day
    else joined.push([day, day, ranges])
  }
  return joined
}

/** A Monday of 1970, whose week is like any other. */
const MONDAY = 4

/** When a schedule serves, in a week and on the days on which the house has other hours. */
export function servedData({ days, slots }: Pick<PublicSchedule, 'days' | 'slots'>, opening: Opening<SpecialFields>) {
  const { hours, timezone } = opening
  const rangesIn = (of: Opening<SpecialFields>): RangesOn =>
    scheduleRanges({ days, slots }, { opening: of, holidayCountry: null })
  const usual = rangesIn({ hours, timezone })
  return {
    week: WEEKDAYS.map((_, index) => usual(MONDAY + index)),
    days: joinedDays(otherDays(opening), rangesIn(opening)),
  }
}

/** Numbers each set of schedules once. */
function markSets() {
  const marks: number[][] = []
  return {
    marks,
    markOf: (schedules: readonly number[]): string => {
      const sorted = [...new Set(schedules)].toSorted((one, other) => one - other)
      const known = marks.findIndex(mark => mark.join() === sorted.join())
      if (known < 0) marks.push(sorted)
      return markClass(known < 0 ? marks.length - 1 : known)
    },
  }
}

type Schedules = readonly PublicSchedule[]
const scheduleOf = (schedules: Schedules, list: 'categoryIds' | 'dishIds', id: string): number | undefined => {
  const index = schedules.findIndex(schedule => schedule[list].includes(id))
  return index < 0 ? undefined : index
}

/** Undefined for a carta without hours of its own: its page is as it always was. */
export function lateView(
  restaurant: Menu['restaurant'],
  sections: readonly SectionView[],
  locale: Locale,
): LateView | undefined {
  const { schedules = [] } = restaurant
  if (schedules.length === 0) return undefined
  const { marks, markOf } = markSets()
  const ofSections = new Map<string, SectionHours>()
  const ofDishes = new Map<string, DishHours>()
  for (const { id, categoryId, dishes } of sections) {
    const own = scheduleOf(schedules, 'categoryIds', categoryId)
    const all = dishes.map(dish => scheduleOf(schedules, 'dishIds', dish.id) ?? own)
    for (const [index, schedule] of all.entries()) {
      const hours = schedule === undefined ? undefined : schedules[schedule]
      const dish = dishes[index]
      if (schedule === undefined || !hours || !dish) continue
      ofDishes.set(dish.id, { mark: markOf([schedule]), hours: hoursText(hours, locale), isOwn: schedule !== own })
    }
    const timed = all.filter(schedule => schedule !== undefined)
    const hours = own === undefined ? undefined : schedules[own]
    ofSections.set(id, {
      line: own !== undefined && hours ? { mark: markOf([own]), served: servedText(hours, locale) } : undefined,
      fold: timed.length === all.length ? markOf(timed) : undefined,
    })
  }
  const { back, backTomorrow, backOn, days } = lateTexts[locale]
  const opening = openingOf(restaurant)
  return {
    data: {
      schedules: schedules.map(each => servedData(each, opening)),
      marks,
      texts: { back, backTomorrow, backOn, days },
    },
    sections: ofSections,
    dishes: ofDishes,
  }
}
