import { describe, expect, it } from 'vitest'
import { lunchAndDinner } from '#features/restaurants/hours/usual-hours.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { openingOf } from './opening.rules.ts'

const ZONE = 'Europe/Madrid'
const HOURS = lunchAndDinner('23:00')
const CLOSED = Object.fromEntries(WEEKDAYS.map(day => [day, []])) as unknown as typeof HOURS
const house = (hours: typeof HOURS) => ({ hours, timezone: ZONE })
/** A Saturday in winter: Madrid is one hour ahead. */
const at = (time: string, day = 21) => Date.parse(`2026-11-${day}T${time}:00+01:00`)

describe('whether the house is open', () => {
  it.each([
    ['14:20', 'Abierto', 'Cierra a las 16:00, en 1 h 40 min'],
    ['15:15', 'Abierto', 'Cierra a las 16:00, en 45 min'],
    ['18:00', 'Cerrado', 'Abre a las 20:00, en 2 h'],
    ['23:30', 'Cerrado', 'Abre mañana a las 12:00'],
  ])('at %s: %s, %s', (time, title, detail) => {
    expect(openingOf(house(HOURS), at(time))).toMatchObject({ title, detail })
  })

  it('names the day when it is not tomorrow, and one o’clock in the singular', () => {
    const hours = { ...CLOSED, tuesday: [{ open: '13:00', close: '01:00' }], wednesday: [] }
    expect(openingOf(house(hours), at('18:00')).detail).toBe('Abre el martes a las 13:00')
    expect(openingOf(house(hours), at('22:00', 24)).detail).toBe('Cierra a la 01:00, en 3 h')
  })

  it('counts what is other today, and days to come', () => {
    const changed = { ...house(HOURS), dayChanges: [{ day: '2026-11-21', slots: [{ open: '20:00', close: '22:00' }] }] }
    expect(openingOf(changed, at('20:30')).detail).toBe('Cierra a las 22:00, en 1 h 30 min')
    const day = { from: '2026-11-21', to: '2026-11-21', slots: [], asUsual: false, reason: null, label: {} }
    expect(openingOf({ ...house(HOURS), specialDays: [day] }, at('20:30'))).toMatchObject({ title: 'Cerrado' })
    const away = { ...day, to: '2026-11-22', reason: 'vacation' as const }
    expect(openingOf({ ...house(HOURS), specialDays: [away] }, at('20:30'))).toMatchObject({
      title: 'Cerrado por vacaciones',
      detail: 'Hasta el domingo 22. Volvéis el lunes 23 a las 12:00',
    })
    const closed = { ...house(HOURS), dayChanges: [{ day: '2026-11-21', slots: [] }] }
    expect(openingOf(closed, at('20:30'))).toMatchObject({ title: 'Hoy cerramos' })
  })

  it('says so when there are no hours, or it never closes', () => {
    expect(openingOf(house(CLOSED), at('18:00'))).toMatchObject({ isOpen: false, detail: 'Todavía no hay horario.' })
    const always = Object.fromEntries(WEEKDAYS.map(day => [day, [{ open: '00:00', close: '00:00' }]]))
    expect(openingOf(house(always as typeof HOURS), at('18:00'))).toMatchObject({
      isOpen: true,
      detail: 'Las 24 horas',
    })
  })
})
