import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { disconnect, forgetConnection } from '#test/browser/connection.ts'
import { sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import {
  noChanges,
  sampleChange,
  sampleCompared,
  sampleComparison,
  sampleDishGroups,
} from '#test/browser/history.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { connection } from '#ui/connection/connection.ts'
import { stopDate } from '#test/browser/steps.ts'
import { ReturnPage } from './return-page.tsx'

beforeEach(() => {
  stopDate('2026-11-21T12:31:00Z')
  return forgetConnection()
})

const AT = 'momento=2026-11-13T17:00:00.000Z'

async function showPage(query = AT, changes: Partial<Restaurant> = {}) {
  await page.viewport(390, 844)
  const restaurant = sampleRestaurant({ timezone: 'Europe/Madrid', ...changes })
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [sampleDish('Croquetas de jamón ibérico')])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [])
  return showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <ReturnPage />
    </RestaurantScopeContext>,
    { queryClient, path: `/dashboard/restaurant/volver?${query}` },
  )
}
const compared = (data: unknown) => answer('GET /restaurants/r1/history/compare', { data })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const sentence = (text: RegExp) => page.getByRole('paragraph').filter({ hasText: text })
const tick = (name: RegExp) => page.getByRole('checkbox', { name })
const returned = async () =>
  (await sentCalls()).filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>)

test('what would change is counted by groups, and the allergens stay', async () => {
  await compared(sampleComparison())
  await showPage()
  await expect.element(sentence(/^La carta, como estaba el viernes, 13 de noviembre a las/)).toBeVisible()
  await expect.element(button('viernes, 13 de noviembre')).toBeVisible()
  await expect.element(page.getByLabelText('Hora')).toHaveValue('18:00')
  for (const name of [
    '12 precios',
    '3 textos',
    '2 platos se quitan',
    '1 plato vuelve',
    'El orden de 1 categoría',
    'Alérgenos de 2 platos: se quedan los de ahora',
  ])
    await expect.element(heading(name)).toBeVisible()
  await expect.element(page.getByText('Los añadiste después. Se pueden recuperar 30 días.')).toBeVisible()
  await expect.element(page.getByText('Lo eliminaste hoy a las 12:02.')).toBeVisible()
  await expect.element(page.getByText('Tapas frías: Salmorejo vuelve a ser el primero.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Croquetas de jamón ibérico 9,50\s€ → 9,00\s€/ })).toBeVisible()
  const stew = page.getByRole('row', { name: /Rabo de toro estofado Al vino/ })
  await expect.element(stew.getByRole('deletion')).toHaveTextContent('cuatro')
  await expect.element(stew.getByRole('insertion')).toHaveTextContent('tres')
  await expect.element(page.getByRole('row', { name: /Callos a la madrileña, en inglés/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Pulpo a la vinagreta Moluscos y sulfitos → Sin declarar/ })).toBeVisible()
  await expect.element(tick(/Alérgenos/)).not.toBeChecked()
  await expect.element(page.getByText('No vuelve lo que está agotado: se queda como ahora.')).toBeVisible()
  await expect.element(page.getByText('Los alérgenos se quedan como están ahora')).toBeVisible()
  await expect.element(button('Volver 19 cambios')).toBeEnabled()
})

test('a group shows three rows, then all', async () => {
  await compared(sampleComparison())
  await showPage()
  await expect.element(heading('12 precios')).toBeVisible()
  await expect.element(page.getByText('Arroz número 9')).not.toBeInTheDocument()
  await button('Ver los 12').click()
  await expect.element(page.getByText('Arroz número 9')).toBeVisible()
})

test('a long group is asked for as a whole', async () => {
  const all = Array.from({ length: 61 }, (_, at) =>
    sampleCompared({ name: `Vino ${at}`, field: 'price', from: '9.00', to: '9.50' }),
  )
  await compared(sampleComparison({ prices: all.slice(0, 50) }, { prices: 61 }))
  await answer('GET /restaurants/r1/history/compare\\?.*group=prices', { data: sampleComparison({ prices: all }) })
  await showPage()
  await button('Ver los 61').click()
  await expect.element(page.getByText('Vino 60')).toBeVisible()
})

test('groups that are left out do not go back, and it is told that it is done', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { data: { counts: {}, changeId: 'c1', version: 'v2' } })
  await answer('POST /restaurants/r1/history/undo', {
    data: { undone: 12, removed: 0, restored: 12, categories: 0, kept: [], changeId: 'c2' },
  })
  await showPage()
  for (const name of [/textos/, /se quitan/, /vuelve/, /El orden/]) await tick(name).click()
  await expect.element(page.getByText('Solo los precios')).toBeVisible()
  await button('Volver 12 precios').click()
  await expect.element(page.getByText('Los precios están como el viernes 13')).toBeVisible()
  expect(await returned()).toEqual([{ at: '2026-11-13T17:00:00.000Z', groups: ['prices'], version: 'v1' }])
  await button('Deshacer').click()
  await expect.element(page.getByText('Deshecho')).toBeVisible()
  expect((await returned()).at(-1)).toEqual({ changeId: 'c1' })
})

test('allergens go back only when they are ticked, with their name', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { data: { counts: {}, changeId: 'c1', version: 'v2' } })
  await showPage()
  await tick(/Alérgenos/).click()
  await expect.element(heading('Alérgenos de 2 platos: vuelven los de entonces')).toBeVisible()
  await button('Volver 21 cambios').click()
  await expect.element(page.getByText('Tu carta está como el viernes 13')).toBeVisible()
  expect((await returned())[0]?.['groups']).toEqual([
    'prices',
    'texts',
    'new',
    'deleted',
    'order',
    'allergens',
  ])
})

test('nothing chosen goes nowhere; nothing changed says so', async () => {
  await compared(sampleComparison({ ...noChanges(), prices: [sampleCompared({ name: 'Pan', field: 'price', from: '1.00', to: '2.00' })] }))
  await showPage()
  await tick(/1 precio/).click()
  await expect.element(page.getByText('Elige qué vuelve.')).toBeVisible()
  await expect.element(button('Volver')).toBeDisabled()
})

test('where it is as it was, another moment is offered', async () => {
  await compared(sampleComparison(noChanges()))
  await answer('GET /restaurants/r1/history', { data: { since: '2025-12-01T00:00:00.000Z', changes: [] } })
  await showPage()
  await expect.element(heading('Ya está igual')).toBeVisible()
  await expect.element(button(/^Volver \d/)).not.toBeInTheDocument()
  await button('Elegir otro momento').click()
  await expect.element(page.getByRole('dialog', { name: 'Elegir el día' })).toBeVisible()
})

test('what somebody changed meanwhile is told, and counted again', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { status: 409, code: 'changed_meanwhile' })
  const change = sampleChange({ at: '2026-11-21T12:32:00.000Z', isMartas: true, field: 'price', from: '1.00', to: '2.00' })
  await answer('GET /restaurants/r1/history', {
    data: { since: '2025-12-01T00:00:00.000Z', changes: [{ ...change, count: 2 }] },
  })
  await showPage()
  await expect.element(button('Volver 19 cambios')).toBeEnabled()
  await compared(sampleComparison({ order: [] }))
  await button('Volver 19 cambios').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(
    'Alguien lo ha cambiado mientras tanto.Marta ha cambiado 2 precios hace un momento. Hemos vuelto a contar: mira qué cambiaría ahora.',
  )
  await expect.element(button('Volver 18 cambios')).toBeEnabled()
})

test('over the limit nothing goes back until a group is left out', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { status: 409, code: 'menu_limit' })
  await showPage()
  await button('Volver 19 cambios').click()
  await expect.element(page.getByText('Tu carta admite 2.000 platos. Deja fuera ese grupo, o elimina alguno antes.')).toBeVisible()
  await expect.element(button('Volver 19 cambios')).toBeDisabled()
  await tick(/1 plato vuelve/).click()
  await expect.element(button('Volver 18 cambios')).toBeEnabled()
})

test('a failure leaves the carta as it was, and another try is the same one', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { status: 500 })
  await showPage()
  await button('Volver 19 cambios').click()
  await expect.element(page.getByText('No se ha podido volver')).toBeVisible()
  await expect.element(page.getByText('Tu carta está como estaba. Inténtalo de nuevo.')).toBeVisible()
  await expect.element(button('Volver 19 cambios')).toBeEnabled()
})

test('a photo that is gone is said, and not counted', async () => {
  const photo = sampleCompared({ name: 'Tortilla de patatas', field: 'image', from: 'photo', to: 'photo', lost: true })
  await compared(sampleComparison({ texts: [photo] }))
  await showPage()
  await expect.element(heading('Una foto se queda como está')).toBeVisible()
  await expect
    .element(page.getByText('La que tenía entonces Tortilla de patatas se borró hace más de 30 días.'))
    .toBeVisible()
  await expect.element(button('Volver 16 cambios')).toBeEnabled()
})

test('one dish goes back alone, and its allergens say what they were', async () => {
  await compared(sampleComparison(sampleDishGroups()))
  await answer('POST /restaurants/r1/history/return', { data: { counts: {}, changeId: 'c1', version: 'v2' } })
  await showPage('momento=2026-11-21T11:48:00.000Z&antes=1&plato=Croquetas%20de%20jam%C3%B3n%20ib%C3%A9rico')
  await expect
    .element(sentence(/^Croquetas de jamón ibérico, como estaba hoy a las , justo antes del cambio/))
    .toBeVisible()
  await expect.element(button('hoy')).toBeVisible()
  await expect.element(heading('Cambiarían 2 cosas')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Precio 9,50\s€ → 9,00\s€/ })).toBeVisible()
  await expect.element(page.getByText('Entonces decía: gluten y huevos. Ahora: gluten, huevos y lácteos.')).toBeVisible()
  await button('Volver este plato').click()
  await expect.element(page.getByText('Croquetas de jamón ibérico está como hoy a las 12:48')).toBeVisible()
  const [body] = await returned()
  expect(body).toEqual({
    at: '2026-11-13T17:00:00.000Z',
    groups: ['prices', 'texts'],
    dishIds: ['Croquetas de jamón ibérico'],
    version: 'v1',
  })
})

test('a day of the calendar and a time are taken into the sentence', async () => {
  await compared(sampleComparison())
  await answer('GET /restaurants/r1/history', {
    data: {
      since: '2025-12-01T00:00:00.000Z',
      changes: [sampleChange({ at: '2026-11-16T19:15:00.000Z', field: 'price', from: '9.00', to: '9.50' })],
    },
  })
  await showPage()
  await button('viernes, 13 de noviembre').click()
  await expect.element(button('lunes 16 de noviembre, hubo cambios')).toBeVisible()
  await expect.element(button('domingo 22 de noviembre')).toBeDisabled()
  await button('Ayer').click()
  await expect.element(button('ayer')).toBeVisible()
  await page.getByLabelText('Hora').fill('09:30')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Hora')).toHaveValue('09:30')
  await answer('POST /restaurants/r1/history/return', { data: { counts: {}, changeId: 'c1', version: 'v2' } })
  await button(/^Volver \d/).click()
  await expect.element(page.getByText('Tu carta está como ayer')).toBeVisible()
})

test('a moment of which nothing is known any more asks for another one', async () => {
  await answer('GET /restaurants/r1/history/compare', {
    status: 409,
    code: 'moment_too_early',
    message: 'De ese momento ya no se sabe cómo estaba la carta. Elige otro más reciente.',
  })
  await showPage()
  await expect
    .element(page.getByText('De ese momento ya no se sabe cómo estaba la carta. Elige otro más reciente.'))
    .toBeVisible()
  await expect.element(button('Elegir otro momento')).toBeVisible()
})

test('without connection, and after the plan, it can be looked at', async () => {
  await compared(sampleComparison())
  await showPage(AT, { readOnly: 'subscription_ended' })
  await expect.element(heading('12 precios')).toBeVisible()
  await expect.element(button('Volver 19 cambios')).toBeDisabled()
  await disconnect()
  connection.noteSilence()
  await expect.element(page.getByRole('status').filter({ hasText: 'Para volver hace falta conexión.' }).first()).toBeVisible()
})

test('who may not see the activity is told who does; who lacks a right cannot tick its group', async () => {
  await showPage(AT, { rights: ['texts'], rightHolders: { activity: ['Carmen', 'Rafa'] } })
  await expect.element(heading('La actividad la ven Carmen y Rafa')).toBeVisible()
})

test('a group whose right is missing stays out, and says who has it', async () => {
  await compared(sampleComparison())
  await showPage(AT, { rights: ['texts', 'activity'], rightHolders: { prices: ['Carmen'] } })
  await expect.element(tick(/12 precios/)).toBeDisabled()
  await expect.element(page.getByText('Lo cambia Carmen')).toBeVisible()
  await expect.element(button('Volver 7 cambios')).toBeEnabled()
})
