import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOfMinute } from '../../opening/days.ts'
import { scheduleAt } from '../../opening/schedule.rules.ts'
import { instantRanges } from './instant-of.ts'
import { randomCountry, randomHouse, randomSchedule, slowHouseMinute, slowServed } from './opening.testing.ts'

const DAYS = 9

/** The first later minute with another state; null where there is none in these days. */
function slowChange(on: Set<number>, minute: number, until: number): number | null {
  for (let each = minute; each < until; each++) if (on.has(each) !== on.has(minute)) return each
  return null
}

describe('what a schedule serves', () => {
  test('agrees with a slow look at every minute: on now, its change, its next beginning', () => {
    fc.assert(
      fc.property(randomHouse, randomSchedule, randomCountry, ({ opening, instant }, schedule, holidayCountry) => {
        const house = { opening, holidayCountry }
        const now = slowHouseMinute(instant, opening.timezone)
        const served = slowServed(schedule, house, dayOfMinute(now), DAYS + 2)
        const end = (dayOfMinute(now) + DAYS) * 1440
        const state = scheduleAt(schedule, house, instant)
        expect(state.now).toBe(now)
        expect(state.isOn).toBe(served.has(now))
        const until = slowChange(served, now, end)
        if (until !== null) expect(state.until).toBe(until)
        else expect(state.until === null || state.until >= end).toBe(true)
        const next = served.has(now) ? until !== null && slowChange(served, until, end) : until
        if (typeof next === 'number') expect(state.next).toBe(next)
      }),
      { numRuns: 300 },
    )
  })
})

test('a range of the clock on the wall is exactly the instants at which that clock shows it', () => {
  fc.assert(
    fc.property(
      randomHouse,
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: 1, max: 400 }),
      ({ opening: { timezone }, instant }, ahead, length) => {
        const from = slowHouseMinute(instant, timezone) + ahead
        const ranges = instantRanges([from, from + length], timezone)
        for (let at = instant - 600 * 60_000; at < instant + 900 * 60_000; at += 7 * 60_000) {
          const minute = slowHouseMinute(at, timezone)
          const isIn = from <= minute && minute < from + length
          expect(ranges.some(([start, end]) => start <= at && at < end)).toBe(isIn)
        }
      },
    ),
    { numRuns: 60 },
  )
})
