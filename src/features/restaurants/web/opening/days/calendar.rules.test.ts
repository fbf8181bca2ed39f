import { expect, test } from 'vitest'
import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'
import { addMonths, stepOf, weeksOf } from './calendar.rules.ts'

test('weeks begin on Monday, and have the days of their month alone', () => {
  const weeks = weeksOf(2027, 0)
  expect(weeks.map(week => week.map(day => day && Number(isoOfDay(day).slice(8))))).toEqual([
    [null, null, null, null, 1, 2, 3],
    [4, 5, 6, 7, 8, 9, 10],
    [11, 12, 13, 14, 15, 16, 17],
    [18, 19, 20, 21, 22, 23, 24],
    [25, 26, 27, 28, 29, 30, 31],
  ])
  expect(
    weeksOf(2027, 1)
      .flat()
      .filter(day => day !== null),
  ).toHaveLength(28)
})

test('keys lead to the next day, week, month, and to the ends of the week', () => {
  const from = (key: string) => isoOfDay(stepOf(key, dayOfIso('2027-01-31')) ?? 0)
  expect(['ArrowRight', 'ArrowUp', 'Home', 'End', 'PageDown'].map(from)).toEqual([
    '2027-02-01',
    '2027-01-24',
    '2027-01-25',
    '2027-01-31',
    '2027-02-28',
  ])
  expect(stepOf('a', 0)).toBeUndefined()
  expect(isoOfDay(addMonths(dayOfIso('2027-03-31'), -1))).toBe('2027-02-28')
})
