import { expect, test } from 'vitest'
import type { Weekday } from '#shared/weekday.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { weekInWords } from './week-in-words.ts'

type Slots = { open: string; close: string }[]
const BOTH = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '23:30' },
]
const week = (usual: Slots, others: Partial<Record<Weekday, Slots>> = {}) =>
  Object.fromEntries(WEEKDAYS.map(day => [day, others[day] ?? usual])) as Record<Weekday, Slots>

test.each([
  [week(BOTH, { monday: [] }), 'Lunes cerrado; de martes a domingo, 12:00–16:00 y 20:00–23:30'],
  [week(BOTH), 'Cada día, 12:00–16:00 y 20:00–23:30'],
  [week([]), 'Cada día cerrado'],
  [
    week(BOTH, { saturday: [{ open: '13:00', close: '00:30' }], sunday: [] }),
    'De lunes a viernes, 12:00–16:00 y 20:00–23:30; sábado, 13:00–00:30; domingo cerrado',
  ],
  [
    week(BOTH, { monday: [], tuesday: [] }),
    'Lunes y martes cerrado; de miércoles a domingo, 12:00–16:00 y 20:00–23:30',
  ],
  [week(BOTH, { monday: [], wednesday: [] }), 'Distinto según el día'],
])('a week in words', (hours, text) => {
  expect(weekInWords(hours)).toBe(text)
})
