import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { onePrice, pricedAt, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { outbox } from '#ui/offline/outbox.ts'
import type { Dish } from '../menu.contract.ts'
import { MenuLoader } from './menu-loader.tsx'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'

const FLAN = sampleDish('Flan', { categoryId: 'Postres', price: 5 })
const LATER = '2026-11-21T13:00:00.000Z'
const later = (changes: Partial<Dish>): Dish => ({ ...FLAN, updatedAt: LATER, ...changes })

// No time passes while a call waits: on a busy machine an answer may take longer than the two seconds after which it
// counts as lost, and a look at 'Guardado' longer than that stays.
beforeEach(() => void stopClock())
beforeEach(disconnect)
afterEach(forgetConnection)

/** 'Gestión de Menú' with one dish. */
async function openMenu() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
}
const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Flan' }) })
const available = page.getByRole('switch', { name: 'Flan, disponible' })
const price = page.getByRole('button', { name: /Cambiar el precio de Flan/ })
const form = page.getByRole('dialog', { name: 'Editar Plato' })
const newDish = page.getByRole('dialog', { name: 'Nuevo Plato' })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const puts = async () => (await sentCalls()).filter(call => call.method === 'PUT')
const posts = async () => (await sentCalls()).filter(call => call.method === 'POST')

async function typePrice(typed: string) {
  await price.click()
  await page.getByRole('textbox', { name: 'Precio de Flan' }).fill(typed)
  await userEvent.keyboard('{Enter}')
}

test('without a connection a row shows what is not stored, and stores it when the connection is back', async () => {
  await answer('PUT /menu/items/*', 'lost')
  await openMenu()
  await available.click()
  await expect.element(row.getByText('Sin guardar')).toBeVisible()
  await expect.element(available).not.toBeChecked()
  await typePrice('7,25')
  await expect.element(row.getByText('7,25 €')).toBeVisible()
  await answer('PUT /menu/items/*', { data: later({ available: false, ...pricedAt(7.25) }) })
  await reconnect()
  await expect.element(row.getByText('Guardado')).toBeVisible()
  expect((await puts()).at(-1)?.body).toEqual({ available: false, prices: [{ amount: 7.25 }] })
  expect((await sentHeaders()).findLast(one => one.ifMatch)?.ifMatch).toBe(`"${FLAN.updatedAt}"`)
})

test('several prices wait as one list, the later one as a whole', async () => {
  await answer('PUT /menu/items/*', 'lost')
  await openMenu()
  await typePrice('3 / 5')
  await expect.element(row.getByText('3 / 5 €')).toBeVisible()
  await expect.element(row.getByText('Sin guardar')).toBeVisible()
  await typePrice('3,50 / 5 / 9 €/kg')
  const lines = [
    { amount: 3.5, label: 'media' },
    { amount: 5, label: 'racion' },
    { amount: 9, label: 'tapa', unit: 'kg' },
  ]
  const stored = lines.map(line => ({ ...onePrice(line.amount)[0]!, ...line })) as Dish['prices']
  await answer('PUT /menu/items/*', { data: later({ price: 3.5, prices: stored }) })
  await reconnect()
  await expect.element(row.getByText('Guardado')).toBeVisible()
  expect((await puts()).at(-1)?.body).toEqual({ prices: lines })
  await expect.element(row.getByText('3,50 / 5 € / 9 €/kg')).toBeVisible()
})

test('a change that is refused after it has waited is told, and the old value is back', async () => {
  await answer('PUT /menu/items/*', 'lost')
  await openMenu()
  await typePrice('7,25')
  await expect.element(row.getByText('Sin guardar')).toBeVisible()
  await answer('PUT /menu/items/*', { status: 404, code: 'not_found', message: 'No hemos encontrado lo que buscas.' })
  await reconnect()
  await expect.element(toast('No hemos encontrado lo que buscas.')).toBeVisible()
  await expect.element(row.getByText('5,00 €')).toBeVisible()
  expect(outbox.hasUnsent()).toBe(false)
})

test('a form whose change waits may be closed: the row waits', async () => {
  await answer('PUT /menu/items/*', 'lost')
  await openMenu()
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await form.getByLabelText('Nombre').fill('Flan de huevo')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(form.getByText('Sin guardar todavía')).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Esperando conexión…' })).toBeDisabled()
  await form.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Flan de huevo' })).toBeVisible()
  await expect.element(page.getByText('Sin guardar')).toBeVisible()
})

test('nothing can be typed while a form saves', async () => {
  await answer('PUT /menu/items/*', 'never')
  await openMenu()
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await form.getByLabelText('Nombre').fill('Flan de huevo')
  await userEvent.keyboard('{Enter}')
  await expect.poll(puts).toHaveLength(1)
  await userEvent.keyboard(' de la casa')
  expect(document.querySelector<HTMLInputElement>('[name="translations.es.name"]')?.value).toBe('Flan de huevo')
})

test('discarding while a dish waits for the connection sends it no more', async () => {
  await answer('POST /categories/*/items', 'lost')
  await openMenu()
  await page.getByRole('button', { name: 'Nuevo Plato' }).click()
  await newDish.getByLabelText('Nombre').fill('Tarta')
  await newDish.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(newDish.getByRole('button', { name: 'Esperando conexión…' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Descartar cambios' }).click()
  await expect.element(newDish).not.toBeInTheDocument()
  await answer('POST /categories/*/items', { data: sampleDish('Tarta', { categoryId: 'Postres' }) })
  await reconnect()
  expect(await posts()).toHaveLength(1)
})

test('a lost answer creates nothing twice: the same wish has the same key', async () => {
  await answer('POST /categories/*/items', 'lost')
  await openMenu()
  await page.getByRole('button', { name: 'Nuevo Plato' }).click()
  await newDish.getByLabelText('Nombre').fill('Tarta')
  await newDish.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(newDish.getByRole('button', { name: 'Esperando conexión…' })).toBeVisible()
  await answer('POST /categories/*/items', { data: sampleDish('Tarta', { categoryId: 'Postres' }) })
  await reconnect()
  await expect.element(newDish).not.toBeInTheDocument()
  await expect.element(toast('Plato añadido correctamente')).toBeVisible()
  const keys = (await sentHeaders()).map(one => one.idempotencyKey).filter(key => key !== null)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
})

test('what is typed after the answer to a new dish was lost keeps what somebody else has added to it', async () => {
  const made = sampleDish('Tarta', { categoryId: 'Postres' })
  const current = { ...made, allergens: ['gluten'], allergensDeclared: true, updatedAt: LATER }
  await answer('POST /categories/*/items', { status: 500 })
  await answer('PUT /menu/items/*', { data: current, moved: { current, changedBy: 'Marta' } })
  await openMenu()
  await page.getByRole('button', { name: 'Nuevo Plato' }).click()
  await newDish.getByLabelText('Nombre').fill('Tarta')
  await newDish.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(toast('Error al guardar el plato')).toBeVisible()
  await answer('POST /categories/*/items', { data: made })
  await newDish.getByLabelText('Precio').fill('7')
  await newDish.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(newDish).not.toBeInTheDocument()
  expect((await sentHeaders()).flatMap(({ ifMatch }) => ifMatch ?? [])).toEqual([`"${made.updatedAt}"`, `"${LATER}"`])
  const last = (await puts()).at(-1)?.body
  expect(last).toMatchObject({ prices: [{ amount: 7 }] })
  expect(last).not.toHaveProperty('allergens')
})

test('a category waits in its form, and goes out with If-Match when the connection is back', async () => {
  const category = page.getByRole('dialog', { name: 'Editar Categoría' })
  await answer('PUT /categories/*', 'lost')
  await openMenu()
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  await category.getByLabelText('Nombre').fill('Dulces')
  await category.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect.element(category.getByRole('button', { name: 'Esperando conexión…' })).toBeVisible()
  await answer('PUT /categories/*', { data: sampleCategory('Postres', { translations: { es: { name: 'Dulces' } } }) })
  await reconnect()
  await expect.element(category).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab', { name: /Dulces/ })).toBeVisible()
  expect((await sentHeaders()).findLast(one => one.ifMatch)?.ifMatch).toBe(`"${FLAN.updatedAt}"`)
})
