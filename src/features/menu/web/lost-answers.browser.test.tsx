import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleCategory, sampleDish, sampleRestaurant, onePrice } from '#test/browser/data.ts'
import { drawPicture } from '#test/browser/pictures.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, releaseCalls, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { pickFile, stopClock } from '#test/browser/steps.ts'
import { fakeUploads } from '#test/browser/fake-xhr.ts'
import { connection } from '#ui/connection/connection.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import type { Dish } from '../menu.contract.ts'
import { MenuLoader } from './menu-loader.tsx'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'

const FLAN = sampleDish('Flan', { categoryId: 'Postres', price: 5 })
const later = (changes: Partial<Dish>, time = '13:00'): Dish => ({
  ...FLAN,
  updatedAt: `2026-11-21T${time}:00.000Z`,
  ...changes,
  ...(changes.price !== undefined && { prices: onePrice(changes.price) }),
})

// No time passes while a call waits: on a busy machine an answer may take longer than it may.
beforeEach(() => void stopClock())
beforeEach(disconnect)
afterEach(() => {
  vi.unstubAllGlobals()
  forgetConnection()
})

async function openMenu() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
}
const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Flan' }) })
const form = page.getByRole('dialog', { name: 'Editar Plato' })
const button = (name: string) => page.getByRole('button', { name })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const sent = async (method: string) => (await sentCalls()).filter(call => call.method === method)

async function editPrice(price: string) {
  await button('Editar Flan').click()
  await form.getByLabelText('Precio').fill(price)
}
async function discard() {
  await userEvent.keyboard('{Escape}')
  await button('Descartar cambios').click()
  await expect.element(form).not.toBeInTheDocument()
}

const GONE = { status: 404, code: 'not_found', message: 'No hemos encontrado lo que buscas.' }

test('a dish that is gone is deleted: its answer was lost, and the list is loaded again', async () => {
  await answer('DELETE /menu/items/*', GONE)
  await answer('GET /restaurants/*/items', { data: [] })
  await answer('GET /restaurants/*/categories', { data: [sampleCategory('Postres')] })
  await openMenu()
  await button('Editar Flan').click()
  await form.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Plato eliminado correctamente')).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  await expect.poll(async () => (await sent('GET')).map(({ path }) => path)).toContain('/restaurants/r1/items')
})

test('a category that is gone is deleted too', async () => {
  await answer('DELETE /categories/*', GONE)
  await answer('GET /restaurants/*/items', { data: [] })
  await answer('GET /restaurants/*/categories', { data: [] })
  await openMenu()
  await button('Editar categoría Postres').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Categoría eliminada correctamente')).toBeVisible()
  await expect.poll(async () => (await sent('GET')).map(({ path }) => path)).toContain('/restaurants/r1/categories')
})

test('what is stored although it was discarded is undone, and said', async () => {
  await answer('PUT /menu/items/*', { data: later({ price: 9 }), delayed: true })
  await openMenu()
  await editPrice('9')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.poll(() => sent('PUT')).toHaveLength(1)
  await discard()
  await answer('PUT /menu/items/*', { data: later({ price: 5 }, '13:01') })
  await releaseCalls()
  await expect.element(toast('El cambio ya se había guardado. Lo hemos deshecho.')).toBeVisible()
  await expect.element(row.getByText('5,00 €')).toBeVisible()
  expect((await sent('PUT')).map(({ body }) => body)).toEqual([{ prices: [{ amount: 9 }] }, { prices: FLAN.prices }])
  expect((await sentHeaders()).at(-1)?.ifMatch).toBe('"2026-11-21T13:00:00.000Z"')
})

test('the undo of a discarded change keeps an allergen that somebody else has added meanwhile', async () => {
  await answer('PUT /menu/items/*', {
    data: later({ allergens: ['gluten', 'milk'], allergensDeclared: true }),
    delayed: true,
  })
  await openMenu()
  await button('Editar Flan').click()
  await form.getByRole('button', { name: 'Lácteos' }).click()
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.poll(() => sent('PUT')).toHaveLength(1)
  await discard()
  await answer('PUT /menu/items/*', { data: later({ allergens: ['gluten'], allergensDeclared: true }, '13:01') })
  await releaseCalls()
  await expect.element(toast('El cambio ya se había guardado. Lo hemos deshecho.')).toBeVisible()
  expect((await sent('PUT')).at(-1)?.body).toMatchObject({ allergens: ['gluten'] })
})

test('an undo that fails is offered: the sentence is true, and the button does it', async () => {
  await answer('PUT /menu/items/*', { data: later({ price: 9 }), delayed: true })
  await openMenu()
  await editPrice('9')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.poll(() => sent('PUT')).toHaveLength(1)
  await discard()
  await answer('PUT /menu/items/*', { status: 500 })
  await releaseCalls()
  await expect.element(toast('El cambio ya se había guardado.')).toBeVisible()
  await expect.element(row.getByText('9,00 €')).toBeVisible()
  await answer('PUT /menu/items/*', { data: later({ price: 5 }, '13:01') })
  await button('Deshacer').click()
  await expect.element(row.getByText('5,00 €')).toBeVisible()
})

test('a discarded change whose answer was lost is looked for when the server answers again, and undone', async () => {
  await answer('PUT /menu/items/*', 'never')
  await openMenu()
  await editPrice('9')
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.poll(() => sent('PUT')).toHaveLength(1)
  await discard()
  await answer('GET /menu/items/*', { data: later({ price: 9 }) })
  await answer('PUT /menu/items/*', { data: later({ price: 5 }, '13:01') })
  timeout.mockRestore()
  patience.abort(new DOMException('', 'TimeoutError'))
  await expect.poll(() => connection.isLost()).toBe(true)
  await reconnect()
  await expect.element(toast('El cambio ya se había guardado. Lo hemos deshecho.')).toBeVisible()
  expect((await sent('PUT')).at(-1)?.body).toEqual({ prices: FLAN.prices })
})

/** Picks a photo, saves, and lets its last byte leave. */
async function savePhoto() {
  const uploads = fakeUploads()
  await openMenu()
  await editPrice('9')
  pickFile(form.getByLabelText('Foto', { exact: true }), await drawPicture(90, 60))
  await button('Usar foto').click()
  await expect.element(button('Usar foto')).not.toBeInTheDocument()
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(form.getByText('Subiendo la foto, 0 %')).toBeVisible()
  uploads.last.progress(0.62)
  await expect.element(form.getByText('Subiendo la foto, 62 %')).toBeVisible()
  uploads.last.lastByte()
  await expect.element(form.getByText('Preparando la foto…')).toBeVisible()
  return uploads
}
const STORED = { success: true, data: later({ price: 9, imageUrl: '/uploads/a/90.webp' }) }

test('a photo whose answer was lost is sent again under its key, and told as saved: nobody is asked', async () => {
  const uploads = await savePhoto()
  await answer('GET /health', { data: { status: 'ok' } })
  uploads.last.onerror?.()
  await reconnect()
  await expect.poll(() => uploads.all.length).toBe(2)
  const [first, again] = uploads.all
  expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  again?.lastByte()
  again?.answer({ status: 200, body: STORED })
  await expect.element(toast('Plato actualizado correctamente')).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
})

test('after a failed save a price that was set back is set back, and the photo keeps its key', async () => {
  const uploads = await savePhoto()
  uploads.last.answer({ status: 500, body: {} })
  await expect.element(toast('Error al guardar el plato')).toBeVisible()
  await form.getByLabelText('Precio').fill('5,00')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.poll(() => uploads.all.length).toBe(2)
  const [first, again] = uploads.all
  expect(again?.form?.get('prices')).toBe('[{"amount":9}]')
  expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  await answer('PUT /menu/items/*', { data: later({ price: 5, imageUrl: '/uploads/a/90.webp' }, '13:01') })
  again?.lastByte()
  again?.answer({ status: 200, body: STORED })
  await expect.element(form).not.toBeInTheDocument()
  expect((await sent('PUT')).map(({ body }) => body)).toEqual([{ prices: FLAN.prices }])
  // As it was when the form was opened: what somebody else has changed since is joined, not replaced.
  expect((await sentHeaders()).at(-1)?.ifMatch).toBe(`"${FLAN.updatedAt}"`)
})

test('a photo that is discarded while it is made ready is given up by its key, and nothing is told', async () => {
  await answer('POST /uploads/*/give-up', { data: { givenUp: true } })
  const uploads = await savePhoto()
  await discard()
  await expect.poll(() => uploads.last.isAborted).toBe(true)
  expect((await sent('POST')).map(({ path }) => path)).toEqual([
    `/uploads/${uploads.last.headers['idempotency-key']}/give-up`,
  ])
  await expect.element(row.getByText('5,00 €')).toBeVisible()
  expect(
    page
      .getByRole('region', { name: 'Notificaciones' })
      .getByText(/guardado/)
      .query(),
  ).toBeNull()
})

test('a photo that is sent again beside what somebody else has changed is given up by the key of that sending', async () => {
  await answer('POST /uploads/*/give-up', { data: { givenUp: true } })
  const uploads = await savePhoto()
  const data = { current: later({ available: false }), changedBy: 'Marta' }
  uploads.last.answer({ status: 412, body: { success: false, code: 'changed_meanwhile', message: '', data } })
  await expect.poll(() => uploads.all.length).toBe(2)
  uploads.last.lastByte()
  await discard()
  await expect.poll(() => uploads.last.isAborted).toBe(true)
  expect((await sent('POST')).map(({ path }) => path)).toEqual([
    `/uploads/${uploads.last.headers['idempotency-key']}/give-up`,
  ])
})

test('a photo that was stored before it could be given up is undone', async () => {
  await answer('POST /uploads/*/give-up', { data: { givenUp: false } })
  const uploads = await savePhoto()
  await discard()
  await expect.poll(() => sent('POST')).toHaveLength(1)
  await answer('PUT /menu/items/*', { data: later({}, '13:01') })
  uploads.last.answer({ status: 200, body: STORED })
  await expect.element(toast('El cambio ya se había guardado. Lo hemos deshecho.')).toBeVisible()
  expect((await sent('PUT')).map(({ body }) => body)).toEqual([{ prices: FLAN.prices, imageUrl: '' }])
})
