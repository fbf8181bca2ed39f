import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { Hours, HoursSlot } from '../../hours/hours.rules.ts'
import { isoOfDay } from '../../opening/days.ts'
import { holidaysOfYear } from '../../opening/holidays.ts'
import type { Opening } from '../../opening/opening.rules.ts'
import type { Schedule, ScheduleHouse } from '../../opening/schedule.rules.ts'
import type { SpecialFields } from '../../opening/special-days.rules.ts'

/** Random houses, and a slow way to know when they are open: minute by minute, with the calendar of Temporal. */

const time = fc
  .integer({ min: 0, max: 287 })
  .map(five => `${String(Math.floor(five / 12)).padStart(2, '0')}:${String((five % 12) * 5).padStart(2, '0')}`)
const slots = fc.array(fc.record({ open: time, close: time }), { maxLength: 3 })
const week = fc
  .tuple(slots, slots, slots, slots, slots, slots, slots)
  .map(days => Object.fromEntries(WEEKDAYS.map((day, index) => [day, days[index]])) as Hours)

/** Zones that change their clocks at different times, by another span than an hour, or never. */
const zone = fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'America/Sao_Paulo', 'Australia/Lord_Howe')

/** Any minute of two years, and more often one near both changes of the clock in Europe and on Lord Howe. */
const around = (iso: string) => fc.integer({ min: -600, max: 600 }).map(minutes => Date.parse(iso) + minutes * 60_000)
const instant = fc.oneof(
  fc
    .integer({ min: Date.parse('2026-01-02T00:00:00Z'), max: Date.parse('2027-12-20T00:00:00Z') })
    .map(at => Math.floor(at / 60_000) * 60_000),
  around('2026-03-29T01:00:00Z'),
  around('2026-10-25T01:00:00Z'),
  around('2026-04-04T15:00:00Z'),
  around('2026-10-03T15:30:00Z'),
)

export type RandomHouse = { opening: Opening<SpecialFields>; instant: number }

export const randomHouse: fc.Arbitrary<RandomHouse> = fc
  .record({
    hours: week,
    timezone: zone,
    instant,
    specials: fc.array(
      fc.record({
        ahead: fc.integer({ min: -2, max: 9 }),
        length: fc.integer({ min: 0, max: 3 }),
        slots,
        asUsual: fc.boolean(),
        reason: fc.constantFrom(null, 'holiday' as const, 'works' as const),
      }),
      { maxLength: 3 },
    ),
    changes: fc.uniqueArray(fc.record({ ahead: fc.integer({ min: -1, max: 0 }), slots }), {
      selector: ({ ahead }) => ahead,
    }),
  })
  .map(({ hours, timezone, instant: at, specials, changes }) => {
    const here = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDate()
    const date = (ahead: number): string => here.add({ days: ahead }).toString()
    const specialDays: SpecialFields[] = specials.map(({ ahead, length, ...rest }) => ({
      from: date(ahead),
      to: date(ahead + length),
      label: {},
      ...rest,
    }))
    const dayChanges = changes.map(change => ({ day: date(change.ahead), slots: change.slots }))
    return { opening: { hours, timezone, specialDays, dayChanges }, instant: at }
  })

/** A schedule of some weekdays and slots, which may run past midnight, with and without a say about holidays. */
export const randomSchedule: fc.Arbitrary<Schedule> = fc.record({
  days: fc.subarray([...WEEKDAYS]),
  slots: fc.array(fc.record({ open: time, close: time }), { minLength: 1, maxLength: 3 }),
  onHolidays: fc.constantFrom(true, false, undefined),
})
export const randomCountry = fc.constantFrom('es' as const, 'pt' as const, null)

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

const weekdayOf = (date: Temporal.PlainDate): Weekday => WEEKDAYS[date.dayOfWeek - 1] ?? 'monday'

/** The slots of a date, looked up in the order in which one wins over the other. */
export function slowSlots(
  { hours, specialDays = [], dayChanges = [] }: Opening,
  date: Temporal.PlainDate,
): readonly HoursSlot[] {
  for (const change of dayChanges) if (change.day === date.toString()) return change.slots
  for (const special of specialDays) {
    const isIn =
      Temporal.PlainDate.compare(Temporal.PlainDate.from(special.from), date) <= 0 &&
      Temporal.PlainDate.compare(date, Temporal.PlainDate.from(special.to)) <= 0
    if (isIn) return special.asUsual ? hours[weekdayOf(date)] : special.slots
  }
  return hours[weekdayOf(date)]
}

/** Every minute of the days around a day in which a house is open, by its number since 1970 on the house's clock. */
export function slowMinutes(opening: Opening, day: number, days: number): Set<number> {
  const open = new Set<number>()
  for (let each = day - 2; each < day + days; each++) {
    const date = Temporal.PlainDate.from(isoOfDay(each))
    for (const slot of slowSlots(opening, date)) {
      const from = each * 1440 + minutesOf(slot.open)
      const length = (minutesOf(slot.close) - minutesOf(slot.open) + 1440) % 1440 || 1440
      for (let minute = from; minute < from + length; minute++) open.add(minute)
    }
  }
  return open
}

/** What the clock of the house shows, by Temporal: minutes since 1970 of that clock. */
export function slowHouseMinute(at: number, timeZone: string): number {
  const here = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  return here.toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds / 60_000
}

const lengthOf = ({ open, close }: HoursSlot): number => (minutesOf(close) - minutesOf(open) + 1440) % 1440 || 1440

/** Fixed holidays of the dates that the random houses are near to, and those that the house names. */
function isSlowHoliday({ opening, holidayCountry }: ScheduleHouse, date: Temporal.PlainDate): boolean {
  const special = (opening.specialDays ?? []).find(
    ({ from, to }) => Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, to) <= 0,
  )
  if (special?.reason === 'holiday') return true
  const year = holidayCountry ? holidaysOfYear(holidayCountry, date.year) : []
  return year.some(({ day }) => day === date.toString())
}

/** Every minute of the days around a day in which a schedule is on, looked up minute by minute. */
export function slowServed(schedule: Schedule, house: ScheduleHouse, day: number, days: number): Set<number> {
  const { opening } = house
  const served = new Set<number>()
  const hasWeek = Object.values(opening.hours).some(slots => slots.length > 0)
  for (let each = day - 2; each < day + days; each++) {
    const date = Temporal.PlainDate.from(isoOfDay(each))
    const isHoliday = isSlowHoliday(house, date)
    const isWanted =
      isHoliday && schedule.onHolidays !== undefined ? schedule.onHolidays : schedule.days.includes(weekdayOf(date))
    if (!isWanted) continue
    const slots = slowSlots(opening, date)
    const special = (opening.specialDays ?? []).find(
      ({ from, to }) => Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, to) <= 0,
    )
    const isChanged = (opening.dayChanges ?? []).some(change => change.day === date.toString())
    const isOwn = isChanged || (special !== undefined && !special.asUsual)
    if (slots.length === 0 && (isOwn || hasWeek)) continue
    const open = new Set<number>()
    for (const [base, list] of [
      [each - 1, slowSlots(opening, date.subtract({ days: 1 }))],
      [each, slots],
    ] as const)
      for (const slot of list)
        for (let past = 0; past < lengthOf(slot); past++) open.add(base * 1440 + minutesOf(slot.open) + past)
    for (const slot of schedule.slots)
      for (let past = 0; past < lengthOf(slot); past++) {
        const minute = each * 1440 + minutesOf(slot.open) + past
        if (!isOwn || open.has(minute)) served.add(minute)
      }
  }
  return served
}
