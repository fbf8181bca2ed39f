import { Temporal } from 'temporal-polyfill'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { centsLeft, monthsAfter, nextEnd, prorated, startOf } from './periods.rules.ts'

const day = (text: string): Date => new Date(`${text}T10:00:00Z`)

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2027-08-31', 1, '2027-09-30'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2027-12-31', 2, '2028-02-29'],
])('%s and %i months is %s', (first, months, after) => expect(monthsAfter(day(first), months)).toEqual(day(after)))

test('a day is kept to the 31st after a shorter month', () => {
  const ends = []
  for (let end = day('2027-01-31'); ends.length < 4; ends.push(end)) end = nextEnd(day('2027-01-31'), 'monthly', end)
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map(day))
})

test('ends are those of the calendar, and periods follow each other without a gap', () => {
  const moments = fc.date({ min: day('2024-01-01'), max: day('2040-01-01'), noInvalidDate: true })
  const intervals = fc.constantFrom('monthly' as const, 'yearly' as const)
  fc.assert(
    fc.property(moments, intervals, fc.integer({ min: 0, max: 4000 }), (anchor, interval, days) => {
      const after = new Date(anchor.getTime() + days * DAY_MS)
      const end = nextEnd(anchor, interval, after)
      const start = startOf(anchor, interval, end)
      const zoned = Temporal.Instant.fromEpochMilliseconds(anchor.getTime()).toZonedDateTimeISO('UTC')
      const months = Math.round((end.getTime() - anchor.getTime()) / (30.44 * DAY_MS))
      expect(zoned.add({ months }).epochMilliseconds).toBe(end.getTime())
      expect(start <= after && after < end).toBe(true)
      expect(nextEnd(anchor, interval, start)).toEqual(end)
    }),
  )
})

test('what is left of a price goes by the second, never over the period, and is whole cents', () => {
  const year = { start: day('2026-05-03'), end: day('2027-05-03') }
  expect(prorated({ before: 9600, after: 17_300 }, year, new Date('2026-12-18T10:00:00Z'))).toBe(2869)
  expect(prorated({ before: 9600, after: 17_300 }, year, year.start)).toBe(7700)
  expect(prorated({ before: 9600, after: 17_300 }, year, year.end)).toBe(0)
  expect(centsLeft(9600, year, day('2020-01-01'))).toBe(9600)
  expect(centsLeft(9600, year, day('2030-01-01'))).toBe(0)
})
