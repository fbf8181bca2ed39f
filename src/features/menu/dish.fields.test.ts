import { describe, expect, test } from 'vitest'
import { dishFields, type DishState } from './dish.fields.ts'
import {
  changedDish,
  copyOfDish,
  dishAnswers,
  joinDishChanges,
  newDishState,
  publicDishOf,
  withDishChange,
} from './dish.rules.ts'
import { type DishChange, dishChange, newDish, publicDish } from './menu.contract.ts'

const NO_IMAGE = { imageUrl: '', imageWidth: null, imageHeight: null, imageWidths: [], reported: false }
const NOW = new Date('2026-11-24T12:00:00.000Z')
const MADE = { now: NOW.toISOString(), todayEnds: '2026-11-25T04:00:00.000Z', by: 'u' }
const PRESENTED = { _id: 'd', restaurantId: 'r', createdAt: '', updatedAt: '' }
const answersOf = (body: object) =>
  dishAnswers(changedDish({ before: newDishState(), body: dishChange.parse(body), ...MADE }), NO_IMAGE, NOW)
const changeable = dishFields.filter(([, field]) => field.change !== null)
const stored = changeable.filter(([, field]) => field.column !== null)
const examples = Object.fromEntries(changeable.map(([key, { example }]) => [key, example]))

test('diners get these fields, in this order, and no other', () => {
  const names = [
    '_id',
    'restaurantId',
    'categoryId',
    'translations',
    'price',
    'prices',
    'imageUrl',
    'imageWidth',
    'imageHeight',
    'imageWidths',
    'allergens',
    'allergensDeclared',
    'traces',
    'tracesDeclared',
    'members',
    'without',
    'diets',
    'allergensReviewed',
    'reported',
    'available',
    'sortOrder',
    'createdAt',
    'updatedAt',
  ]
  expect(Object.keys(publicDish.shape)).toEqual(names)
  const answers = { ...answersOf(examples), allergensDeclared: true, reported: true }
  const dish = publicDishOf({ ...PRESENTED, ...answers }, time => time.slice(0, 10))
  expect(Object.keys(publicDish.parse(dish))).toEqual(names)
})

test('a body brings what the list says; a new dish has its category from the path', () => {
  expect(Object.keys(dishChange.shape)).toEqual(changeable.map(([key]) => key))
  expect(Object.keys(dishChange.shape).filter(key => !(key in newDish.shape))).toEqual(['categoryId'])
})

// Only a declared dish can be looked at again, or say nothing of its traces any more.
const OF_DECLARED = ['allergensReviewed', 'tracesDeclared']
const shownAtOnce = stored.filter(([key]) => !OF_DECLARED.includes(key))
test.each(shownAtOnce)('%s: what the browser shows before the answer is what is stored', (key, { example, answer }) => {
  const before = answersOf({})
  const field = key as keyof typeof before
  const after = answersOf({ [key]: example })[field]
  if (answer) expect(after).not.toEqual(before[field])
  expect(withDishChange(before, { [key]: example })[field]).toEqual(after)
})

test('what is not valid yet changes nothing on the screen, and what stays is the same object', () => {
  const before = answersOf(examples)
  const after = withDishChange(before, { price: '1,234', available: true })
  expect(after).toEqual({ ...before, available: true })
  expect(after.translations).toBe(before.translations)
})

test('a picture that will be removed is gone at once', () => {
  const before = dishAnswers(newDishState(), { ...NO_IMAGE, imageUrl: '/uploads/a/320.webp', imageWidths: [320] }, NOW)
  expect(withDishChange(before, { imageUrl: '' })).toEqual({ ...before, imageUrl: '' })
})

test('two changes that wait are stored as one as they would be one after the other', () => {
  const first: DishChange = { ...examples, translations: { es: { name: 'Flan', description: 'De huevo' } } }
  const then = {
    price: '3,50',
    allergens: ['eggs'],
    translations: { es: { name: 'Flan de huevo' }, en: { name: 'Custard' } },
  }
  const joined = joinDishChanges(first, then)
  expect(joined['allergens']).toEqual(['eggs'])
  const both = changedDish({ before: newDishState(), body: dishChange.parse(first), ...MADE })
  expect(changedDish({ before: newDishState(), body: dishChange.parse(joined), ...MADE })).toEqual(
    changedDish({ before: both, body: dishChange.parse(then), ...MADE }),
  )
})

test('a copy has what the list says; it is available, also when the dish is sold out', () => {
  const state = changedDish({ before: newDishState(), body: dishChange.parse(examples), ...MADE })
  expect(state.available).toBe(false)
  const rest = dishFields
    .filter(([, field]) => field.column && !field.copied)
    .map(([key, field]) => [key, field.column && field.initial])
  expect(copyOfDish(state, { reported: false })).toEqual({ ...state, available: true, ...Object.fromEntries(rest) })
})

test('one of several dishes is never declared by it', () => {
  const body = { allergens: ['milk'] }
  const before = newDishState()
  expect(changedDish({ before, body, ...MADE })).toMatchObject({ allergens: ['milk'], allergensDeclared: true })
  expect(changedDish({ before, body, ...MADE, isOneOfSeveral: true })).toMatchObject({
    allergensDeclared: false,
  })
})

describe('what a house says of allergens', () => {
  const changed = (before: DishState, body: DishChange, isOneOfSeveral = false) =>
    changedDish({ before, body: dishChange.parse(body), ...MADE, isOneOfSeveral })
  const looked = { at: MADE.now, by: 'u' }
  const milk = changed(newDishState(), { allergens: ['milk'] })

  test('traces are declared only by a save that names them, or none of them', () => {
    expect(milk).toMatchObject({ allergensDeclared: true, tracesDeclared: false, allergensReviewed: looked })
    expect(changed(milk, { traces: [] })).toMatchObject({ tracesDeclared: true, traces: [] })
    expect(changed(milk, { allergensReviewed: true })).toMatchObject({ tracesDeclared: false })
    expect(changed(milk, { allergensReviewed: true, traces: [] })).toMatchObject({ tracesDeclared: true })
    expect(changed(changed(milk, { traces: [] }), { allergens: ['eggs'] })).toMatchObject({ tracesDeclared: true })
  })

  test('what was undeclared by the former release, which leaves the traces, declares none by a save without them', () => {
    const left = { ...changed(milk, { traces: [] }), allergens: [], allergensDeclared: false }
    expect(changed(left, { allergens: ['eggs'] })).toMatchObject({ allergensDeclared: true, tracesDeclared: false })
  })

  test('an undo gives back that a dish was not declared, also where it lists something', () => {
    const listed = { ...newDishState(), allergens: ['gluten'] }
    const saved = changed(listed, { allergens: ['gluten', 'milk'], traces: [] })
    const back: DishChange = { allergens: ['gluten'], traces: [], allergensDeclared: false, tracesDeclared: false }
    expect(changed(saved, back)).toEqual(listed)
  })

  test('a dish that only may contain something is declared; one of which the last is taken away is not', () => {
    const sesame = changed(newDishState(), { traces: ['sesame'] })
    expect(sesame).toMatchObject({ allergensDeclared: true, tracesDeclared: true })
    expect(changed(sesame, { traces: [] })).toMatchObject({
      allergensDeclared: false,
      tracesDeclared: false,
      allergensReviewed: null,
    })
    expect(changed(newDishState(), { traces: [], allergensDeclared: true })).toMatchObject({
      allergensDeclared: true,
      tracesDeclared: true,
    })
  })

  test('a change of several adds traces, and neither declares nor looks', () => {
    expect(changed(newDishState(), { traces: ['sesame'] }, true)).toMatchObject({
      traces: ['sesame'],
      allergensDeclared: false,
      tracesDeclared: false,
      allergensReviewed: null,
    })
    expect(changed({ ...milk, allergensReviewed: null }, { traces: ['sesame'] }, true)).toMatchObject({
      allergensDeclared: true,
      tracesDeclared: false,
      allergensReviewed: null,
    })
  })

  test('texts, kinds, what can be left out and diets undeclare nothing, and are no look', () => {
    const before = { ...milk, allergensReviewed: { at: '2025-01-01T00:00:00.000Z', by: 'v' } }
    const { translations: _, ...said } = examples
    const body = { members: said['members'], without: said['without'], diets: said['diets'] } as DishChange
    const after = changed(before, { ...body, translations: { es: { description: 'Con nueces' } } })
    expect(after).toMatchObject({ allergensDeclared: true, allergensReviewed: before.allergensReviewed })
  })

  test('what was said of an allergen goes with it, so that it never comes back by itself', () => {
    const gluten = changed(newDishState(), {
      allergens: ['gluten'],
      members: { gluten: ['wheat'] },
      without: { gluten: { es: 'Pídelo sin pan' } },
    })
    expect(changed(gluten, { allergens: ['milk'] })).toMatchObject({ members: {}, without: {} })
    const onlyTraces = changed(gluten, { allergens: ['milk'], traces: ['gluten'] })
    expect(onlyTraces).toMatchObject({ members: { gluten: ['wheat'] }, without: {} })
  })

  test('"Sigue bien" of a dish that nobody declared says nothing', () => {
    expect(changed(newDishState(), { allergensReviewed: true })).toEqual(newDishState())
  })

  test('diners get nothing that the house did not say, and what can be left out only of what the dish contains', () => {
    const shown = (state: DishState) =>
      publicDishOf({ ...PRESENTED, ...dishAnswers(state, NO_IMAGE, NOW) }, time => time.slice(0, 10))
    const { traces, tracesDeclared, members, without, diets, allergensReviewed, reported } = shown(newDishState())
    const nothing = [traces, tracesDeclared, members, without, diets, allergensReviewed, reported]
    expect(nothing).toEqual(nothing.map(() => undefined))
    const gluten = { es: 'Pídelo sin pan' }
    const state = { ...milk, members: { nuts: ['almond'] }, without: { gluten, milk: { es: 'Sin nata' } } }
    expect(shown(state)).toMatchObject({
      members: undefined,
      without: { milk: { es: 'Sin nata' } },
      allergensReviewed: '2026-11-24',
    })
  })
})

test('since when a dish is sold out is said once, and gone when it is back', () => {
  const sold = changedDish({ before: newDishState(), body: { available: false }, ...MADE })
  expect(sold.unavailableSince).toBe(MADE.now)
  const later = { ...MADE, now: '2026-12-01T12:00:00.000Z' }
  const again = changedDish({ before: sold, body: { available: false, allergens: ['milk'] }, ...later })
  expect(again.unavailableSince).toBe(MADE.now)
  expect(changedDish({ before: again, body: { available: true }, ...later }).unavailableSince).toBeNull()
})
