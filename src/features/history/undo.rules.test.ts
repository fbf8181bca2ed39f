import { expect, test } from 'vitest'
import { undoStep } from './undo.rules.ts'

const dish = { entity: 'dish', id: 'a' }
const there = (state: object, isDeleted = false) => ({ state: { ...state }, isDeleted })
const made = { ...dish, before: null, after: { price: '9.50', available: true, sortOrder: 30 } }
const changed = { ...dish, before: { price: '9.50' }, after: { price: '10.00' } }

const one = (cents: number) => ({ price: (cents / 100).toFixed(2), prices: [{ label: 'tapa', cents, market: false }] })
const market = (cents: number) => {
  const [line] = one(cents).prices
  return { price: one(cents).price, prices: [{ ...line, market: true, until: `2027-03-1${cents % 9}T04:00:00Z` }] }
}
const today = (from: number, to: number) => ({ ...dish, before: market(from), after: market(to) })

test.each([
  ['what was created goes', made, there({ price: '9.50', available: true, sortOrder: 30 }), 'remove'],
  [
    'a new place in the list is no change of it',
    made,
    there({ price: '9.50', available: true, sortOrder: 80 }),
    'remove',
  ],
  ['what was changed since stays', made, there({ price: '9.90', available: true, sortOrder: 30 }), 'touched'],
  ['what is sold out since was touched', made, there({ price: '9.50', available: false, sortOrder: 30 }), 'touched'],
  ['what is deleted already needs nothing', made, there({}, true), 'nothing'],
  ['what is gone for good needs nothing', made, undefined, 'nothing'],
  ['another field is no conflict', changed, there({ price: '10.00', sortOrder: 70 }), 'set'],
  ['the same field is one', changed, there({ price: '11.00' }), 'touched'],
  ['what went back by hand needs nothing', changed, there({ price: '9.50' }), 'nothing'],
  ['what was deleted comes back', { ...dish, before: { price: '1.00' }, after: null }, there({}, true), 'restore'],
  ['unless it is there', { ...dish, before: { price: '1.00' }, after: null }, there({}), 'nothing'],
  [
    'sold out never goes back',
    { ...dish, before: { available: true }, after: { available: false } },
    there({}),
    'nothing',
  ],
  ['what the market asks today neither', today(4000, 4500), there(market(4500)), 'nothing'],
  ['and what it asks since is no touch', { ...dish, before: market(4000), after: one(950) }, there(one(950)), 'set'],
])('%s', (_, entry, present, kind) => {
  expect(undoStep(entry, present).kind).toBe(kind)
})

test('only the fields of the change go back, and touched ones when somebody says so', () => {
  expect(undoStep(changed, there({ price: '11.00', sortOrder: 70 }), true)).toEqual({
    kind: 'set',
    fields: { price: '9.50' },
  })
})

test('a price of the market goes back without what it asked that day', () => {
  const entry = { ...dish, before: market(4000), after: one(950) }
  expect(undoStep(entry, there(one(950)))).toEqual({
    kind: 'set',
    fields: { price: '0.00', prices: [{ label: 'tapa', cents: null, market: true }] },
  })
})
