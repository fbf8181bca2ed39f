import { expect, test } from 'vitest'
import { dishFields } from './dish.fields.ts'
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

const NO_IMAGE = { imageUrl: '', imageWidth: null, imageHeight: null, imageWidths: [] }
const NOW = new Date('2026-11-24T12:00:00.000Z')
const ENDS = '2026-11-25T04:00:00.000Z'
const PRESENTED = { _id: 'd', restaurantId: 'r', createdAt: '', updatedAt: '' }
const answersOf = (body: object) =>
  dishAnswers(changedDish({ before: newDishState(), body: dishChange.parse(body), todayEnds: ENDS }), NO_IMAGE, NOW)
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
    'available',
    'sortOrder',
    'createdAt',
    'updatedAt',
  ]
  expect(Object.keys(publicDish.shape)).toEqual(names)
  const dish = publicDishOf({ ...PRESENTED, ...answersOf(examples) })
  expect(Object.keys(publicDish.parse(dish))).toEqual(names)
})

test('a body brings what the list says; a new dish has its category from the path', () => {
  expect(Object.keys(dishChange.shape)).toEqual(changeable.map(([key]) => key))
  expect(Object.keys(dishChange.shape).filter(key => !(key in newDish.shape))).toEqual(['categoryId'])
})

test.each(stored)('%s: what the browser shows before the answer is what is stored', (key, { example, answer }) => {
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
  const both = changedDish({ before: newDishState(), body: dishChange.parse(first), todayEnds: ENDS })
  expect(changedDish({ before: newDishState(), body: dishChange.parse(joined), todayEnds: ENDS })).toEqual(
    changedDish({ before: both, body: dishChange.parse(then), todayEnds: ENDS }),
  )
})

test('a copy has what the list says; it is available, also when the dish is sold out', () => {
  const state = changedDish({ before: newDishState(), body: dishChange.parse(examples), todayEnds: ENDS })
  expect(state.available).toBe(false)
  const rest = dishFields
    .filter(([, field]) => field.column && !field.copied)
    .map(([key, field]) => [key, field.column && field.initial])
  expect(copyOfDish(state)).toEqual({ ...state, available: true, ...Object.fromEntries(rest) })
})

test('one of several dishes is never declared by it', () => {
  const body = { allergens: ['milk'] }
  const before = newDishState()
  expect(changedDish({ before, body, todayEnds: ENDS })).toMatchObject({ allergens: ['milk'], allergensDeclared: true })
  expect(changedDish({ before, body, todayEnds: ENDS, isOneOfSeveral: true })).toMatchObject({
    allergensDeclared: false,
  })
})
