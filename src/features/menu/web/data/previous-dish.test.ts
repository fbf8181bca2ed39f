import { expect, test } from 'vitest'
import { allergenList } from '../../allergen-list.ts'
import type { Dish } from '../../menu.contract.ts'
import { previousDeclared } from './previous-dish.ts'

const dish = (_id: string, sortOrder: number, allergensDeclared = true, categoryId = 'c1') =>
  ({ _id, sortOrder, allergensDeclared, categoryId, createdAt: '' }) as Dish

test('the nearest declared dish before it in its category; for a new one the last', () => {
  const list = [dish('d', 40), dish('a', 10), dish('c', 30, false), dish('b', 20), dish('x', 35, true, 'c2')]
  const before = (dishId: string | undefined) => previousDeclared(list, { dishId, categoryId: 'c1' })?._id
  expect([before('a'), before('b'), before('d'), before(undefined)]).toEqual([undefined, 'a', 'b', 'd'])
})

test('allergens are read out as a sentence', () => {
  expect(allergenList(['gluten', 'milk', 'eggs'])).toBe('Gluten, lácteos y huevos')
  expect(allergenList(['fish'])).toBe('Pescado')
  expect(allergenList([])).toBe('Ninguno de los 14')
})
