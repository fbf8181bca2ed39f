import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pricedAt } from '#test/browser/data.ts'
import {
  cellOf,
  COLUMN,
  CROQUETAS,
  DISHES,
  FLAN,
  foot,
  forgetTable,
  hasFocus,
  later,
  openTable,
  paste,
  press,
  puts,
  tableDish,
  toast,
  TORTILLA,
} from '#test/browser/menu-table.tsx'
import { answer } from '#test/browser/server.ts'

beforeEach(() => localStorage.clear())
afterEach(forgetTable)

const LATEST = '2026-11-21T14:00:00.000Z'

test('a block of a sheet is one request and one undo; the refused cell keeps its text', async () => {
  await openTable({ dishes: DISHES })
  const stored = [later(CROQUETAS, pricedAt(9.9)), later(FLAN, pricedAt(1250))]
  await answer('PUT /restaurants/*/items/bulk', { data: stored })
  await press('Croquetas', COLUMN.price)
  paste('9,90 €\r\nocho\r\n1.250,00\r\n')
  await expect.element(toast('Pegado en 3 celdas')).toBeVisible()
  await expect.element(toast('Una no se ha guardado: Precio de Tortilla.')).toBeVisible()
  await expect.element(foot('2 celdas guardadas, 1 no')).toBeVisible()
  expect(cellOf('Tortilla', COLUMN.price).textContent).toBe('ocho')
  await expect.element(page.getByRole('toolbar', { name: /Acciones/ })).not.toBeInTheDocument()
  const prices = (amount: number) => [{ amount }]
  const { updatedAt } = CROQUETAS
  const items = [
    { _id: 'Croquetas', updatedAt, prices: prices(9.9) },
    { _id: 'Flan', updatedAt, prices: prices(1250) },
  ]
  expect(await puts()).toEqual([{ items }])

  const back = [later(CROQUETAS, pricedAt(9.5), LATEST), later(FLAN, pricedAt(5), LATEST)]
  await answer('PUT /restaurants/*/items/bulk', { data: back })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(toast('Deshecho: 2 precios como estaban')).toBeVisible()
  expect((await puts())[1]).toEqual({
    items: [
      { _id: 'Croquetas', updatedAt: later(FLAN, {}).updatedAt, prices: prices(9.5) },
      { _id: 'Flan', updatedAt: later(FLAN, {}).updatedAt, prices: prices(5) },
    ],
  })
  await hasFocus('Croquetas', COLUMN.price)
  await answer('PUT /restaurants/*/items/bulk', { data: stored })
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(toast('Hecho otra vez: 2 precios')).toBeVisible()
})

test('cells that the server refuses are named, and the rest of the block goes out again', async () => {
  await openTable({ dishes: DISHES })
  const sentence = 'Croquetas: El precio no puede superar 99.999,99'
  await answer('PUT /restaurants/*/items/bulk', {
    status: 400,
    code: 'validation',
    errors: { 'items.0.prices.0.amount': sentence },
  })
  await press('Croquetas', COLUMN.price)
  paste('9,90\n8')
  await expect.poll(async () => (await puts()).length).toBeGreaterThan(0)
  await expect.poll(() => cellOf('Croquetas', COLUMN.price).getAttribute('aria-invalid')).toBe('true')
  expect((await puts())[1]).toEqual({
    items: [{ _id: 'Tortilla', updatedAt: TORTILLA.updatedAt, prices: [{ amount: 8 }] }],
  })
})

test('a new row becomes a dish of its category; rows after the last dish are offered as new dishes', async () => {
  await openTable({ dishes: DISHES })
  await press('Flan', COLUMN.name)
  await answer('PUT /menu/items/*', {
    data: later(FLAN, { translations: { es: { name: 'Flan casero', description: '' } } }),
  })
  paste('Flan casero\nNatillas\nTarta')
  await expect.element(page.getByText('2 filas pegadas pasan del último plato.')).toBeVisible()
  const made = ['Natillas', 'Tarta'].map((name, at) =>
    tableDish(name, { categoryId: 'Postres', sortOrder: 40 + at, updatedAt: later(FLAN, {}).updatedAt }),
  )
  await answer('PUT /restaurants/*/items/bulk', { data: made })
  await page.getByRole('button', { name: 'Añadir 2 platos' }).click()
  await expect.element(toast('2 platos añadidos')).toBeVisible()
  expect(await puts()).toContainEqual({
    items: ['Natillas', 'Tarta'].map(name => ({ new: true, categoryId: 'Postres', translations: { es: { name } } })),
  })
  await expect.element(page.getByRole('rowheader', { name: 'Natillas' })).toBeVisible()

  const bravas = tableDish('Bravas', { sortOrder: 30, updatedAt: LATEST })
  await answer('PUT /restaurants/*/items/bulk', { data: [bravas] })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'Nombre del plato nuevo' })).toHaveFocus()
  await userEvent.keyboard('Bravas{Enter}')
  await expect
    .poll(async () => (await puts()).at(-1))
    .toEqual({ items: [{ new: true, categoryId: 'Tapas', translations: { es: { name: 'Bravas' } } }] })
  await hasFocus('Bravas', COLUMN.description)
})

test('what somebody else has changed of a block meanwhile is asked at its cell; the rest is stored', async () => {
  await openTable({ dishes: DISHES })
  const theirs = later(CROQUETAS, pricedAt(9.8))
  const moved = later(TORTILLA, { available: false })
  const rows = [
    { index: 0, current: theirs, changedBy: 'Marta' },
    { index: 1, current: moved, changedBy: 'Marta' },
  ]
  await answer('PUT /restaurants/*/items/bulk', { status: 412, code: 'changed_meanwhile', data: { rows } })
  await press('Croquetas', COLUMN.price)
  paste('7\n8')
  await expect.element(page.getByText(/Precio: ahora pone 9,80; tú pusiste 7,00\./)).toBeVisible()
  await expect
    .poll(async () => (await puts())[1])
    .toEqual({
      items: [{ _id: 'Tortilla', updatedAt: moved.updatedAt, prices: [{ amount: 8 }] }],
    })
  await answer('PUT /menu/items/*', { data: later(theirs, pricedAt(7), LATEST) })
  await page.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect.poll(async () => (await puts()).at(-1)).toEqual({ prices: [{ amount: 7 }] })
})
