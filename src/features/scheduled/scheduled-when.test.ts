import { expect, test } from 'vitest'
import { dayAndTimeOf, dayChoices, instantOf, momentText, proposedMoment, shortMoment } from './scheduled-when.ts'

const MADRID = 'Europe/Madrid'
const FRIDAY = new Date('2026-11-27T18:00:00Z')

test('a moment is told on the clock of the house, as near as it is', () => {
  const told = (at: string, zone = MADRID) => shortMoment(new Date(at), FRIDAY, zone)
  expect(told('2026-11-27T20:30:00Z')).toBe('hoy a las 21:30')
  expect(told('2026-11-28T00:05:00Z')).toBe('mañana a la 1:05')
  expect(told('2026-11-30T05:00:00Z')).toBe('el lunes a las 6:00')
  expect(told('2026-12-04T05:00:00Z')).toBe('el viernes 4 de diciembre a las 6:00')
  expect(told('2026-11-30T05:00:00Z', 'Atlantic/Canary')).toBe('el lunes a las 5:00')
  expect(momentText(new Date('2026-11-30T05:00:00Z'), MADRID)).toBe('lunes 30 de noviembre a las 6:00')
})

test('a day and a time are an instant and back, also over the change of the clock', () => {
  for (const [day, time, at] of [
    ['2026-11-30', '06:00', '2026-11-30T05:00:00.000Z'],
    ['2027-03-28', '06:00', '2027-03-28T04:00:00.000Z'],
    ['2027-03-27', '23:30', '2027-03-27T22:30:00.000Z'],
    ['2026-10-25', '06:00', '2026-10-25T05:00:00.000Z'],
  ] as const) {
    expect(instantOf({ day, time }, MADRID)?.toISOString()).toBe(at)
    expect(dayAndTimeOf(new Date(at), MADRID)).toEqual({ day, time })
  }
  expect(instantOf({ day: '2026-11-30', time: '' }, MADRID)).toBeNull()
  expect(instantOf({ day: '', time: '06:00' }, MADRID)).toBeNull()
})

test('the days of the next 60 can be chosen, and next Monday at six is proposed', () => {
  const days = dayChoices(FRIDAY, MADRID)
  expect(days).toHaveLength(61)
  expect(days.slice(0, 3)).toEqual([
    { value: '2026-11-27', label: 'Hoy, viernes 27 de noviembre' },
    { value: '2026-11-28', label: 'Mañana, sábado 28 de noviembre' },
    { value: '2026-11-29', label: 'Domingo 29 de noviembre' },
  ])
  expect(proposedMoment(FRIDAY, MADRID)).toEqual({ day: '2026-11-30', time: '06:00' })
  expect(proposedMoment(new Date('2026-11-30T03:00:00Z'), MADRID)).toEqual({ day: '2026-11-30', time: '06:00' })
  expect(proposedMoment(new Date('2026-11-30T04:57:00Z'), MADRID)).toEqual({ day: '2026-12-07', time: '06:00' })
})
