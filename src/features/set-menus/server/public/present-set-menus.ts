import { DAY_MINUTES } from '#shared/time.ts'
import { withoutSafety } from '#features/allergens/safety.rules.ts'
import type { Reported } from '#features/allergens/reports.rules.ts'
import type { MenuFacts } from '#features/menu/server/presented.ts'
import { dayOfIso, dayOfMinute, isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { DayRange, RangesOn } from '#features/restaurants/opening/open-state.rules.ts'
import { rangesAt, scheduleRanges } from '#features/restaurants/opening/schedule.rules.ts'
import { instantOf, instantRanges } from '#features/restaurants/server/presented.ts'
import { comparable, nameIn } from '#features/prices/names.ts'
import { courseNames } from '../../course-names.ts'
import { dailyRangesOn, NEW_DAILY_TIMES, type SetMenuTimes } from '../../daily/daily-menu.rules.ts'
import {
  type PageSetMenu,
  type PublicItem,
  type SetMenuExtras,
  setMenuStateAt,
  setMenuTurns,
} from '../../public-set-menus.ts'
import { type Carta, cartaOf, currentItem, type StoredContent, type StoredItem } from '../../set-menu.rules.ts'
import { timesOf } from '../stored-times.ts'
import type { SetMenuRows } from './public-set-menus.store.ts'

/** A menu that is served on one day. */
type Served = {
  id: string
  kind: PageSetMenu['kind']
  names: PageSetMenu['names']
  day: number
  ranges: readonly DayRange[]
  times: SetMenuTimes
  content: StoredContent
  unavailable: readonly string[]
  soldOut: boolean
  atStart: boolean
}

/** Ids of dishes and lines, and the texts by which people know them. */
type ReportedThings = { ids: ReadonlySet<string>; texts: ReadonlySet<string> }
export const reportedOf = (reported: readonly Reported[]): ReportedThings => ({
  ids: new Set(reported.map(({ id }) => id)),
  texts: new Set(reported.map(({ name }) => comparable(name))),
})

type Context = MenuFacts & { carta: Carta; minute: number; date: number; reported: ReportedThings }
type Shown = Pick<Context, 'carta' | 'house' | 'now' | 'defaultLocale' | 'reported'>
type Read = Pick<Context, 'carta' | 'defaultLocale' | 'reported'>
type Offered = Pick<Served, 'content' | 'unavailable'>

const contextOf = (facts: MenuFacts, reported: ReportedThings): Context => {
  const minute = houseMinute(facts.now.getTime(), facts.house.opening.timezone)
  return { ...facts, reported, carta: cartaOf(facts.dishes), minute, date: dayOfMinute(minute) }
}

const isoOf = (instant: number): string => new Date(instant).toISOString()

/**
 * Whether a report waits of a line, of the dish from which it was written, also when that has left the carta, or of a
 * line with its text: on another day a line has another id, and nobody has looked at it by repeating it.
 */
function isReported(item: StoredItem, { reported, defaultLocale }: Read): boolean {
  const { text } = nameIn(item.names, defaultLocale, defaultLocale)
  return (
    [item.id, item.dishId, item.source?.dishId].some(id => id != null && reported.ids.has(id)) ||
    (item.dishId === null && reported.texts.has(comparable(text)))
  )
}

/** A line that is not declared or not confirmed says nothing of allergens (TABLE §5 10). */
function publicItem(item: StoredItem, shown: Read, unavailable: readonly string[]): PublicItem {
  const { toConfirm, allergens, allergensDeclared, ...said } = currentItem(item, shown.carta, unavailable)
  return {
    _id: item.id,
    supplement: item.supplement / 100,
    ...(toConfirm ? withoutSafety(said) : said),
    ...(isReported(item, shown) && { reported: true }),
    allergens: toConfirm ? [] : allergens,
    allergensDeclared: !toConfirm && allergensDeclared,
  }
}

/** The courses as diners read them. */
export const publicCourses = ({ content, unavailable }: Offered, shown: Read) =>
  content.courses
    .filter(({ items }) => items.length > 0)
    .map(({ id, names, items }) => ({
      _id: id,
      names: courseNames(names, shown.defaultLocale),
      items: items.map(item => publicItem(item, shown, unavailable)),
    }))

/** A menu on one day on which it is served, as a page has it. */
export function presentServed(served: Served, context: Shown): PageSetMenu {
  const { id, kind, names, day, ranges, times, content, soldOut, atStart } = served
  const { timezone } = context.house.opening
  const services = ranges
    .flatMap(([from, to]) => instantRanges([day * DAY_MINUTES + from, day * DAY_MINUTES + to], timezone))
    .toSorted(([one], [other]) => one - other)
    .map(([from, to]) => ({ from: isoOf(from), to: isoOf(to) }))
  const first = services[0]?.from ?? null
  const shownFrom = atStart && first !== null && Date.parse(first) > context.now.getTime() ? first : null
  const menu = {
    _id: id,
    kind,
    names,
    date: isoOfDay(day),
    price: content.price / 100,
    includes: content.includes,
    note: content.note,
    untilSoldOut: times.untilSoldOut,
    slots: ranges.map(([from, to]) => ({ open: timeOfMinute(from), close: timeOfMinute(to) })),
    services,
    soldOut,
    shownFrom,
    courses: publicCourses(served, context),
  }
  return { ...menu, state: setMenuStateAt(menu, context.now.getTime()) ?? 'upcoming' }
}

/** Today, and yesterday while its night goes on. */
const isPresent = ({ day, ranges }: Pick<Served, 'day' | 'ranges'>, { date, minute }: Context): boolean =>
  ranges.length > 0 &&
  (day === date || (day === date - 1 && Math.max(...ranges.map(([, to]) => to)) + day * DAY_MINUTES > minute))

export const byTime = (ranges: readonly DayRange[]): DayRange[] => ranges.toSorted(([one], [other]) => one - other)

function dailyServed({ rules, days }: SetMenuRows, { house }: Context): Served[] {
  const times = rules ? timesOf(rules) : NEW_DAILY_TIMES
  return days.flatMap(({ day: date, live, at_start: atStart, sold_out_at: soldOutAt, unavailable }) => {
    const day = dayOfIso(date)
    const ranges = byTime(dailyRangesOn(times, house, day))
    if (!live) return []
    return [
      {
        id: date,
        kind: 'daily',
        names: {},
        day,
        ranges,
        times,
        content: live,
        unavailable,
        soldOut: soldOutAt !== null,
        atStart,
      },
    ]
  })
}

function fixedServed({ menus }: SetMenuRows, { house, date }: Context): Served[] {
  return menus.flatMap(menu => {
    const { id, names, content, unavailable } = menu
    const times = timesOf(menu)
    const rangesOn = scheduleRanges(times, house)
    return [date - 1, date].map(
      (day): Served => ({
        id,
        kind: 'fixed',
        names,
        day,
        times,
        content,
        unavailable,
        atStart: false,
        ranges: byTime(rangesOn(day)),
        soldOut: menu.sold_out_day === isoOfDay(day),
      }),
    )
  })
}

/** When the menu of the day is served: next, by days that are written, else by what the rules of the house say. */
function dailyOf({ rules, days }: SetMenuRows, { house, minute, now }: Context): SetMenuExtras['dailyMenu'] {
  if (days.length === 0) return undefined
  const times = rules ? timesOf(rules) : NEW_DAILY_TIMES
  const written = new Map(days.map(({ day, live }) => [dayOfIso(day), live]))
  const byRule = scheduleRanges(times, house)
  const rangesOn: RangesOn = day => (written.has(day) ? dailyRangesOn(times, house, day) : byRule(day))
  const { next } = rangesAt(rangesOn, minute)
  const live = next === null ? undefined : written.get(dayOfMinute(next))
  return {
    next: next === null ? null : isoOf(instantOf(next, house.opening.timezone, now.getTime())),
    days: [...times.days],
    slots: [...times.slots],
    ...(live && { price: live.price / 100 }),
  }
}

/**
 * What diners are told of the set menus of a house, and when that becomes something else by the clock, in milliseconds
 * since 1970; null: never.
 */
export function presentSetMenus(
  rows: SetMenuRows,
  facts: MenuFacts,
): { extras: SetMenuExtras; changesAt: number | null } {
  if (rows.days.length === 0 && rows.menus.length === 0) return { extras: {}, changesAt: null }
  const context = contextOf(facts, reportedOf(rows.reported))
  const now = facts.now.getTime()
  const setMenus = [...dailyServed(rows, context), ...fixedServed(rows, context)]
    .filter(served => isPresent(served, context))
    .map(served => presentServed(served, context))
  const instant = (minute: number): number => instantOf(minute, facts.house.opening.timezone, now)
  const midnight = instant((context.date + 1) * DAY_MINUTES)
  const dailyMenu = dailyOf(rows, context)
  const next = dailyMenu?.next ? [Date.parse(dailyMenu.next)] : []
  const moments = [midnight, ...next, ...setMenus.flatMap(setMenuTurns)].filter(moment => moment > now)
  return {
    extras: {
      ...(setMenus.length > 0 && { setMenus }),
      ...(dailyMenu && { dailyMenu }),
    },
    changesAt: Math.min(...moments),
  }
}
