import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { pricedAt, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const BULK = 'PUT /restaurants/*/items/bulk'
const DISHES = ['Flan', 'Tarta'].map(name => sampleDish(name, { categoryId: 'Postres', price: 4 }))
const bar = page.getByRole('toolbar', { name: 'Acciones para los platos marcados' })
const tick = (name: string) => page.getByRole('checkbox', { name: `Marcar ${name}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const bulkCalls = async () => (await sentCalls()).filter(call => call.path.endsWith('/bulk'))

/** Both dishes are ticked, and the server cannot be reached. */
async function markWithoutConnection() {
  await page.viewport(1280, 800)
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, DISHES)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await tick('Flan').click()
  await tick('Tarta').click()
  await disconnect()
  await answer(BULK, 'lost')
}

test('without a connection a change of several waits in the bar and goes out by itself', async () => {
  await markWithoutConnection()
  await bar.getByRole('button', { name: 'Agotado' }).click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('Esperando conexión…')
  await expect.element(bar.getByRole('button', { name: 'Precio' })).toBeDisabled()
  await answer(BULK, { data: DISHES.map(dish => ({ ...dish, available: false })) })
  await reconnect()
  await expect.element(toast('2 platos agotados')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  const [first, again] = await bulkCalls()
  expect(again?.body).toEqual(first?.body)
  // What was stored, and its answer lost, is found again; it is no colleague's change.
  const keys = (await sentHeaders()).flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  expect(keys).toEqual([keys[0], keys[0]])
  forgetConnection()
})

test('what waits can be given up: nothing is sent later, and the ticks are still there', async () => {
  await markWithoutConnection()
  await bar.getByRole('button', { name: 'Agotado' }).click()
  await button('No esperar más').click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 platos')
  await expect.element(tick('Tarta')).toBeChecked()
  await reconnect()
  expect(await bulkCalls()).toHaveLength(1)
  await button('Dejar de marcar').click()
  await expect.element(bar).not.toBeInTheDocument()
  forgetConnection()
})

test('new prices wait in their sheet; closing it gives up and keeps the ticks', async () => {
  await markWithoutConnection()
  const sheet = page.getByRole('dialog', { name: 'Subir precio 5 %' })
  await bar.getByRole('button', { name: 'Precio' }).click()
  await button('Subir 2 precios').click()
  await expect.element(sheet.getByText(/Se guardará solo al volver la conexión/)).toBeVisible()
  await sheet.getByRole('contentinfo').getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 platos')
  await bar.getByRole('button', { name: 'Precio' }).click()
  await button('Subir 2 precios').click()
  await expect.element(button('Esperando conexión…')).toBeDisabled()
  await answer(BULK, { data: DISHES.map(dish => ({ ...dish, ...pricedAt(4.2) })) })
  await reconnect()
  await expect.element(toast('Precio cambiado en 2 platos')).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  forgetConnection()
})

test('a refusal after the waiting is told, and keeps the ticks', async () => {
  await markWithoutConnection()
  await bar.getByRole('button', { name: 'Agotado' }).click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('Esperando conexión…')
  const message = 'Flan: Alguien lo ha cambiado mientras tanto.'
  await answer(BULK, { status: 412, code: 'changed_meanwhile', message })
  await answer('GET /restaurants/*/items', { data: DISHES })
  await reconnect()
  await expect.element(toast(message)).toBeVisible()
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 platos')
  forgetConnection()
})
