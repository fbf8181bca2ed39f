import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '#shared/weekday.ts'
import { sampleToday } from '#test/browser/data.ts'
import type { Hours } from '../hours/hours.rules.ts'
import type { Today, TodayBody } from './opening.contract.ts'
import { backOf, joinWishes, withWish } from './today-wish.rules.ts'

const SLOTS = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '04:00' },
]
const hours = Object.fromEntries(WEEKDAYS.map(day => [day, SLOTS])) as Hours
const OPENING = { hours, timezone: 'Europe/Madrid' }
const today = (changes: Partial<Today> = {}): Today => sampleToday({ day: '2026-12-18', ...changes })
const EARLY = { slots: [SLOTS[0]!, { open: '20:00', close: '22:00' }] }

describe('a change of today that is not stored yet', () => {
  test('shows notices with their ends, in the nights of both changes of the clock', () => {
    const endAt = (iso: string) =>
      withWish(today(), { note: { es: 'Hoy, cocido.' } }, { opening: OPENING, now: Date.parse(iso) }).noteUntil
    // At 04:00 in Madrid.
    expect(endAt('2026-03-28T21:00:00Z')).toBe('2026-03-29T02:00:00.000Z')
    expect(endAt('2026-10-24T21:00:00Z')).toBe('2026-10-25T03:00:00.000Z')
  })

  test('is taken back on its day, also where a close after midnight has begun the next one', () => {
    const body: TodayBody = { day: '2026-12-18', hours: { closed: true } }
    expect(backOf(today({ hours: EARLY }), body)).toEqual({ day: '2026-12-18', hours: EARLY })
    const night = { opening: OPENING, now: Date.parse('2026-12-19T00:30:00Z') }
    const stored = today({ day: '2026-12-19', changes: [{ day: '2026-12-18', slots: [] }] })
    expect(withWish(stored, { day: '2026-12-18', hours: null }, night)).toMatchObject({ hours: null, changes: [] })
  })

  test('of a page that was left open overnight does not bring back what yesterday had', () => {
    expect(backOf(today({ hours: EARLY }), { day: '2026-12-19', hours: { closed: true } })).toEqual({
      day: '2026-12-19',
      hours: null,
    })
  })

  test('joins what waits for the same day, and goes with a day that is over', () => {
    const closed: TodayBody = { day: '2026-12-18', hours: { closed: true } }
    expect(joinWishes(closed, {})).toEqual(closed)
    expect(joinWishes(closed, { day: '2026-12-18', full: {} })).toEqual({ ...closed, full: {} })
    expect(joinWishes(closed, { day: '2026-12-19', full: {} })).toEqual({ day: '2026-12-19', full: {} })
  })
})
