import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import type { Hours, HoursSlot } from './hours.rules.ts'
import { openNow, weekRanges } from './open-now.rules.ts'
import { minuteOfWeek, minuteOfWeekBy, openStateAt } from './week-clock.rules.ts'
import { zoneClock } from './zone-clock.rules.ts'

const week = (days: Partial<Hours>): Hours => Object.fromEntries(WEEKDAYS.map(day => [day, days[day] ?? []])) as Hours
const at = (iso: string): number => Date.parse(iso)
const lunchAndDinner: HoursSlot[] = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '23:30' },
]

describe('open now', () => {
  test('is computed in the time zone of the restaurant, not of the server or the diner', () => {
    const hours = week({ thursday: lunchAndDinner })
    expect(openNow(hours, 'Europe/Madrid', at('2026-11-19T11:30:00Z'))).toEqual({ open: true, changesIn: 210 })
    expect(openNow(hours, 'Atlantic/Canary', at('2026-11-19T11:30:00Z'))).toEqual({ open: false, changesIn: 30 })
  })

  test('opens at the first minute and is closed at the closing minute', () => {
    const hours = week({ thursday: lunchAndDinner })
    expect(openNow(hours, 'Europe/Madrid', at('2026-11-19T11:00:00Z')).open).toBe(true)
    expect(openNow(hours, 'Europe/Madrid', at('2026-11-19T15:00:00Z'))).toEqual({ open: false, changesIn: 240 })
  })

  test("yesterday's slot past midnight counts, also from Sunday into Monday", () => {
    const late = [{ open: '20:00', close: '02:00' }]
    expect(openNow(week({ friday: late }), 'Europe/Madrid', at('2026-11-21T00:30:00Z'))).toEqual({
      open: true,
      changesIn: 30,
    })
    expect(openNow(week({ sunday: late }), 'Europe/Madrid', at('2026-11-23T00:30:00Z'))).toEqual({
      open: true,
      changesIn: 30,
    })
  })

  test('slots that touch are one: it closes at the end of the last', () => {
    const hours = week({
      friday: [{ open: '18:00', close: '00:00' }],
      saturday: [{ open: '00:00', close: '03:00' }],
    })
    expect(openNow(hours, 'Europe/Madrid', at('2026-11-20T22:00:00Z'))).toEqual({ open: true, changesIn: 240 })
  })

  test('close = open is 24 hours; on every day it is always open', () => {
    const allDay = [{ open: '08:00', close: '08:00' }]
    expect(openNow(week({ monday: allDay }), 'Europe/Madrid', at('2026-11-24T06:59:00Z'))).toEqual({
      open: true,
      changesIn: 1,
    })
    const always = Object.fromEntries(WEEKDAYS.map(day => [day, allDay])) as Hours
    expect(openNow(always, 'Europe/Madrid', at('2026-11-21T12:00:00Z'))).toEqual({ open: true, changesIn: null })
  })

  test('without any hours it is closed and never opens', () => {
    expect(openNow(week({}), 'Europe/Madrid', at('2026-11-21T12:00:00Z'))).toEqual({ open: false, changesIn: null })
  })

  test('follows daylight saving time', () => {
    const night = week({ saturday: [{ open: '22:00', close: '02:30' }] })
    expect(openNow(night, 'Europe/Madrid', at('2026-03-29T00:59:00Z')).open).toBe(true)
    expect(openNow(night, 'Europe/Madrid', at('2026-03-29T01:00:00Z')).open).toBe(false)
    expect(openNow(night, 'Europe/Madrid', at('2026-10-25T00:15:00Z')).open).toBe(true)
    expect(openNow(night, 'Europe/Madrid', at('2026-10-25T01:15:00Z')).open).toBe(true)
    expect(openNow(night, 'Europe/Madrid', at('2026-10-25T01:30:00Z')).open).toBe(false)
    const lunch = week({ sunday: [{ open: '12:00', close: '16:00' }] })
    expect(openNow(lunch, 'Europe/Madrid', at('2026-03-29T10:00:00Z')).open).toBe(true)
    expect(openNow(lunch, 'Europe/Madrid', at('2026-10-25T10:59:00Z')).open).toBe(false)
    expect(openNow(lunch, 'Europe/Madrid', at('2026-10-25T11:00:00Z')).open).toBe(true)
  })

  test('agrees at every minute of any week with a simple look-up of all slots', () => {
    const time = fc.integer({ min: 0, max: 1439 })
    const toText = (minutes: number): string =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const slots = fc.array(fc.record({ open: time.map(toText), close: time.map(toText) }), { maxLength: 3 })
    const anyWeek = fc
      .tuple(slots, slots, slots, slots, slots, slots, slots)
      .map(days => Object.fromEntries(WEEKDAYS.map((day, index) => [day, days[index]])) as Hours)
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 10_079 }), (hours, minute) => {
        const ranges = weekRanges(hours)
        const inside = (moment: number): boolean =>
          ranges.some(
            ([from, to]) => (from <= moment && moment < to) || (from <= moment + 10_080 && moment + 10_080 < to),
          )
        const state = openStateAt(ranges, minute)
        expect(state.open).toBe(inside(minute))
        if (state.changesIn !== null) {
          expect(inside((minute + state.changesIn) % 10_080)).toBe(!state.open)
          for (let step = 0; step < state.changesIn; step += 17)
            expect(inside((minute + step) % 10_080)).toBe(state.open)
        }
      }),
    )
  })

  test('the minute of the week starts on Monday and refuses an unknown zone', () => {
    expect(minuteOfWeek(at('2026-11-22T23:00:00Z'), 'Europe/Madrid')).toBe(0)
    expect(() => minuteOfWeek(0, 'Nowhere/At-All')).toThrow(RangeError)
  })
})

describe('the clock of a zone', () => {
  const ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'America/Sao_Paulo', 'America/New_York', 'Africa/Casablanca']
  const OTHERS = ['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC']
  const clockZone = fc.constantFrom(...ZONES, ...OTHERS)
  const inTwoYears = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T23:59:59Z') })

  test('says the same minute of the week as the time zones of the device, all year and the next', () => {
    fc.assert(
      fc.property(clockZone, inTwoYears, (zone, now) => {
        expect(minuteOfWeekBy(zoneClock(zone, 2026), now)).toBe(minuteOfWeek(now, zone))
      }),
      { numRuns: 500 },
    )
  })

  test('knows the minute of each change', () => {
    const { offsets } = zoneClock('Europe/Madrid', 2026)
    const changes = offsets.slice(1).map(([from, offset]) => [new Date(from * MINUTE_MS).toISOString(), offset])
    expect(changes).toEqual([
      ['2026-03-29T01:00:00.000Z', 120],
      ['2026-10-25T01:00:00.000Z', 60],
      ['2027-03-28T01:00:00.000Z', 120],
      ['2027-10-31T01:00:00.000Z', 60],
    ])
  })

  test('knows nothing of other years, and no unknown zone', () => {
    const clock = zoneClock('Europe/Madrid', 2026)
    expect(minuteOfWeekBy(clock, at('2028-01-01T00:00:00Z'))).toBeUndefined()
    expect(minuteOfWeekBy(clock, at('2025-12-01T00:00:00Z'))).toBeUndefined()
    expect(minuteOfWeekBy(zoneClock('Nowhere/At-All', 2026), at('2026-06-01T00:00:00Z'))).toBeUndefined()
  })
})
