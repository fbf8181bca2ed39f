import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '#shared/weekday.ts'
import type { Hours, HoursSlot } from '../hours/hours.rules.ts'
import { openingAt } from './opening.rules.ts'
import * as choices from './today-choices.rules.ts'

const SLOTS = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '00:30' },
]
const stateAt = (time: string, slots: HoursSlot[] = SLOTS) => {
  const hours = Object.fromEntries(WEEKDAYS.map(day => [day, slots])) as Hours
  return openingAt({ hours, timezone: 'Europe/Madrid' }, Date.parse(`2026-12-${time}:00+01:00`))
}

describe("what 'Cambiar hoy' offers", () => {
  test('four half hours before the last close that lie ahead, and after the next opening', () => {
    expect(choices.earlierCloses(stateAt('18T17:40'))).toEqual(['22:30', '23:00', '23:30', '00:00'])
    expect(choices.earlierCloses(stateAt('18T23:15'))).toEqual(['23:30', '00:00'])
    expect(choices.laterOpens(stateAt('18T17:40'))).toEqual(['20:30', '21:00', '21:30', '22:00'])
    expect(choices.laterOpens(stateAt('18T21:00'))).toEqual([])
    expect(choices.earlierCloses(stateAt('18T17:40', []))).toEqual([])
  })

  test('whole and half hours, also where the hours of the house are others', () => {
    const state = stateAt('18T17:40', [{ open: '20:10', close: '23:59' }])
    expect(choices.earlierCloses(state)).toEqual(['22:00', '22:30', '23:00', '23:30'])
    expect(choices.laterOpens(state)).toEqual(['20:30', '21:00', '21:30', '22:00'])
  })

  test('changes one end and keeps the rest', () => {
    const state = stateAt('18T13:20')
    expect(choices.closingAt(state, '22:00')).toEqual([SLOTS[0], { open: '20:00', close: '22:00' }])
    expect(choices.openingFrom(state, '21:00')).toEqual([SLOTS[0], { open: '21:00', close: '00:30' }])
    expect(choices.closingNow(state)).toEqual([{ open: '12:00', close: '13:20' }, SLOTS[1]])
    expect(choices.closingNow(stateAt('18T12:00'))).toEqual([SLOTS[1]])
  })

  test('a typed hour lies ahead and in the slot, also after midnight', () => {
    const state = stateAt('18T17:40')
    expect(choices.typedProblem(state, '17:30', 'close')).toBe('past')
    expect(choices.typedProblem(state, '19:00', 'close')).toBe('outside')
    expect(choices.typedProblem(state, '00:15', 'close')).toBeUndefined()
    expect(choices.typedProblem(state, '00:45', 'close')).toBe('past')
    expect(choices.typedProblem(state, '21:15', 'open')).toBeUndefined()
    expect(choices.typedProblem(stateAt('18T21:00'), '22:00', 'open')).toBe('outside')
  })

  test('typed hours go by five minutes', () => {
    const state = stateAt('18T17:40')
    expect(choices.typedProblem(state, '22:13', 'close')).toBe('step')
  })

  test('hours of their own for today may have begun, but are not over', () => {
    const state = stateAt('18T17:40', [])
    expect(choices.typedSlotProblem(state, { open: '12:00', close: '17:30' })).toBe('past')
    expect(choices.typedSlotProblem(state, { open: '12:00', close: '18:01' })).toBe('step')
    expect(choices.typedSlotProblem(state, { open: '17:00', close: '01:00' })).toBeUndefined()
  })

  test('past midnight the night can close earlier, at 01:30, and now', () => {
    const night = [{ open: '20:00', close: '03:00' }]
    const state = stateAt('19T01:10', night)
    expect(choices.earlierCloses(state)).toEqual(['01:30', '02:00', '02:30'])
    expect(choices.typedProblem(state, '01:25', 'close')).toBeUndefined()
    expect(choices.typedProblem(state, '01:10', 'close')).toBe('past')
    expect(choices.typedProblem(state, '03:00', 'close')).toBe('outside')
    expect(choices.closingNow(state)).toEqual([{ open: '20:00', close: '01:10' }])
  })

  test('a day of rest opens as the nearest open day', () => {
    expect(choices.nearestOpenSlots(day => (day === 12 ? SLOTS : []), 10)).toEqual({ day: 12, slots: SLOTS })
    expect(choices.nearestOpenSlots(() => [], 10)).toBeUndefined()
  })

  test('as last week, and three weeks in a row are said once', () => {
    const slots = [{ open: '20:00', close: '22:00' }]
    const isoOf = (ago: number) => `${ago} days ago`
    const changes = (...weeks: number[]) => weeks.map(week => ({ day: isoOf(7 * week), slots }))
    expect(choices.lastTime(changes(2), isoOf)).toBeUndefined()
    expect(choices.lastTime(changes(1), isoOf)).toEqual({ slots, isThird: false })
    expect(choices.lastTime(changes(1, 2, 3), isoOf)?.isThird).toBe(true)
    expect(choices.lastTime(changes(1, 2, 3, 4), isoOf)?.isThird).toBe(false)
  })
})
