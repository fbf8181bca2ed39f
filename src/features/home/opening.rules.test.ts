import { describe, expect, it } from 'vitest'
import { lunchAndDinner } from '#features/restaurants/hours/usual-hours.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { openingOf, slotsOfToday } from './opening.rules.ts'

const ZONE = 'Europe/Madrid'
const HOURS = lunchAndDinner('23:00')
const CLOSED = Object.fromEntries(WEEKDAYS.map(day => [day, []])) as unknown as typeof HOURS
/** A Saturday in winter: Madrid is one hour ahead. */
const at = (time: string, day = 21) => Date.parse(`2026-11-${day}T${time}:00+01:00`)

describe('whether the house is open', () => {
  it.each([
    ['14:20', 'Abierto', 'Cierra a las 16:00, en 1 h 40 min'],
    ['15:15', 'Abierto', 'Cierra a las 16:00, en 45 min'],
    ['18:00', 'Cerrado', 'Abre a las 20:00, en 2 h'],
    ['23:30', 'Cerrado', 'Abre mañana a las 12:00'],
  ])('at %s: %s, %s', (time, title, detail) => {
    expect(openingOf(HOURS, ZONE, at(time))).toMatchObject({ title, detail })
  })

  it('names the day when it is not tomorrow, and one o’clock in the singular', () => {
    const hours = { ...CLOSED, tuesday: [{ open: '13:00', close: '01:00' }], wednesday: [] }
    expect(openingOf(hours, ZONE, at('18:00')).detail).toBe('Abre el martes a las 13:00')
    expect(openingOf(hours, ZONE, at('22:00', 24)).detail).toBe('Cierra a la 01:00, en 3 h')
  })

  it('says so when there are no hours, or it never closes', () => {
    expect(openingOf(CLOSED, ZONE, at('18:00'))).toMatchObject({ isOpen: false, detail: 'Todavía no hay horario.' })
    const always = Object.fromEntries(WEEKDAYS.map(day => [day, [{ open: '00:00', close: '00:00' }]]))
    expect(openingOf(always as typeof HOURS, ZONE, at('18:00'))).toMatchObject({ isOpen: true, detail: 'Las 24 horas' })
  })
})

describe('the hours of today', () => {
  const hours = { ...CLOSED, saturday: [{ open: '13:00', close: '01:00' }] }

  it('are those of the day on the clock of the house', () => {
    expect(slotsOfToday(hours, ZONE, at('18:00'))).toEqual([{ open: '13:00', close: '01:00' }])
    expect(slotsOfToday(hours, 'Asia/Tokyo', at('18:00'))).toEqual([])
  })

  it('are none on a day of rest', () => {
    expect(slotsOfToday(hours, ZONE, at('18:00', 22))).toEqual([])
  })
})
