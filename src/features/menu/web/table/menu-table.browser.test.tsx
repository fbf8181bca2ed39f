import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onePrice, pricedAt } from '#test/browser/data.ts'
import {
  cellOf,
  COLUMN,
  copied,
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
  toast,
  TORTILLA,
} from '#test/browser/menu-table.tsx'
import { answer } from '#test/browser/server.ts'

beforeEach(() => localStorage.clear())
afterEach(forgetTable)

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

test('a typed price is saved when its cell is left, with If-Match, and Enter goes down; Escape leaves it', async () => {
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
  await userEvent.keyboard('1{Escape}')
  await expect.poll(() => cellOf('Tortilla', COLUMN.price).textContent).toBe('8,90')
  await hasFocus('Tortilla', COLUMN.price)
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(page.getByRole('button', { name: 'todos los atajos' })).toHaveFocus()
  expect(await puts()).toHaveLength(1)
})

test('what is not understood keeps its text and its sentence, and is asked about before it is left', async () => {
  await openTable({ dishes: DISHES })
  await press('Tortilla', COLUMN.price)
  await userEvent.keyboard('nueve{Enter}')
  await expect.element(page.getByText('No entiendo «nueve». Escribe así: 3,50 / 6 / 11')).toBeVisible()
  await expect.element(page.getByText(/Tus clientes siguen viendo 8,90\s€\./)).toBeVisible()
  expect(cellOf('Tortilla', COLUMN.price)).toHaveAttribute('aria-invalid', 'true')
  expect(cellOf('Tortilla', COLUMN.price).textContent).toBe('nueve')
  await hasFocus('Tortilla', COLUMN.price)
  await expect.element(foot('1 celda sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Con error 1' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Flan' })).not.toBeInTheDocument()
  const under = () =>
    page.getByRole('alert').element().getBoundingClientRect().top -
    cellOf('Tortilla', COLUMN.price).getBoundingClientRect().bottom
  await expect.poll(under).toBeLessThan(10)
  await page.getByRole('button', { name: 'Con error 1' }).click()
  await page.getByRole('link', { name: 'Lista' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })).toBeVisible()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(cellOf('Tortilla', COLUMN.price).textContent).toBe('nueve')
  await press('Tortilla', COLUMN.price)
  await page.getByRole('button', { name: /Volver a 8,90/ }).click()
  await expect.poll(() => cellOf('Tortilla', COLUMN.price).textContent).toBe('8,90')
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

test('Space sells out, Ctrl+D fills down in one request, and Ctrl+X copies and empties', async () => {
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
  await hasFocus('Tortilla', COLUMN.state)
  await answer('PUT /menu/items/*', { data: later(FLAN, { prices: [] }) })
  await press('Flan', COLUMN.price)
  expect(copied('cut')).toBe('5,00')
  await expect.poll(async () => (await puts())[2]).toEqual({ prices: [] })
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

test('an ended plan reads only', async () => {
  await openTable({ dishes: DISHES, restaurant: { readOnly: 'trial_expired' } })
  await expect.element(foot('Solo lectura: tu suscripción ha terminado')).toBeVisible()
  // What is corrected all the same is corrected where it can be.
  const line = page.getByText('Agotados y alérgenos se siguen corrigiendo en la lista. Lo demás, al contratar.')
  await expect.element(line.getByRole('link', { name: 'lista' })).toBeVisible()
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('9{Enter} {Delete}')
  paste('7')
  expect(await puts()).toEqual([])
  expect(cellOf('Croquetas', COLUMN.price)).toHaveAttribute('aria-readonly', 'true')
})

test('without a right a column is read, and says who changes it; the others are written', async () => {
  const rights = { rights: ['texts', 'availability'] as const, rightHolders: { prices: ['Carmen'] } }
  await openTable({ dishes: DISHES, restaurant: { ...rights, rights: [...rights.rights] } })
  await answer('PUT /menu/items/*', { data: later(CROQUETAS, { available: false }) })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('9')
  await expect.element(toast('Esa columna no la cambias tú.')).toBeVisible()
  await expect.element(toast('Lo cambia Carmen')).toBeVisible()
  paste('7')
  await press('Croquetas', COLUMN.allergens)
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await press('Croquetas', COLUMN.state)
  await userEvent.keyboard(' ')
  await expect.poll(puts).toEqual([{ available: false }])
})

test('a language opens its columns, and a missing name says so; this computer remembers', async () => {
  const supportedLocales: ('es' | 'en')[] = ['es', 'en']
  const named = { es: { name: 'Croquetas', description: '' }, en: { name: 'Croquettes', description: '' } }
  await openTable({ dishes: [{ ...CROQUETAS, translations: named }, TORTILLA], restaurant: { supportedLocales } })
  expect(cellOf('Tortilla', 8).textContent).toBe('Falta')
  expect(cellOf('Croquetas', 8).textContent).toBe('')
  await page.getByRole('button', { name: 'EN: abrir las columnas de inglés, 1 de 2' }).click()
  await expect.poll(() => cellOf('Croquetas', 8).textContent).toBe('Croquettes')
  const close = page.getByRole('button', { name: 'Cerrar las columnas de inglés' })
  await expect.element(close).toHaveFocus()
  expect(localStorage.getItem('sobremesa.table-columns')).toBe('{"hidden":[],"open":["en"]}')
  const translations = { ...TORTILLA.translations, en: { name: 'Omelette', description: '' } }
  await answer('PUT /menu/items/*', { data: later(TORTILLA, { translations }) })
  await press('Tortilla', 8)
  await userEvent.keyboard('Omelette{Enter}')
  await expect.poll(puts).toEqual([{ translations: { en: { name: 'Omelette' } } }])
  await page.getByRole('button', { name: 'Columnas', exact: true }).click()
  await page.getByRole('switch', { name: 'Estado' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Estado' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await close.click()
  await expect.element(page.getByRole('button', { name: /^EN: abrir las columnas/ })).toHaveFocus()
  // The description takes the room that is free again.
  const grid = page.getByRole('grid').element()
  const used = () =>
    [...grid.querySelectorAll('[role="columnheader"]')].reduce((sum, head) => sum + head.clientWidth, 0)
  await expect.poll(() => grid.clientWidth - used()).toBeLessThan(10)
})
