import { Link, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { RestaurantScopeContext } from '../current-restaurant.tsx'
import { RestaurantPage } from './restaurant-page.tsx'

const CASA = sampleRestaurant({ name: 'Casa Lola' })
const tab = (name: string) => page.getByRole('tab', { name })
const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
const answerOf = (name: string) => question.getByRole('button', { name })
const address = page.getByLabelText('Dirección', { exact: true })
const closing = page.getByLabelText('Cierre del viernes, tramo 2')
const save = page.getByRole('button', { name: 'Guardar', exact: true }).first()
const puts = async () => (await sentCalls()).filter(call => call.method === 'PUT').map(({ body }) => body)

beforeEach(async () => {
  await answer('GET /restaurants/*', { data: CASA })
  await answer('GET /restaurants/check-slug/*', { data: { exists: false } })
  await open()
})
afterEach(() => localStorage.clear())

const open = () =>
  showInPage(
    <RestaurantScopeContext value={{ restaurant: CASA, restaurants: [CASA] }}>
      <Link to="/otra?tab=hours">Menú</Link>
      <Outlet />
      <RestaurantPage />
    </RestaurantScopeContext>,
  )

async function typeAddress() {
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await address.fill('la-lola')
}
/** The friday closes at ten, on Horario; then another tab is open and the page is left. */
async function changeFridayAndLeave() {
  await tab('Horario').click()
  await closing.fill('22:00')
  await tab('Apariencia').click()
  await page.getByRole('link', { name: 'Menú' }).click()
}

test('a typed address survives switching tabs, and Guardar of the page stores it too', async () => {
  await typeAddress()
  await page.getByLabelText('Nombre', { exact: true }).fill('Casa Nueva')
  await tab('Horario').click()
  await tab('Datos básicos').click()
  await expect.element(address).toHaveValue('la-lola')
  await tab('Horario').click()
  await answer('PUT /restaurants/*', { data: { ...CASA, name: 'Casa Nueva', slug: 'la-lola' } })
  await save.click()
  await expect.element(page.getByText('URL actualizada correctamente')).toBeVisible()
  expect(await puts()).toEqual([{ name: 'Casa Nueva' }, expect.objectContaining({ slug: 'la-lola' })])
})

test('a taken address is proposed anew on its tab, and Guardar stores the proposal', async () => {
  await answer('GET /restaurants/check-slug/la-lola', { data: { exists: true } })
  await typeAddress()
  await tab('Horario').click()
  await save.click()
  await expect.element(page.getByText(/Se ha generado una URL alternativa: la-lola-\d{4}/)).toBeVisible()
  await answer('PUT /restaurants/*', { data: { ...CASA, slug: 'la-lola-1234' } })
  await save.click()
  await expect.element(page.getByText('URL actualizada correctamente')).toBeVisible()
})

test("leaving names tab and change; 'Seguir editando' leads back to the field", async () => {
  await changeFridayAndLeave()
  await expect.element(question.getByText('En Horario: el viernes cierra a las 22:00.', { exact: false })).toBeVisible()
  await answerOf('Seguir editando').click()
  await expect.element(closing).toHaveFocus()
  await expect.element(closing).toHaveValue('22:00')
  await expect.element(page.getByText('Sigues en Horario, viernes')).toBeVisible()
})

test('changes on two tabs stand in a list', async () => {
  await typeAddress()
  await changeFridayAndLeave()
  await expect.element(question.getByRole('listitem').first()).toHaveTextContent('Datos básicos dirección')
  await expect.element(question.getByRole('listitem').last()).toHaveTextContent('Horario el viernes cierra a las 22:00')
})

test("'Guardar y salir' stores and leaves", async () => {
  await changeFridayAndLeave()
  const hours = { ...CASA.hours, friday: [CASA.hours.friday[0], { ...CASA.hours.friday[1], close: '22:00' }] }
  await answer('PUT /restaurants/*', { data: { ...CASA, hours } })
  await answerOf('Guardar y salir').click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(tab('Horario')).toHaveAttribute('aria-selected', 'true')
  expect(await puts()).toHaveLength(1)
})

test('what cannot be saved keeps the page, at the field that is wrong', async () => {
  await tab('Horario').click()
  await closing.fill('99')
  await tab('Apariencia').click()
  await page.getByRole('link', { name: 'Menú' }).click()
  await answerOf('Guardar y salir').click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Apertura del viernes, tramo 2')).toHaveFocus()
  expect(await puts()).toEqual([])
})

test('a discarded address is not there again', async () => {
  await typeAddress()
  await page.getByRole('link', { name: 'Menú' }).click()
  await answerOf('Descartar cambios').click()
  await expect.element(question).not.toBeInTheDocument()
  expect(Object.keys(localStorage)).toEqual([])
})
