import { expect, test } from 'vitest'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import type { DailyMenu } from './daily/daily-menu.contract.ts'
import { cardDay } from './home-card.rules.ts'

const day = (date: string, state: DailyMenu['state'], notServed: DailyMenu['notServed'] = null): DailyMenu => ({
  date,
  state,
  notServed,
  price: 0,
  includes: { bread: true, drink: true, dessert: true },
  note: {},
  courses: [],
  hasChanges: false,
  soldOutAt: null,
  updatedAt: '',
})
const rules = { slots: [{ open: '13:00', close: '16:00' }] }
const MONDAY = day('2026-11-23', 'ended')
const at = (hour: number, minutes = 0): number => dayOfIso('2026-11-24') * 1440 + hour * 60 + minutes

test('the card stands from three hours before the menu until its end', () => {
  const days = [MONDAY, day('2026-11-24', 'empty')]
  expect([at(9, 59), at(10), at(15, 59), at(16)].map(minute => cardDay({ rules, days }, minute)?.date)).toEqual([
    undefined,
    '2026-11-24',
    '2026-11-24',
    undefined,
  ])
})

test('not in a house that has written none, nor on a day without menu', () => {
  expect(cardDay({ rules, days: [day('2026-11-23', 'empty'), day('2026-11-24', 'empty')] }, at(12))).toBeUndefined()
  expect(cardDay({ rules, days: [MONDAY, day('2026-11-24', 'empty', 'closed')] }, at(12))).toBeUndefined()
})

test('of a night that goes on it stays past midnight', () => {
  const late = { slots: [{ open: '20:00', close: '02:00' }] }
  const days = [day('2026-11-23', 'published'), day('2026-11-24', 'empty')]
  const dateAt = (minute: number) => cardDay({ rules: late, days }, minute)?.date
  expect([at(0, 30), at(1, 59), at(2), at(17)].map(dateAt)).toEqual([
    '2026-11-23',
    '2026-11-23',
    undefined,
    '2026-11-24',
  ])
})
