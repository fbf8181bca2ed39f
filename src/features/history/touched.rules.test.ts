import { expect, test } from 'vitest'
import type { Back, Held } from './back.ts'
import type { Was } from './then.rules.ts'
import { withoutTouched } from './touched.rules.ts'

const held = (state: object, isDeleted = false): Held => ({ state: { ...state }, isDeleted })
const seen = (fields: object, entity = 'dish', existed = true): Was => ({
  entity,
  id: '1',
  existed,
  wasDeleted: false,
  fields: { ...fields },
})
const back = (fields: Back['fields'], more: Partial<Back> = {}): Back => ({
  entity: 'dish',
  id: '1',
  kind: 'set',
  group: null,
  fields,
  ...more,
})
const line = { label: null, cents: 1200, market: false }
const market = { label: null, cents: null, market: true }

test('a price that somebody has set since stays, all of it; the other fields of the dish go back', () => {
  const wanted = back({ prices: { price: '9.00', prices: null }, texts: { imageId: 'a' } })
  const now = held({ price: '15.00', prices: null, imageId: 'b' })
  expect(withoutTouched(wanted, seen({ price: '12.00' }), now)).toEqual([back({ texts: { imageId: 'a' } })])
  expect(withoutTouched(back({ prices: { price: '9.00' } }), seen({ price: '12.00' }), now)).toEqual([])
})

test('what is again as it was is no change, and neither is a place or what the market asks today', () => {
  const wanted = back({ prices: { price: '9.00' }, order: { sortOrder: 10 } })
  expect(withoutTouched(wanted, seen({ price: '12.00' }), held({ price: '12.00' }))).toEqual([wanted])
  expect(withoutTouched(wanted, seen({ sortOrder: 20 }), held({ price: '12.00', sortOrder: 30 }))).toEqual([wanted])
  expect(withoutTouched(wanted, seen({ available: true }), held({ available: false }))).toEqual([wanted])
  const today = held({ price: '30.00', prices: [{ ...market, cents: 3000, until: 'x' }, line] })
  expect(withoutTouched(wanted, seen({ price: '0.00', prices: [market, line] }), today)).toEqual([wanted])
})

test('a dish that somebody has moved keeps its place', () => {
  const wanted = back({ order: { categoryId: 'a', sortOrder: 10 } })
  expect(withoutTouched(wanted, seen({ categoryId: 'b' }), held({ categoryId: 'c', sortOrder: 30 }))).toEqual([])
})

test('of a zone, whose fields belong together, all stays', () => {
  const zone = back({ service: { value: 10 } }, { entity: 'zone' })
  expect(withoutTouched(zone, seen({ kind: 'percent' }, 'zone'), held({ kind: 'cents', value: 20 }))).toEqual([])
  expect(withoutTouched(zone, undefined, held({ kind: 'cents', value: 20 }))).toEqual([zone])
})

test('what was made, deleted or brought back since stays as it is', () => {
  const gone = back({}, { kind: 'restore', group: 'deleted' })
  expect(withoutTouched(gone, seen({ price: '1.00' }), held({}, true))).toEqual([])
  const made = back({}, { kind: 'remove', group: 'new' })
  expect(withoutTouched(made, seen({}, 'dish', false), held({}))).toEqual([])
  expect(withoutTouched(made, seen({ price: '1.00' }), held({ price: '2.00' }))).toEqual([made])
})
