import { expect, test } from 'vitest'
import type { Category, Dish } from '../menu.contract.ts'
import { bodyOfCells, isInBody, isSameValue } from './cell-values.rules.ts'
import { ALL_SHOWN, tableColumns, textColumn } from './columns.rules.ts'
import { moveBy, rectangleOf } from './moves.rules.ts'
import { refusedCells } from './refusals.rules.ts'
import { heldRows, tableRows } from './rows.rules.ts'
import { back, forth, NO_HISTORY, withoutStep, withStep } from './undo.rules.ts'

const PRICE = { key: 'price', kind: 'price' } as const
const STATE = { key: 'state', kind: 'state' } as const
const languages = { defaultLocale: 'es', supportedLocales: ['es', 'en', 'pt'] } as const

test('a closed language is one narrow column, an open one has its texts; what is hidden is not there', () => {
  const keys = (shown = ALL_SHOWN) => tableColumns(languages, shown).map(({ key }) => key)
  const fixed = ['row', 'name:es']
  const fields = ['description:es', 'price', 'state', 'category', 'allergens']
  expect(keys()).toEqual([...fixed, ...fields, 'closed:en', 'closed:pt'])
  expect(keys({ hidden: ['state', 'allergens'], open: ['pt'] })).toEqual([
    ...fixed,
    'description:es',
    'price',
    'category',
    'closed:en',
    'name:pt',
    'description:pt',
  ])
})

const dish = (id: string, categoryId: string, sortOrder: number) =>
  ({ _id: id, categoryId, sortOrder, createdAt: '' }) as Dish
const category = (id: string) => ({ _id: id }) as Category
const menu = {
  categories: [category('x'), category('empty'), category('y')],
  nameOf: ({ _id }: Category) => _id,
  newIn: null,
}
const DISHES = [dish('b', 'x', 20), dish('a', 'x', 10), dish('c', 'y', 10)]

test('rows are numbered through and keep their objects; a new one stands at the end of its category', () => {
  const rows = tableRows({ ...menu, dishes: DISHES })
  expect(rows.map(({ id }) => id)).toEqual(['group x', 'a', 'b', 'group y', 'c'])
  expect(rows.at(-1)).toMatchObject({ number: 3 })
  const again = tableRows({ ...menu, dishes: [...DISHES.slice(1), dish('b', 'x', 20)] }, rows)
  expect(again.map((row, at) => row === rows[at])).toEqual([true, true, false, true, true])
  const withNew = tableRows({ ...menu, dishes: DISHES, newIn: 'x' }, rows)
  expect(withNew.map(({ id }) => id)).toEqual(['group x', 'a', 'b', 'new', 'group y', 'c'])
})

test('while somebody writes, rows stay where they are', () => {
  const rows = tableRows({ ...menu, dishes: DISHES })
  const moved = tableRows({ ...menu, dishes: [dish('b', 'x', 5), dish('a', 'x', 10), dish('d', 'y', 0)] })
  expect(heldRows(moved, rows).map(({ id }) => id)).toEqual(['group x', 'a', 'b', 'group y'])
})

test('keys pass over groups, and Tab leaves the grid after its last cell', () => {
  const rows = tableRows({ ...menu, dishes: DISHES })
  const go = (rowIdx: number, idx: number, key: string, more: object = {}) =>
    moveBy(rows, { rowIdx, idx }, { key, isCtrl: false, isShift: false, columns: 5, page: 3, ...more })
  expect(go(2, 3, 'ArrowDown')).toEqual({ rowIdx: 4, idx: 3 })
  expect(go(4, 3, 'ArrowUp')).toEqual({ rowIdx: 2, idx: 3 })
  expect(go(1, 3, 'ArrowUp')).toEqual({ rowIdx: -1, idx: 3 })
  expect(go(-1, 3, 'ArrowDown')).toEqual({ rowIdx: 1, idx: 3 })
  expect(go(1, 1, 'ArrowLeft')).toEqual({ rowIdx: 1, idx: 1 })
  expect(go(1, 3, 'ArrowDown', { isCtrl: true })).toEqual({ rowIdx: 2, idx: 3 })
  expect(go(2, 3, 'ArrowDown', { isCtrl: true })).toEqual({ rowIdx: 4, idx: 3 })
  expect(go(1, 3, 'End', { isCtrl: true })).toEqual({ rowIdx: 4, idx: 4 })
  expect(go(1, 3, 'PageDown')).toEqual({ rowIdx: 4, idx: 3 })
  expect(go(1, 4, 'Tab')).toEqual({ rowIdx: 2, idx: 1 })
  expect(go(4, 4, 'Tab')).toBeUndefined()
  expect(go(1, 1, 'Tab', { isShift: true })).toBeUndefined()
  expect(rectangleOf({ from: { rowIdx: 4, idx: 1 }, to: { rowIdx: 1, idx: 3 } })).toEqual({
    top: 1,
    bottom: 4,
    left: 1,
    right: 3,
  })
})

test('cells of one dish are one body, by language and text', () => {
  const name = textColumn('name', 'en')
  const body = bodyOfCells([
    { column: name, to: 'Ham' },
    { column: textColumn('description', 'en'), to: 'Sliced' },
    { column: STATE, to: false },
  ])
  expect(body).toEqual({ translations: { en: { name: 'Ham', description: 'Sliced' } }, available: false })
  expect([isInBody(body, name), isInBody(body, STATE), isInBody(body, PRICE)]).toEqual([true, true, false])
  expect(isSameValue({ categoryId: 'x', sortOrder: 3 }, { categoryId: 'x' })).toBe(true)
})

test('errors name their cells', () => {
  const name = textColumn('name', 'es')
  const rows = [
    { dishId: 'a', columns: [PRICE] },
    { dishId: 'b', columns: [textColumn('description', 'en'), name] },
  ]
  const errors = {
    'items.0.prices.0.amount': 'alto',
    'items.1.translations.en.name': 'falta',
    'items.1.translations.es.name': 'largo',
    'items.7.price': 'nadie',
  }
  expect(refusedCells(errors, rows).map(({ dishId, column, sentence }) => [dishId, column.key, sentence])).toEqual([
    ['a', 'price', 'alto'],
    ['b', 'description:en', 'falta'],
    ['b', 'name:es', 'largo'],
  ])
  expect(refusedCells({ price: 'mal' }, [rows[0]!])).toMatchObject([{ dishId: 'a', sentence: 'mal' }])
  expect(refusedCells({}, rows)).toEqual([])
})

test('fifty steps back and forth; a refused one has never been', () => {
  const full = Array.from({ length: 52 }, (_, at) => at).reduce(
    (all, step) => withStep(all, step, 50),
    NO_HISTORY as { done: readonly number[]; undone: readonly number[] },
  )
  expect([full.done.length, full.done[0], full.done.at(-1)]).toEqual([50, 2, 51])
  const one = back(full)
  expect(one.step).toBe(51)
  expect(forth(one.history).step).toBe(51)
  expect(withStep(one.history, 60, 50).undone).toEqual([])
  expect(withoutStep(full, 51).done.at(-1)).toBe(50)
  expect(back(NO_HISTORY).step).toBeUndefined()
})
