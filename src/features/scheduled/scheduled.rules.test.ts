import { expect, test } from 'vitest'
import { changedDish, newDishState } from '#features/menu/dish.rules.ts'
import { type DishChange, dishChange } from '#features/menu/menu.contract.ts'
import { type BulkItem, bulkBody } from '#features/menu/bulk.contract.ts'
import { fitRow, sentRow } from './scheduled.rules.ts'
import { isSchedulable } from './scheduled-when.ts'

const ID = '0190a000-0000-7000-8000-000000000000'
const made = { now: '2026-11-27T18:00:00.000Z', todayEnds: '2026-11-28T04:00:00.000Z', by: null }
const stateOf = (body: object, before = newDishState()) =>
  changedDish({ before, body: dishChange.parse(body) as DishChange, ...made })
const rowOf = (row: object): BulkItem => bulkBody.parse({ items: [{ _id: ID, ...row }] }).items[0] as BulkItem

const DISH = stateOf({ translations: { es: { name: 'Pulpo', description: 'A feira' } }, price: 18.5 })
const SEEN = { price: DISH.price, prices: DISH.prices, translations: DISH.translations }

test('5 minutes to 60 days ahead', () => {
  const now = new Date(made.now)
  const ahead = (ms: number) => isSchedulable(new Date(now.getTime() + ms), now)
  const [minute, day] = [60_000, 86_400_000]
  expect([ahead(5 * minute - 1), ahead(5 * minute), ahead(60 * day), ahead(60 * day + 1)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a field that nobody has touched is written, whatever else of the dish has changed', () => {
  const present = stateOf({ available: false, translations: { en: { name: 'Octopus' } } }, DISH)
  const row = rowOf({ price: 20 })
  expect(fitRow(row, SEEN, { state: present, isDeleted: false })).toEqual({ row, left: null })
})

test('a field that somebody has changed since stays, the others of its row are written', () => {
  const present = stateOf({ price: 25 }, DISH)
  const row = rowOf({ price: 20, translations: { es: { description: 'Con cachelos' } } })
  expect(fitRow(row, SEEN, { state: present, isDeleted: false })).toEqual({
    row: { _id: ID, translations: { es: { description: 'Con cachelos' } } },
    left: 'touched',
  })
  const both = stateOf({ translations: { es: { description: 'De la ría' } } }, present)
  expect(fitRow(row, SEEN, { state: both, isDeleted: false })).toEqual({ row: null, left: 'touched' })
})

test('another text of the same dish is no obstacle', () => {
  const present = stateOf({ translations: { es: { name: 'Pulpo a feira' } } }, DISH)
  const row = rowOf({ translations: { es: { description: 'Con cachelos' } } })
  expect(fitRow(row, SEEN, { state: present, isDeleted: false })).toEqual({ row, left: null })
})

test('what already is as it was asked for, or was so when it was scheduled, is nothing to do and nothing to tell', () => {
  const row = rowOf({ price: 20 })
  expect(fitRow(row, SEEN, { state: stateOf({ price: 20 }, DISH), isDeleted: false })).toEqual({
    row: null,
    left: null,
  })
  expect(fitRow(row, {}, { state: DISH, isDeleted: false })).toEqual({ row: null, left: null })
  expect(fitRow(row, undefined, { state: DISH, isDeleted: false })).toEqual({ row: null, left: null })
})

test("today's price of the market is not what somebody has changed", () => {
  const market = stateOf({ prices: [{ market: true }] }, DISH)
  const today = stateOf({ price: 40 }, market)
  const row = rowOf({ prices: [{ amount: 22 }] })
  const seen = { price: market.price, prices: market.prices }
  expect(fitRow(row, seen, { state: today, isDeleted: false })).toEqual({ row, left: null })
})

test('a dish that is gone is left out; one that should go or come back may already have', () => {
  const gone = { row: null, left: 'gone' }
  expect(fitRow(rowOf({ price: 20 }), SEEN, undefined)).toEqual(gone)
  expect(fitRow(rowOf({ price: 20 }), SEEN, { state: DISH, isDeleted: true })).toEqual(gone)
  expect(fitRow(rowOf({ deleted: true }), undefined, { state: DISH, isDeleted: true })).toEqual(gone)
  const back = rowOf({ deleted: false })
  expect(fitRow(back, undefined, { state: DISH, isDeleted: true })).toEqual({ row: back, left: null })
  expect(fitRow(back, undefined, { state: DISH, isDeleted: false })).toEqual({ row: null, left: null })
})

test('a row waits as it was sent, and is read again as the same', () => {
  const rows = bulkBody.parse({
    items: [
      { _id: ID, updatedAt: made.now, price: '12,50', allergens: ['gluten'] },
      { _id: ID, prices: [{ label: 'tapa', amount: '3,5' }, { market: true }, { amount: 62, unit: 'kg' }] },
      { new: true, categoryId: ID, translations: { es: { name: 'Flan' } }, prices: [] },
    ],
  }).items
  const { updatedAt: _, ...first } = rows[0] as BulkItem
  expect(bulkBody.parse({ items: rows.map(sentRow) }).items).toEqual([first, ...rows.slice(1)])
})
