import { expect, test } from 'vitest'
import { newDishState, dishAnswers } from '../dish.rules.ts'
import type { Category, Dish } from '../menu.contract.ts'
import type { CellWords } from './cell-text.rules.ts'
import { ALL_SHOWN, tableColumns } from './columns.rules.ts'
import { newDishesOf } from './new-dishes.rules.ts'
import { emptyCells, fillDown, pasteBlock } from './paste.rules.ts'
import { tableRows } from './rows.rules.ts'

const NO_IMAGE = { imageUrl: '', imageWidth: null, imageHeight: null, imageWidths: [], reported: false }
const dish = (name: string, categoryId: string, sortOrder: number, price = 5): Dish => ({
  _id: name,
  restaurantId: 'r',
  ...dishAnswers(newDishState(), NO_IMAGE, new Date(0)),
  categoryId,
  sortOrder,
  translations: { es: { name, description: '' } },
  prices: [{ label: null, amount: price, market: false, unit: null, minPersons: null }],
  createdAt: '',
  updatedAt: '',
})
const category = (id: string) => ({ _id: id }) as Category
const rows = tableRows({
  dishes: [dish('a', 'c1', 10), dish('b', 'c1', 20), dish('c', 'c2', 10)],
  categories: [category('c1'), category('c2')],
  nameOf: ({ _id }) => _id,
  newIn: null,
})
const columns = tableColumns({ defaultLocale: 'es', supportedLocales: ['es', 'en'] }, ALL_SHOWN)
const words: CellWords = {
  currency: 'EUR',
  labels: [],
  propose: () => [],
  categories: [
    { id: 'c1', name: 'Tapas', names: ['Tapas'] },
    { id: 'c2', name: 'Postres', names: ['Postres'] },
  ],
}
const table = { rows, columns, words, canChange: () => true }
const [NAME, PRICE, STATE, CATEGORY, ALLERGENS] = [1, 3, 4, 5, 6]
const cell = (rowIdx: number, idx: number) => ({ top: rowIdx, bottom: rowIdx, left: idx, right: idx })

test('a block goes on over the names of categories, and its last rows beyond the end are told', () => {
  const { changes, problems, beyond, bottom } = pasteBlock(table, cell(2, PRICE), [['6'], ['siete'], ['8']])
  expect(changes.map(({ dishId, column }) => [dishId, column.key])).toEqual([['b', 'price']])
  expect(problems).toMatchObject([{ dishId: 'c', text: 'siete', sentence: /No entiendo «siete»/ }])
  expect(beyond).toEqual([['8']])
  expect(bottom).toBe(4)
})

test('one value fills all selected cells; a value that is there already is no change', () => {
  const { changes, beyond } = pasteBlock(table, { top: 1, bottom: 4, left: PRICE, right: PRICE }, [['6,00']])
  expect(changes.map(({ dishId }) => dishId)).toEqual(['a', 'b', 'c'])
  expect(beyond).toEqual([])
  expect(pasteBlock(table, cell(1, PRICE), [['5,00']]).changes).toEqual([])
})

test('allergens take nothing, and count as left out; so does what the person may not change', () => {
  const block = [['no', 'Postres', 'Gluten, Leche']]
  const { changes, allergens } = pasteBlock(table, cell(1, STATE), block)
  expect(changes.map(({ column, to }) => [column.key, to])).toEqual([
    ['state', false],
    ['category', { categoryId: 'c2' }],
  ])
  expect(allergens).toBe(1)
  const closed = { ...table, canChange: () => false }
  expect(pasteBlock(closed, cell(1, STATE), block)).toMatchObject({ changes: [], locked: 2 })
  expect(fillDown(table, { top: 1, bottom: 4, left: ALLERGENS, right: ALLERGENS })).toMatchObject({
    changes: [],
    allergens: 2,
  })
})

test('filling gives the first value to the others; a category is taken over at its end', () => {
  const { changes } = fillDown(table, { top: 1, bottom: 4, left: CATEGORY, right: CATEGORY })
  expect(changes).toMatchObject([{ dishId: 'c', from: { categoryId: 'c2', sortOrder: 10 } }])
  expect(changes[0]?.to).toEqual({ categoryId: 'c1' })
})

test('emptying empties prices; a name cannot be empty; states, categories and allergens stay', () => {
  const { changes, problems } = emptyCells(table, { top: 1, bottom: 1, left: NAME, right: ALLERGENS })
  expect(changes.map(({ column, to }) => [column.key, to])).toEqual([['price', []]])
  expect(problems).toMatchObject([{ column: { key: 'name:es' }, sentence: 'El nombre en español es obligatorio' }])
})

test('rows beyond the end are new dishes where they have a name; nothing of them is declared', () => {
  const pasted = { columns: columns.slice(NAME), words, categoryId: 'c2', mainName: 'name:es' }
  const found = newDishesOf({
    ...pasted,
    rows: [
      ['Natillas', 'Con canela', '4,50', 'no', 'Tapas', 'Gluten'],
      ['', 'sin nombre'],
      ['Tarta', '', 'mucho'],
    ],
  })
  expect(found.items).toEqual([
    {
      new: true,
      categoryId: 'c1',
      translations: { es: { name: 'Natillas', description: 'Con canela' } },
      prices: [{ amount: 4.5 }],
      available: false,
    },
    { new: true, categoryId: 'c2', translations: { es: { name: 'Tarta' } } },
  ])
  expect(found).toMatchObject({ nameless: 1, notRead: 1 })
})
