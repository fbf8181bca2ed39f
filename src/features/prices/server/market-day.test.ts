import { expect, test } from 'vitest'
import { marketDayEnd } from './market-day.ts'

test.each([
  ['in the evening', '2026-11-24T21:00:00.000Z', 'Europe/Madrid', '2026-11-25T04:00:00.000Z'],
  ['at 02:00, for three hours', '2026-11-25T01:00:00.000Z', 'Europe/Madrid', '2026-11-25T04:00:00.000Z'],
  ['at 05:00 itself', '2026-11-25T04:00:00.000Z', 'Europe/Madrid', '2026-11-26T04:00:00.000Z'],
  ['on the Canaries', '2026-11-25T04:30:00.000Z', 'Atlantic/Canary', '2026-11-25T05:00:00.000Z'],
  ['before the clock goes forward', '2026-03-28T20:00:00.000Z', 'Europe/Madrid', '2026-03-29T03:00:00.000Z'],
  ['before the clock goes back', '2026-10-24T20:00:00.000Z', 'Europe/Madrid', '2026-10-25T04:00:00.000Z'],
])('a price that is said %s ends at the next 05:00 of the house', (_, now, zone, end) => {
  expect(marketDayEnd(new Date(now), zone)).toBe(end)
})
