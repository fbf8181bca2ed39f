import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { Hours, HoursSlot } from '../../hours/hours.rules.ts'
import { instantOf } from './instant-of.ts'
import { dayOfMinute, isoOfDay, timeOfMinute } from '../../opening/days.ts'
import { fullEnd, kitchenEnd, noteEnd } from '../../opening/notices.rules.ts'
import { type Opening, openingAt, rangesOf } from '../../opening/opening.rules.ts'
import { randomHouse, slowHouseMinute, slowMinutes } from './opening.testing.ts'

const DAYS = 14
const RUNS = { numRuns: 300 }
const lunchAndDinner: HoursSlot[] = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '00:30' },
]
const everyDay = (slots: HoursSlot[], closed?: Weekday): Hours =>
  Object.fromEntries(WEEKDAYS.map(day => [day, day === closed ? [] : slots])) as Hours
const house = (more: Partial<Opening> = {}): Opening => ({
  hours: everyDay(lunchAndDinner),
  timezone: 'Europe/Madrid',
  ...more,
})
const at = (iso: string): number => Date.parse(iso)
/** 'vie 22:00' of a minute of the house's clock. */
const said = (minute: number | null): string | null =>
  minute === null ? null : `${isoOfDay(dayOfMinute(minute))} ${timeOfMinute(minute)}`

/** The first later minute with another state; null where there is none in these days. */
function slowChange(open: Set<number>, minute: number, until: number): number | null {
  for (let each = minute; each < until; each++) if (open.has(each) !== open.has(minute)) return each
  return null
}

describe('the one function of time', () => {
  test('agrees with a slow look at every minute: open now, its change, the next opening', () => {
    fc.assert(
      fc.property(randomHouse, ({ opening, instant }) => {
        const now = slowHouseMinute(instant, opening.timezone)
        const open = slowMinutes(opening, dayOfMinute(now), DAYS + 2)
        const end = (dayOfMinute(now) + DAYS) * 1440
        const state = openingAt(opening, instant)
        expect(state.now).toBe(now)
        expect(state.isOpen).toBe(open.has(now))
        const until = slowChange(open, now, end)
        if (until !== null) expect(state.until).toBe(until)
        else expect(state.until === null || state.until >= end).toBe(true)
        const next = open.has(now) ? until !== null && slowChange(open, until, end) : until
        if (typeof next === 'number') expect(state.next).toBe(next)
      }),
      RUNS,
    )
  })

  test('a minute of the house is the first instant at which its clock shows it or has passed it', () => {
    fc.assert(
      fc.property(randomHouse, fc.integer({ min: 1, max: 1500 }), ({ opening: { timezone }, instant }, ahead) => {
        const minute = slowHouseMinute(instant, timezone) + ahead
        let slow = instant + 60_000
        while (slowHouseMinute(slow, timezone) < minute) slow += 60_000
        expect(new Date(instantOf(minute, timezone, instant))).toEqual(new Date(slow))
      }),
      { numRuns: 60 },
    )
  })

  test('each notice ends where a slow look at the day says so', () => {
    fc.assert(
      fc.property(randomHouse, ({ opening, instant }) => {
        const now = slowHouseMinute(instant, opening.timezone)
        const date = dayOfMinute(now)
        const rangesOn = rangesOf(opening)
        const minutesOfDay = (day: number) => slowMinutes(opening, day, 1)
        const open = minutesOfDay(date + 1)
        /** Minutes that belong to the slots that begin on this day alone. */
        const own = (day: number) => {
          const ranges = rangesOn(day).flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i))
          return new Set(ranges.map(minute => day * 1440 + minute))
        }
        const day = own(date - 1).has(now) ? date - 1 : date
        const service = own(day)
        const last = service.size > 0 ? Math.max(...service) + 1 : 0
        const dayEnd = last > now ? last : Math.max((day + 1) * 1440, now)
        expect(noteEnd(rangesOn, now)).toBe(dayEnd)
        let start = now + 1
        while (start < last && (!service.has(start) || service.has(start - 1))) start++
        const kitchen = kitchenEnd(rangesOn, now)
        expect(kitchen).toBe(open.has(now) ? (start < last ? start : dayEnd) : null)
        const full = fullEnd(rangesOn, now)
        if (!open.has(now)) {
          const today = own(date)
          let from = now + 1
          while (from < (date + 2) * 1440 && (!today.has(from) || today.has(from - 1))) from++
          let end = from
          while (today.has(end)) end++
          expect(full).toBe(today.has(from) ? end : null)
        }
      }),
      RUNS,
    )
  })

  test('a change of today wins over a special day, a special day over the week', () => {
    const special = { from: '2026-12-24', to: '2026-12-25', slots: [{ open: '12:00', close: '17:00' }], asUsual: false }
    const noon = at('2026-12-24T17:00:00Z')
    expect(openingAt(house(), noon)).toMatchObject({ isOpen: false, from: 'week' })
    const planned = openingAt(house({ specialDays: [special] }), noon)
    expect([planned.from, said(planned.until)]).toEqual(['special', '2026-12-25 12:00'])
    const today = { day: '2026-12-24', slots: [{ open: '18:00', close: '22:00' }] }
    const changed = openingAt(house({ specialDays: [special], dayChanges: [today] }), noon)
    expect([changed.from, changed.isOpen, said(changed.until)]).toEqual(['today', true, '2026-12-24 22:00'])
    const asUsual = openingAt(house({ specialDays: [{ ...special, slots: [], asUsual: true }] }), noon)
    expect([asUsual.from, said(asUsual.until)]).toEqual(['week', '2026-12-24 20:00'])
  })

  test('after midnight it is still the day of the slot that goes on', () => {
    const state = openingAt(house(), at('2026-12-18T23:10:00Z'))
    expect([isoOfDay(state.day), state.isOpen, said(state.until)]).toEqual(['2026-12-18', true, '2026-12-19 00:30'])
    expect(isoOfDay(openingAt(house(), at('2026-12-18T23:30:00Z')).day)).toBe('2026-12-19')
  })

  test('holidays of weeks are looked over: it opens after them', () => {
    const closed = { from: '2027-01-07', to: '2027-04-06', slots: [], asUsual: false }
    const state = openingAt(house({ specialDays: [closed] }), at('2027-01-10T12:00:00Z'))
    expect([state.isOpen, said(state.next)]).toEqual([false, '2027-04-07 12:00'])
    expect(openingAt(house({ hours: everyDay([]) }), at('2027-01-10T12:00:00Z'))).toMatchObject({ until: null })
  })
})

describe('the notices of the moment', () => {
  const ends = (iso: string, opening = house()) => {
    const rangesOn = rangesOf(opening)
    const now = slowHouseMinute(at(iso), opening.timezone)
    return [kitchenEnd, fullEnd, noteEnd].map(end => said(end(rangesOn, now)))
  }

  test('while open at noon: the kitchen until the night, full until the close, the note until the last close', () => {
    expect(ends('2026-12-18T13:00:00Z')).toEqual(['2026-12-18 20:00', '2026-12-18 16:00', '2026-12-19 00:30'])
  })
  test('after midnight they end with the close', () => {
    expect(ends('2026-12-18T23:10:00Z')).toEqual(['2026-12-19 00:30', '2026-12-19 00:30', '2026-12-19 00:30'])
  })
  test('while closed: no kitchen, full for the next service of today', () => {
    expect(ends('2026-12-18T17:00:00Z')).toEqual([null, '2026-12-19 00:30', '2026-12-19 00:30'])
  })
  test('on a day of rest: only a note, until midnight', () => {
    expect(ends('2026-12-18T17:00:00Z', house({ hours: everyDay([]) }))).toEqual([null, null, '2026-12-19 00:00'])
  })
})
