import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const FLAN = sampleDish('Flan', { categoryId: 'Postres', available: false, sortOrder: 20, allergens: ['eggs'] })
const GONE = {
  status: 404,
  code: 'not_found',
  message: 'No hemos encontrado lo que buscas. Vuelve a cargar la página.',
}
const CALLED_FLAN = { es: { name: 'Flan casero', description: '' } }

const form = page.getByRole('dialog', { name: 'Editar Plato' })
const asNew = form.getByRole('button', { name: 'Guardar como nuevo' })
const back = form.getByRole('button', { name: 'Recuperarlo con mis cambios' })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
/** Does it and sees what is told: a toast goes after five seconds, and on a busy machine a click is answered later. */
const seeing = (text: string, act: () => Promise<void>) => Promise.all([isTold(text), act()])
async function isTold(text: string): Promise<void> {
  await expect.element(toast(text)).toBeVisible()
}
const bodyOf = async (method: string) => (await sentCalls()).findLast(call => call.method === method)?.body

/** The form of a dish that somebody deletes while its name is typed anew. */
async function openGone() {
  await answer('PUT /menu/items/*', GONE)
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres'), sampleCategory('Tapas')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await form.getByLabelText('Nombre').fill('Flan casero')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(form.getByText('Este plato se ha eliminado hace un momento.')).toBeVisible()
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('Flan casero')
}

test('it is saved as a new one with what was typed, and with what the form does not show', async () => {
  await openGone()
  await answer('POST /categories/*/items', { data: { ...FLAN, _id: 'new', translations: CALLED_FLAN } })
  await seeing('Plato añadido correctamente', () => asNew.click())
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Flan casero' })).toBeVisible()
  expect(await bodyOf('POST')).toEqual({
    translations: CALLED_FLAN,
    prices: [{ amount: 5 }],
    allergens: ['eggs'],
    traces: [],
    allergensDeclared: true,
    available: false,
    published: true,
    sortOrder: 20,
  })
})

test('it comes back with the changes, and only they are sent', async () => {
  await openGone()
  await answer('POST /menu/items/*/restore', { data: FLAN })
  await answer('PUT /menu/items/*', { data: { ...FLAN, translations: CALLED_FLAN } })
  await seeing('Flan vuelve a Postres', () => back.click())
  await expect.element(form).not.toBeInTheDocument()
  expect(await bodyOf('PUT')).toEqual({ translations: { es: { name: 'Flan casero' } } })
})

test('a lost answer to its coming back is asked for with the same key', async () => {
  await openGone()
  await answer('POST /menu/items/*/restore', { data: FLAN })
  await disconnect()
  await answer('PUT /menu/items/*', 'lost')
  const before = (await sentHeaders()).length
  await back.click()
  await expect.element(form.getByText('Sin guardar todavía')).toBeVisible()
  await answer('PUT /menu/items/*', { data: { ...FLAN, translations: CALLED_FLAN } })
  await reconnect()
  await expect.element(form).not.toBeInTheDocument()
  const calls = (await sentCalls()).slice(before)
  const headers = (await sentHeaders()).slice(before)
  const keys = headers.filter((_, at) => calls[at]?.method === 'PUT').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual([expect.any(String), keys[0]])
  forgetConnection()
})

test('what cannot come back is told, and can still be saved as new', async () => {
  await openGone()
  await answer('POST /menu/items/*/restore', GONE)
  await seeing('Ya no se puede recuperar. Guárdalo como nuevo.', () => back.click())
  await answer('POST /categories/*/items', GONE)
  await answer('GET /restaurants/*/categories', { data: [sampleCategory('Tapas')] })
  await asNew.click()
  await expect.element(form.getByText('Esa categoría también se ha eliminado. Elige otra.')).toBeVisible()
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('Flan casero')
})
