import { expect, test } from 'vitest'
import { dayAndTime, dayOf, ticketNumber } from './ticket-time.rules.ts'

const at = (month: number, day: number, hour = 12, year = 2026) =>
  new Date(year, month - 1, day, hour, 10).toISOString()
const now = new Date(2026, 11, 18, 17, 40)

test.each([
  [at(12, 18, 0), 'hoy'],
  [at(12, 17, 23), 'ayer'],
  [at(12, 19, 0), 'mañana'],
  [at(12, 2), '2 de diciembre'],
  [at(11, 30, 9, 2025), '30 de noviembre de 2025'],
])('%s is %s', (moment, words) => expect(dayOf(moment, now)).toBe(words))

test('a moment has its article, a number its thin space', () => {
  expect(dayAndTime(at(12, 18, 1), now)).toBe('hoy a la 1:10')
  expect(dayAndTime(at(12, 19), now)).toBe('mañana a las 12:10')
  expect([ticketNumber(1284), ticketNumber(7)]).toEqual(['1\u202f284', '7'])
})
