import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { weekRanges } from '../../hours/open-now.rules.ts'
import { minuteOfWeekBy, openStateAt } from '../../hours/week-clock.rules.ts'
import { utcMinute, zoneClock } from '../../hours/zone-clock.rules.ts'
import { openingAt } from '../../opening/opening.rules.ts'
import { instantOf } from './instant-of.ts'
import { randomHouse } from './opening.testing.ts'

// The phone's line of a menu without special days has a smaller function; both say the same at every minute.
test('the small version of the phone agrees with the one function of time', () => {
  fc.assert(
    fc.property(randomHouse, ({ opening: { hours, timezone }, instant }) => {
      const minute = minuteOfWeekBy(zoneClock(timezone, 2026), instant)
      const { open, changesIn } = openStateAt(weekRanges(hours), minute ?? -1)
      const { now, isOpen, until } = openingAt({ hours, timezone }, instant)
      expect([open, changesIn]).toEqual([isOpen, until === null ? null : until - now])
    }),
    { numRuns: 500 },
  )
})

test('the page has the same instant for a minute of the house as the server', () => {
  fc.assert(
    fc.property(randomHouse, fc.integer({ min: 1, max: 3000 }), ({ opening: { timezone }, instant }, ahead) => {
      const minute = openingAt({ hours: NO_HOURS, timezone }, instant).now + ahead
      const before = Math.floor(instant / MINUTE_MS)
      const server = instantOf(minute, timezone, 0) / MINUTE_MS
      const phone = utcMinute(zoneClock(timezone, 2026), minute)
      expect([phone, before > 0]).toEqual([server, true])
    }),
    { numRuns: 300 },
  )
})

const NO_HOURS = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
