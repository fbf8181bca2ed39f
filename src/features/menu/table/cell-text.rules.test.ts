import { expect, test } from 'vitest'
import { plainLine } from '#features/prices/price-line.ts'
import { type CellWords, hasLongPrice, readCell, textOf } from './cell-text.rules.ts'
import { type FieldColumn, textColumn } from './columns.rules.ts'

const PRICE = { key: 'price', kind: 'price' } as const
const STATE = { key: 'state', kind: 'state' } as const
const CATEGORY = { key: 'category', kind: 'category' } as const
const WORDS: CellWords = {
  currency: 'EUR',
  labels: [],
  propose: (_, count) => ['tapa', 'racion'].slice(0, count > 1 ? count : 0),
  categories: [{ id: 'c1', name: 'Tapas frías', names: ['Tapas frías', 'Cold tapas'] }],
}
const read = (column: FieldColumn, text: string, before: never[] | string | boolean = []) =>
  readCell(column, text, { dishId: 'd', before, words: WORDS })

test('prices as Spain writes them', () => {
  for (const [text, cents] of [
    ['9,50', 950],
    ['9.5', 950],
    ['12', 1200],
    ['9,90 €', 990],
    ['1.250,00 €', 125_000],
    [' 7,00 ', 700],
  ] as const)
    expect(read(PRICE, text)).toEqual({ value: [plainLine(cents)] })
  expect(read(PRICE, '')).toEqual({ value: [] })
  expect(read(PRICE, '3,50 / 11')).toMatchObject({
    value: [
      { label: 'tapa', cents: 350 },
      { label: 'racion', cents: 1100 },
    ],
  })
  expect(read(PRICE, 'S/M')).toMatchObject({ value: [{ market: true, cents: null }] })
  expect(read(PRICE, 'nueve')).toEqual({ problem: 'No entiendo «nueve». Escribe así: 3,50 / 6 / 11' })
  expect(read(PRICE, '03/06/2026')).toEqual({ problem: 'No entiendo «03/06/2026». Escribe así: 3,50 / 6 / 11' })
  for (const text of ['1.250', '1,234.50', '1e3', '+3', '12-15', '=1+1', '12,50\u202e', '12:30', ',5', '３'])
    expect([text, read(PRICE, text)]).toEqual([text, { problem: expect.stringContaining('No entiendo') }])
  expect(read(PRICE, '-3')).toEqual({ problem: 'El precio no puede ser negativo' })
})

test('a state is said in many ways, and never guessed', () => {
  expect(['Disponible', 'sí', 'SI', 'hay'].map(text => read(STATE, text))).toEqual(Array(4).fill({ value: true }))
  expect(['Agotado', ' no '].map(text => read(STATE, text))).toEqual(Array(2).fill({ value: false }))
  expect(read(STATE, 'quizá')).toHaveProperty('problem')
  expect(read(STATE, '')).toHaveProperty('problem')
})

test('a category is found by its name in any language, without accents', () => {
  expect(read(CATEGORY, 'tapas frias')).toEqual({ value: { categoryId: 'c1' } })
  expect(read(CATEGORY, 'Cold Tapas')).toEqual({ value: { categoryId: 'c1' } })
  expect(read(CATEGORY, 'Postres')).toEqual({ problem: 'No hay ninguna categoría «Postres».' })
})

test('names are one line and never empty; descriptions may be', () => {
  expect(read(textColumn('name', 'es'), ' Pan\ncon tomate ')).toEqual({ value: 'Pan con tomate' })
  expect(read(textColumn('name', 'en'), ' ')).toEqual({ problem: 'El nombre en inglés es obligatorio' })
  expect(read(textColumn('name', 'es'), 'x'.repeat(121))).toHaveProperty('problem')
  expect(read(textColumn('description', 'es'), '')).toEqual({ value: '' })
  expect(read(textColumn('description', 'es'), 'x'.repeat(1001))).toHaveProperty('problem')
})

test('a cell shows the amounts alone; a copy says their labels, and reads as it was', () => {
  const lines = [
    { ...plainLine(350), label: 'tapa' },
    { ...plainLine(1100), label: 'racion' },
  ]
  expect(textOf(PRICE, lines, WORDS)).toBe('3,50 / 11')
  const copy = textOf(PRICE, lines, WORDS, true)
  expect(copy).toBe('Tapa 3,50 / Ración 11')
  expect(read(PRICE, copy)).toEqual({ value: lines })
  expect(textOf(PRICE, [], WORDS, true)).toBe('')
  expect(textOf(PRICE, [plainLine(950)], WORDS, true)).toBe('9,50')
  expect(textOf(CATEGORY, { categoryId: 'c1' }, WORDS)).toBe('Tapas frías')
})

test('a column of prices is wide where one of them is long', () => {
  const line = (amount: number | null, unit: '100g' | 'kg' | null = null) => ({
    label: null,
    amount,
    market: amount === null,
    unit,
    minPersons: null,
  })
  const isLong = (...prices: ReturnType<typeof line>[]) => hasLongPrice([{ prices: [] }, { prices }])
  expect(isLong(line(1250))).toBe(false)
  expect(isLong(line(null))).toBe(false)
  expect(isLong(line(58, 'kg'))).toBe(false)
  expect(isLong(line(3.5), line(6), line(11))).toBe(false)
  expect(isLong(line(14, '100g'))).toBe(true)
  expect(isLong(line(9.5), line(18), line(24.5))).toBe(true)
})
