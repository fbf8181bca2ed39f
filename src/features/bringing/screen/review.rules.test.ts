import { expect, test } from 'vitest'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Draft } from '../draft.contract.ts'
import { patchedDraft } from './patched-draft.ts'
import {
  broughtCounts,
  differencesOf,
  type DraftDish,
  foreignLocales,
  overLimit,
  proposedDishes,
  saidDishes,
  unnamedCount,
} from './review.rules.ts'

const price = (amount: number) => ({ label: null, amount, market: false, unit: null, minPersons: null })
const dish = (_id: string, more: Partial<DraftDish> = {}): DraftDish => ({
  _id,
  categoryId: 'c1',
  names: { es: `Plato ${_id}` },
  descriptions: {},
  prices: [price(5)],
  marks: [],
  proposals: [],
  allergensDeclared: false,
  match: null,
  doubts: [],
  origin: { page: 1, line: 1, text: '' },
  included: true,
  ...more,
})
const draft = (dishes: DraftDish[]): Draft =>
  ({
    dishes,
    categories: [
      { _id: 'c1', names: { es: 'Tapas' }, existingId: null, included: true },
      { _id: 'c2', names: { es: '' }, existingId: null, included: true },
    ],
    leftovers: [],
  }) as unknown as Draft
const match = (kind: 'same' | 'alike', choice: 'update' | 'add' | 'skip' | null = null) => ({
  match: { dishId: 'x', kind, choice },
})

test('what is brought leaves out what was taken out or is skipped; only categories that are used count', () => {
  const dishes = [
    dish('a'),
    dish('b', { included: false }),
    dish('c', match('same', 'skip')),
    dish('d', match('alike')),
  ]
  expect(broughtCounts(draft(dishes))).toEqual({ dishes: 2, categories: 1 })
})

test('a name that is missing holds up, of dishes and of categories that are used', () => {
  expect(unnamedCount(draft([dish('a'), dish('b', { names: { es: ' ' } })]), 'es')).toBe(1)
  expect(unnamedCount(draft([dish('a', { categoryId: 'c2' })]), 'es')).toBe(1)
})

test('only what is added counts for the limit of dishes', () => {
  expect(overLimit(draft([dish('a'), dish('b', match('same')), dish('c', match('alike'))]), 1999)).toBe(1)
})

test('languages that the menu lacks are told with their dishes', () => {
  const dishes = [
    dish('a', { names: { es: 'Pulpo', en: 'Octopus' } }),
    dish('b', { names: { es: 'Flan', en: 'Flan' } }),
  ]
  expect(foreignLocales(draft(dishes), ['es'])).toEqual([{ locale: 'en', count: 2 }])
  expect(foreignLocales(draft(dishes), ['es', 'en'])).toEqual([])
})

test('an update writes what came and differs, and nothing else', () => {
  const present = {
    translations: { es: { name: 'Patatas Bravas', description: 'Con alioli' } },
    prices: [price(5.5)],
  } as unknown as Dish
  const brought = (more: Partial<DraftDish>) =>
    differencesOf(dish('a', { names: { es: 'PATATAS BRAVAS' }, ...more }), present, 'es').map(({ field }) => field)
  expect(brought({ prices: [price(5.5)] })).toEqual([])
  expect(brought({ prices: [] })).toEqual([])
  expect(brought({ prices: [price(6)], descriptions: { es: 'Picantes' } })).toEqual(['description', 'price'])
})

test('a change shows before the server has answered', () => {
  const before = draft([
    dish('a', {
      doubts: [
        {
          _id: 'a.1',
          field: 'price',
          kind: 'portions',
          group: 'g',
          readings: [{ prices: [price(4), price(9)] }, { prices: [price(9)] }],
          answer: null,
        },
      ],
    }),
    dish('b', match('same')),
  ])
  const after = patchedDraft(before, [
    { doubt: 'a.1', set: { answer: 1 } },
    { dish: 'b', set: { names: { es: 'Otro' }, choice: 'skip', prices: [{ amount: 7.5, label: 'tapa' }] } },
    { category: 'c1', set: { included: false } },
  ])
  expect(after.dishes[0]).toMatchObject({ prices: [{ amount: 9 }], doubts: [{ answer: 1 }], included: false })
  expect(after.dishes[1]).toMatchObject({
    names: { es: 'Otro' },
    match: { choice: 'skip' },
    prices: [{ amount: 7.5, label: 'tapa' }],
  })
})

test('a mark that nobody understands is looked at, and ticked with no others; a copy may say that there is none', () => {
  const strange = dish('d1', { marks: ['V'] })
  const gluten = dish('d2', { marks: ['1'], proposals: ['gluten'] })
  const none = dish('d3', { isDeclared: true })
  const all = draft([strange, gluten, none, dish('d4', { isDeclared: false })])
  expect(proposedDishes(all)).toEqual([strange, gluten, none])
  expect(saidDishes(proposedDishes(all))).toEqual([gluten, none])
})
