import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { minuteOfHouse } from '#features/public-menu/web/inline/house-minute.ts'
import { zoneClock } from '#features/restaurants/hours/zone-clock.rules.ts'
import { dayOfMinute } from '#features/restaurants/opening/days.ts'
import { scheduleAt } from '#features/restaurants/opening/schedule.rules.ts'
import {
  randomHouse,
  randomSchedule,
  slowHouseMinute,
  slowServed,
} from '#features/restaurants/server/opening/opening.testing.ts'
import { lateAt } from '#features/public-menu/late/late-state.ts'
import { servedData } from '#features/public-menu/late/late-view.ts'

const WEEK = 7 * 1440

const randomCarta = fc
  .tuple(randomHouse, fc.array(randomSchedule, { minLength: 1, maxLength: 3 }))
  .map(([{ opening, instant }, schedules]) => {
    const { specialDays = [], ...rest } = opening
    // What keeps the usual hours is not told to diners.
    const told = { ...rest, specialDays: specialDays.filter(({ asUsual }) => !asUsual) }
    return {
      opening: told,
      instant,
      schedules: schedules.map(({ days, slots }) => ({ days: [...days], slots: [...slots] })),
    }
  })

/** The first minute after `minute` at which something is served, within 7 days. */
function slowBack(served: Set<number>, minute: number): number | null {
  for (let each = minute + 1; each <= minute + WEEK; each++) if (served.has(each)) return each
  return null
}

test('the page says what a slow look at every minute says, also days after it was saved', () => {
  fc.assert(
    fc.property(randomCarta, fc.integer({ min: 0, max: 3 * 1440 }), ({ opening, instant, schedules }, later) => {
      const { timezone } = opening
      const marks = [...schedules.map((_, index) => [index]), schedules.map((_, index) => index)]
      const sent = { schedules: schedules.map(each => servedData(each, opening)), marks }
      const page = JSON.parse(JSON.stringify(sent)) as typeof sent
      const house = { opening, holidayCountry: null }
      const at = instant + later * MINUTE_MS
      const minute = minuteOfHouse(zoneClock(timezone, new Date(instant).getUTCFullYear()), at)
      const truth = slowHouseMinute(at, timezone)
      expect(minute).toBe(truth)
      const served = schedules.map(schedule => slowServed(schedule, house, dayOfMinute(truth), 10))
      const states = lateAt(page, truth)
      for (const [index, mark] of marks.entries()) {
        const isServed = mark.some(schedule => served[schedule]?.has(truth))
        expect(states[index]?.late).toBe(!isServed)
        const backs = mark.flatMap(schedule => slowBack(served[schedule] ?? new Set(), truth) ?? [])
        if (!isServed) expect(states[index]?.until).toBe(backs.length > 0 ? Math.min(...backs) : null)
      }
      for (const [index, schedule] of schedules.entries())
        expect(scheduleAt(schedule, house, at).isOn).toBe(!states[index]?.late)
    }),
    { numRuns: 100 },
  )
})
