import { expect, test } from 'vitest'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import {
  dayBack,
  dayName,
  instantAt,
  lastFriday,
  momentIn,
  momentName,
  onHouseClock,
  shortDay,
} from './moment.rules.ts'

const MADRID = 'Europe/Madrid'
const TODAY = dayOfIso('2026-11-21')
const on = (iso: string, time = '18:00') => ({ day: dayOfIso(iso), time })

test('a moment of the house is one instant, also around a change of the hour', () => {
  for (const [iso, time, instant] of [
    ['2026-11-13', '18:00', '2026-11-13T17:00:00.000Z'],
    ['2026-07-01', '00:00', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '04:00', '2026-03-29T02:00:00.000Z'],
    ['2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
  ] as const) {
    expect(new Date(instantAt(on(iso, time), MADRID)).toISOString()).toBe(instant)
    expect(onHouseClock(instant, MADRID)).toEqual(on(iso, time))
  }
})

test('days are said as people say them', () => {
  expect(dayName(TODAY, TODAY)).toBe('hoy')
  expect(dayName(TODAY - 1, TODAY)).toBe('ayer')
  expect(dayName(dayOfIso('2026-11-13'), TODAY)).toBe('viernes, 13 de noviembre')
  expect(dayName(dayOfIso('2025-12-24'), TODAY)).toBe('miércoles, 24 de diciembre de 2025')
  expect(momentName(on('2026-11-21', '12:48'), TODAY)).toBe('hoy a las 12:48')
  expect(momentName(on('2026-11-13', '01:05'), TODAY)).toBe('el viernes, 13 de noviembre, a la 01:05')
  expect(shortDay(on('2026-11-13'), TODAY)).toBe('el viernes 13')
  expect(shortDay(on('2026-10-13'), TODAY)).toBe('el 13 de octubre')
  expect(shortDay(on('2026-11-20'), TODAY)).toBe('ayer')
  expect(['2026-11-21', '2026-11-20', '2026-11-15', '2026-11-14'].map(iso => dayBack(dayOfIso(iso), TODAY))).toEqual([
    'hoy',
    'ayer',
    'el domingo',
    'el 14 de noviembre',
  ])
})

test('the last Friday is never today or yesterday', () => {
  const fridays = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(iso => lastFriday(dayOfIso(iso)))
  expect(fridays).toEqual(['2026-11-13', '2026-11-13', '2026-11-13', '2026-11-20'].map(dayOfIso))
})

test('what is no moment is none', () => {
  expect([null, '', 'ayer', '2026-13-45'].map(momentIn)).toEqual([null, null, null, null])
  expect(momentIn('2026-11-13T18:00:00+01:00')).toBe('2026-11-13T17:00:00.000Z')
})
