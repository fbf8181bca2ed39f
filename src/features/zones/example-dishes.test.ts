import { expect, test } from 'vitest'
import { sampleCategory, sampleDish } from '#test/browser/data.ts'
import { exampleDishes } from './example-dishes.ts'

const LINE = { label: null, amount: null, market: false, unit: null, minPersons: null }
const dish = (name: string, categoryId: string, amount: number | null, market = false) =>
  sampleDish(name, { categoryId, prices: [{ ...LINE, amount, market }] })
const categories = [sampleCategory('Tapas'), sampleCategory('Vinos')]

test('the first, a middle and the last priced dish of the carta show what a zone does', () => {
  const dishes = [
    dish('Vino', 'Vinos', 20),
    dish('Gamba', 'Tapas', 98, true),
    dish('Pan', 'Tapas', 1),
    dish('Jamón', 'Tapas', 12),
    dish('Queso', 'Tapas', null),
    dish('Croquetas', 'Tapas', 9),
  ]
  expect(exampleDishes({ categories, dishes }, 'es').map(({ name }) => name)).toEqual(['Pan', 'Croquetas', 'Vino'])
  expect(exampleDishes({ categories, dishes: dishes.slice(0, 1) }, 'es')).toHaveLength(1)
  expect(exampleDishes({ categories, dishes: [] }, 'es')).toEqual([])
})
