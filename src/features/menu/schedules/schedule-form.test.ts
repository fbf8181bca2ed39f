import { expect, test } from 'vitest'
import { faultsOf, nightNote, overlapFault, scheduleBody, startValues } from './schedule-form.ts'

const breakfast = {
  _id: 's1',
  restaurantId: 'r1',
  name: 'Desayunos',
  days: ['monday' as const],
  slots: [{ open: '08:00', close: '12:00' }],
  categoryIds: ['c1'],
  dishIds: [],
  updatedAt: '2026-11-26T09:00:00.000Z',
}

test('a new one is for every day; nothing is complete', () => {
  const values = startValues(null)
  expect([values.days.length, values.slots]).toEqual([7, [{ open: '12:00', close: '16:00' }]])
  expect(faultsOf({ ...values, slots: [], days: [] })).toEqual({
    name: 'Pon un nombre.',
    slots: 'Añade al menos un tramo.',
    days: 'Marca al menos un día.',
    things: 'Marca qué se sirve.',
  })
  expect(faultsOf({ ...startValues(breakfast), slots: [{ open: '9', close: '12:00' }] })).toEqual({
    slots: 'Escribe la hora así: 22:15',
  })
})

test('slots that overlap are said with their times, a night with its day', () => {
  const values = {
    ...startValues(breakfast),
    slots: [
      { open: '12:00', close: '16:00' },
      { open: '15:00', close: '23:30' },
    ],
  }
  expect(overlapFault(values)).toBe('Los tramos se pisan: de 15:00 a 16:00 está dos veces.')
  const night = { ...values, slots: [{ open: '23:00', close: '03:00' }] }
  expect(nightNote({ ...night, days: ['thursday', 'friday', 'saturday'] })).toBe(
    'Acaba a las 3:00 del día siguiente. La noche del sábado es del sábado.',
  )
  expect(nightNote({ ...night, days: ['thursday'], slots: [{ open: '23:00', close: '01:00' }] })).toBe(
    'Acaba a la 1:00 del día siguiente. La noche del jueves es del jueves.',
  )
  expect(nightNote(values)).toBeUndefined()
})

test('only what another schedule has is moved', () => {
  const values = { ...startValues(null), name: ' Cocina ', categoryIds: ['c2'] }
  expect(scheduleBody(values, [breakfast])).not.toHaveProperty('move')
  expect(scheduleBody({ ...values, categoryIds: ['c1', 'c2'] }, [breakfast])).toMatchObject({
    name: 'Cocina',
    move: true,
  })
})
