import { expect, test } from 'vitest'
import type { Zone } from '#features/prices/prices.contract.ts'
import { judge, type Kind, kindsOf, type NewCodesValues, startOf } from './new-codes.form.ts'

const zone = (name: string): Zone => ({
  _id: name.toLowerCase(),
  restaurantId: 'r1',
  names: { es: name },
  kind: 'percent',
  value: 10,
  rounding: 10,
  slug: name.toLowerCase(),
  updatedAt: '2026-11-27T10:00:00.000Z',
})
const kind = (id: string, zones: Zone[] = []): Kind => kindsOf(zones, 'es').find(each => each.id === id)!
const values = (id: string, more: Partial<NewCodesValues> = {}): NewCodesValues => ({
  ...startOf(kind(id), []),
  ...more,
})
const tables = (count: number) => Array.from({ length: count }, (_, place) => `Mesa ${place + 1}`)

test('the form offers tables, each zone with its prices, two usual places and a name of one’s own', () => {
  const labels = (zones: Zone[]) => kindsOf(zones, 'es').map(({ label, zoneId }) => [label, zoneId])
  expect(labels([])).toEqual([
    ['Mesas', null],
    ['Terraza', null],
    ['Escaparate', null],
    ['Para llevar', null],
    ['Otro…', null],
  ])
  expect(labels([zone('Jardín'), zone('Terraza')]).slice(1, 4)).toEqual([
    ['Jardín', 'jardín'],
    ['Terraza', 'terraza'],
    ['Escaparate', null],
  ])
})

test('a new series has 24 numbers; one that there is goes on after its last', () => {
  const { from, to } = startOf(kind('tables'), [])
  const more = startOf(kind('tables'), tables(24))
  expect([from, to, more.from, more.to]).toEqual(['1', '24', '25', '30'])
})

test('numbers that exist are skipped, and the form knows which', () => {
  const judged = judge(values('tables', { from: '1', to: '30' }), tables(24))
  expect(judged.names).toEqual(['Mesa 25', 'Mesa 26', 'Mesa 27', 'Mesa 28', 'Mesa 29', 'Mesa 30'])
  expect(judged.had).toHaveLength(24)
  expect(judged.body).toEqual({ prefix: 'Mesa', from: 1, to: 30, zoneId: null })
  expect(judge(values('tables', { from: '1', to: '24' }), tables(24)).body).toBeUndefined()
})

test.each([
  ['tables', { to: '300' }, { to: 'Puedes tener hasta 200 códigos. Te quedan 166.' }],
  ['tables', { to: '1000' }, { to: 'Los números van del 1 al 999.' }],
  ['tables', { from: '' }, { from: 'Los números van del 1 al 999.' }],
  ['tables', { from: '9', to: '8' }, { to: 'El último número no puede ir antes que el primero.' }],
  ['other', { name: ' ' }, { name: 'Escribe un nombre.' }],
  ['other', { name: 'mesa 1' }, { name: 'Ya tienes un código que se llama así.' }],
  ['other', { name: 'x'.repeat(25) }, { name: 'El nombre admite 24 letras.' }],
  ['other', { name: 'x'.repeat(23), isNumbered: true }, { name: 'El nombre admite 24 letras.' }],
])('%s %j is refused', (id, more, errors) => {
  expect(judge(values(id, more), tables(34))).toMatchObject({ body: undefined, errors })
})

test('one with a name of its own, and several with numbers', () => {
  expect(judge(values('other', { name: ' Sombrilla ', zoneId: 'terraza' }), []).body).toEqual({
    names: ['Sombrilla'],
    zoneId: 'terraza',
  })
  expect(judge(values('other', { name: 'Barril', isNumbered: true, to: '2' }), []).names).toEqual([
    'Barril 1',
    'Barril 2',
  ])
  expect(judge(values('window'), []).body).toEqual({ names: ['Escaparate'], zoneId: null })
})
