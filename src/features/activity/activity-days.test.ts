import { expect, test } from 'vitest'
import { groupByDay, timeOfDay } from './activity-days.ts'
import type { ActivityEntry } from './activity.contract.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const at = (moment: string): ActivityEntry => ({
  id: moment,
  at: moment,
  actor: null,
  action: 'restaurant.activated',
  count: 1,
  items: [],
  changeId: null,
  undone: false,
})
const titles = (timeZone: string, ...moments: string[]) =>
  groupByDay(moments.map(at), NOW, timeZone).map(({ title }) => title)

test('the days are those of the restaurant', () => {
  const moments = ['2026-11-21T23:30:00Z', '2026-11-21T12:00:00Z', '2026-11-17T12:00:00Z', '2025-12-01T12:00:00Z']
  expect(titles('Europe/Madrid', ...moments)).toEqual([
    'Hoy',
    'Ayer',
    'Martes, 17 de noviembre',
    'Lunes, 1 de diciembre de 2025',
  ])
  expect(titles('Atlantic/Azores', ...moments)).toEqual([
    'Ayer',
    'Martes, 17 de noviembre',
    'Lunes, 1 de diciembre de 2025',
  ])
})

test('the order stays; a day stands once', () => {
  const [day] = groupByDay([at('2026-11-22T08:00:00Z'), at('2026-11-22T07:00:00Z')], NOW, 'Europe/Madrid')
  expect(day?.entries.map(entry => timeOfDay(entry.at, 'Europe/Madrid'))).toEqual(['09:00', '08:00'])
})
