import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetConnection } from '#test/browser/connection.ts'
import { onePrice, pricedAt } from '#test/browser/data.ts'
import { cellOf, COLUMN, copied, openTable, paste, press, puts, tableDish } from '#test/browser/menu-table.tsx'
import { answer } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { outbox } from '#ui/offline/outbox.ts'
import type { Dish } from '../../menu.contract.ts'
import { NAMED_MS, OTHERS_EVERY_MS } from '../../table/table.limits.ts'

const LATER = '2026-11-21T13:00:00.000Z'
const LATEST = '2026-11-21T14:00:00.000Z'
const FLAN = tableDish('Flan', { categoryId: 'Postres', price: 5 })
const CROQUETAS = tableDish('Croquetas', { price: 9.5, sortOrder: 10 })
const TORTILLA = tableDish('Tortilla', { price: 8.9, sortOrder: 20 })
const DISHES = [CROQUETAS, TORTILLA, FLAN]
const later = (dish: Dish, changes: Partial<Dish>, updatedAt = LATER): Dish => ({ ...dish, ...changes, updatedAt })
const foot = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const toast = (text: string | RegExp) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const hasFocus = (dish: string, column: number) =>
  expect.poll(() => document.activeElement === cellOf(dish, column)).toBe(true)

beforeEach(() => localStorage.clear())
afterEach(() => {
  forgetConnection()
  localStorage.clear()
})

test('arrows, Tab and Ctrl go from cell to cell and pass over the names of categories', async () => {
  await openTable({ dishes: DISHES })
  await press('Tortilla', COLUMN.price)
  await hasFocus('Tortilla', COLUMN.price)
  await userEvent.keyboard('{ArrowDown}')
  await hasFocus('Flan', COLUMN.price)
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
  await hasFocus('Croquetas', COLUMN.price)
  await userEvent.keyboard('{Home}')
  await hasFocus('Croquetas', COLUMN.name)
  await userEvent.keyboard('{End}{Tab}')
  await hasFocus('Tortilla', COLUMN.name)
  const grid = page.getByRole('grid', { name: 'Carta en tabla' })
  await expect.element(grid).toHaveAttribute('aria-rowcount', '6')
  await expect.element(grid).toHaveAttribute('aria-colcount', '7')
  expect(grid.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('a typed price is saved when its cell is left, with If-Match, and Enter goes down', async () => {
  await openTable({ dishes: DISHES })
  await answer('PUT /menu/items/*', { data: later(CROQUETAS, pricedAt(9.8)) })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('9,80')
  await expect.element(foot('Escribiendo en Precio')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await hasFocus('Tortilla', COLUMN.price)
  await expect.poll(puts).toEqual([{ prices: [{ amount: 9.8 }] }])
  await expect.poll(() => cellOf('Croquetas', COLUMN.price).textContent).toBe('9,80')
  await expect.element(foot('Todo guardado')).toBeVisible()
})

test('what is not understood keeps its text and its sentence, and diners keep the old price', async () => {
  await openTable({ dishes: DISHES })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('nueve{Enter}')
  await expect.element(page.getByText('No entiendo «nueve». Escribe así: 3,50 / 6 / 11')).toBeVisible()
  await expect.element(page.getByText(/Tus clientes siguen viendo 9,50\s€\./)).toBeVisible()
  expect(cellOf('Croquetas', COLUMN.price)).toHaveAttribute('aria-invalid', 'true')
  expect(cellOf('Croquetas', COLUMN.price).textContent).toBe('nueve')
  await hasFocus('Croquetas', COLUMN.price)
  await expect.element(foot('1 celda sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Con error 1' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Tortilla' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Con error 1' }).click()
  await page.getByRole('button', { name: /Volver a 9,50/ }).click()
  await expect.poll(() => cellOf('Croquetas', COLUMN.price).textContent).toBe('9,50')
  expect(await puts()).toEqual([])
})

test('a refusal of the server stays at its cell, too', async () => {
  await openTable({ dishes: DISHES })
  const sentence = 'El nombre no puede exceder los 120 caracteres'
  await answer('PUT /menu/items/*', { status: 400, code: 'validation', errors: { 'translations.es.name': sentence } })
  await press('Croquetas', COLUMN.name)
  await userEvent.keyboard('{F2}!{Enter}')
  await expect.element(foot('1 celda sin guardar')).toBeVisible()
  await press('Croquetas!', COLUMN.name)
  await expect.element(page.getByText(sentence)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('rowheader', { name: 'Croquetas', exact: true })).toBeVisible()
})

test('Escape leaves a cell as it was; twice it leads out of the grid', async () => {
  await openTable({ dishes: DISHES })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('1{Escape}')
  await expect.poll(() => cellOf('Croquetas', COLUMN.price).textContent).toBe('9,50')
  await hasFocus('Croquetas', COLUMN.price)
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(page.getByRole('button', { name: 'todos los atajos' })).toHaveFocus()
  expect(await puts()).toEqual([])
})

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
      { _id: 'Croquetas', updatedAt: LATER, prices: prices(9.5) },
      { _id: 'Flan', updatedAt: LATER, prices: prices(5) },
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

test('allergens take neither paste nor fill, and are declared one dish at a time', async () => {
  await openTable({ dishes: DISHES })
  await press('Croquetas', COLUMN.allergens)
  await expect.element(page.getByRole('dialog', { name: 'Alérgenos de Croquetas' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await hasFocus('Croquetas', COLUMN.allergens)
  paste('Gluten')
  await expect.element(toast(/Los alérgenos se declaran plato a plato/)).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(await puts()).toEqual([])

  const body = { allergens: ['gluten'], traces: [], allergensDeclared: true }
  await answer('PUT /menu/items/*', {
    data: later(CROQUETAS, { allergens: ['gluten'], allergensDeclared: true, tracesDeclared: true }),
  })
  await press('Croquetas', COLUMN.allergens)
  await userEvent.keyboard(' {Escape}')
  await expect.poll(puts).toEqual([body])
  await expect.poll(() => cellOf('Croquetas', COLUMN.allergens).textContent).toContain('Gluten')
})

test('Space sells out, and Ctrl+D fills down in one request', async () => {
  await openTable({ dishes: DISHES })
  await answer('PUT /menu/items/*', { data: later(CROQUETAS, { available: false }) })
  await press('Croquetas', COLUMN.state)
  await userEvent.keyboard(' ')
  await expect.poll(puts).toEqual([{ available: false }])
  await answer('PUT /restaurants/*/items/bulk', { data: [later(TORTILLA, { available: false })] })
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(page.getByRole('toolbar', { name: 'Acciones para 2 estados' })).toBeVisible()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(toast('Rellenado en 1 celda')).toBeVisible()
  expect((await puts())[1]).toEqual({ items: [{ _id: 'Tortilla', updatedAt: TORTILLA.updatedAt, available: false }] })
})

test('a copy says all, and reads as a sheet does', async () => {
  const portions = [
    { ...onePrice(3.5)[0]!, label: 'tapa' },
    { ...onePrice(11)[0]!, label: 'racion' },
  ]
  await openTable({ dishes: [{ ...CROQUETAS, prices: portions }, TORTILLA, FLAN] })
  await press('Croquetas', COLUMN.name)
  await press('Tortilla', COLUMN.category, ['Shift'])
  expect(copied()).toBe('Croquetas\t\tTapa 3,50 / Ración 11\tDisponible\tTapas\nTortilla\t\t8,90\tDisponible\tTapas')
})

test('somebody else has changed the same: the cell asks, and the safe answer leaves theirs', async () => {
  await openTable({ dishes: DISHES })
  const theirs = later(CROQUETAS, pricedAt(9.8))
  await answer('PUT /menu/items/*', { data: theirs, moved: { current: theirs, changedBy: 'Marta' } })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('7,70{Enter}')
  await expect.element(page.getByText(/Precio: ahora pone 9,80\s€; tú pusiste 7,70\s€\./)).toBeVisible()
  expect(cellOf('Croquetas', COLUMN.price)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Dejar lo suyo' }).click()
  await expect.poll(() => cellOf('Croquetas', COLUMN.price).textContent).toBe('9,80')
  await expect.element(foot('Todo guardado')).toBeVisible()
  expect(outbox.hasUnsent()).toBe(false)
})

test('a new row is named and becomes a dish of its category', async () => {
  await openTable({ dishes: DISHES })
  const made = tableDish('Bravas', { sortOrder: 30, updatedAt: LATER })
  await answer('PUT /restaurants/*/items/bulk', { data: [made] })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'Nombre del plato nuevo' })).toHaveFocus()
  await userEvent.keyboard('Bravas{Enter}')
  await expect
    .poll(puts)
    .toEqual([{ items: [{ new: true, categoryId: 'Tapas', translations: { es: { name: 'Bravas' } } }] }])
  await hasFocus('Bravas', COLUMN.description)
})

test('rows after the last dish are offered as new dishes', async () => {
  await openTable({ dishes: DISHES })
  await press('Flan', COLUMN.name)
  await answer('PUT /menu/items/*', {
    data: later(FLAN, { translations: { es: { name: 'Flan casero', description: '' } } }),
  })
  paste('Flan casero\nNatillas\nTarta')
  await expect.element(page.getByText('2 filas pegadas pasan del último plato.')).toBeVisible()
  const made = ['Natillas', 'Tarta'].map((name, at) =>
    tableDish(name, { categoryId: 'Postres', sortOrder: 40 + at, updatedAt: LATER }),
  )
  await answer('PUT /restaurants/*/items/bulk', { data: made })
  await page.getByRole('button', { name: 'Añadir 2 platos' }).click()
  await expect.element(toast('2 platos añadidos')).toBeVisible()
  expect(await puts()).toContainEqual({
    items: ['Natillas', 'Tarta'].map(name => ({ new: true, categoryId: 'Postres', translations: { es: { name } } })),
  })
  await expect.element(page.getByRole('rowheader', { name: 'Natillas' })).toBeVisible()
})

test('what others change arrives within 30 s and is named for 6 s', async () => {
  const clock = stopClock()
  await openTable({ dishes: DISHES })
  const changed = [{ dish: later(CROQUETAS, pricedAt(9.8)), changedBy: 'Marta' }]
  await answer('GET /restaurants/*/items/changed', { data: { changed, gone: ['Flan'] } })
  await clock.runFor(OTHERS_EVERY_MS)
  const who = () => cellOf('Croquetas', COLUMN.price).dataset.who
  await expect.poll(who).toBe('Marta, ahora')
  expect(cellOf('Croquetas', COLUMN.price).textContent).toBe('9,80')
  await expect.element(page.getByText('Marta ha cambiado Precio de Croquetas.')).toBeInTheDocument()
  await clock.runFor(0)
  await expect.element(page.getByRole('rowheader', { name: 'Flan' })).not.toBeInTheDocument()
  await clock.runFor(NAMED_MS)
  await expect.poll(who).toBeUndefined()
})

test('an ended plan reads only; a missing right leaves its column alone', async () => {
  await openTable({ dishes: DISHES, restaurant: { readOnly: 'trial_expired' } })
  await expect.element(foot('Solo lectura: tu suscripción ha terminado')).toBeVisible()
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('9{Enter} {Delete}')
  paste('7')
  expect(await puts()).toEqual([])
  expect(cellOf('Croquetas', COLUMN.price)).toHaveAttribute('aria-readonly', 'true')
})
