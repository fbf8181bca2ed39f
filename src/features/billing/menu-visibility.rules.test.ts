import { expect, test } from 'vitest'
import { menuVisibility, visibleUntil } from './menu-visibility.rules.ts'

const since = new Date('2026-11-01T12:00:00Z')
const end = new Date('2026-12-01T12:00:00Z')
const before = (date: Date) => new Date(date.getTime() - 1)
const inactive = { status: 'inactive', inactiveSince: since } as const

test('an active restaurant shows its menu without an end, also with 0 days', () => {
  const active = { status: 'active', inactiveSince: null } as const
  expect(menuVisibility(active, end, 30)).toEqual({ isVisible: true, until: null })
  expect(menuVisibility(active, end, 0)).toEqual({ isVisible: true, until: null })
})

test('an inactive one shows it until the days are over, not at that moment any more', () => {
  expect(menuVisibility(inactive, since, 30)).toEqual({ isVisible: true, until: end })
  expect(menuVisibility(inactive, before(end), 30)).toEqual({ isVisible: true, until: end })
  expect(menuVisibility(inactive, end, 30)).toEqual({ isVisible: false, until: end })
})

test('with 0 days it hides it at once and names no date', () => {
  expect(menuVisibility(inactive, since, 0)).toEqual({ isVisible: false, until: null })
  expect(visibleUntil(since, 0)).toBeNull()
})

test('one without a date has nothing to show', () => {
  expect(menuVisibility({ status: 'inactive', inactiveSince: null }, since, 30).isVisible).toBe(false)
})
