import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useScheduling, SchedulerContext } from '#ui/scheduling/scheduling.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { sampleComparison } from '#test/browser/history.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import type { ScheduledChange, ScheduledDetails } from '../scheduled.contract.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ScheduledInMenu } from './scheduled-slip.tsx'

/** A Friday at seven in the evening in Madrid. */
const NOW = '2026-11-27T18:00:00.000Z'
const MONDAY = '2026-11-30T05:00:00.000Z'
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const toast = (text: string | RegExp) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const slip = page.getByRole('region', { name: 'Cambios programados' })

const change = (changes: Partial<ScheduledChange> = {}): ScheduledChange => ({
  _id: 'c1',
  restaurantId: 'r1',
  at: MONDAY,
  kind: 'bulk',
  state: 'waiting',
  by: { id: 'u1', name: 'Carmen', isSelf: true },
  counts: { prices: 12 },
  returnsTo: null,
  mayChange: true,
  endedAt: null,
  changeId: null,
  failed: null,
  left: [],
  leftCount: 0,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
})
const detailsOf = (of: ScheduledChange): ScheduledDetails => ({
  ...of,
  items: [
    { dishId: 'd1', name: 'Croquetas', field: 'price', part: null, from: '9.00', to: '10.00' },
    { dishId: 'd1', name: 'Croquetas', field: 'name', part: 'en', from: '', to: 'Croquettes' },
  ],
  count: 12,
  body: null,
})

function Offer() {
  const { schedule, dialog } = useScheduling()
  const order = { restaurantId: 'r1', kind: 'bulk' as const, body: { items: [] }, happens: 'cambian 12 precios' }
  return (
    <>
      {schedule && (
        <button type="button" onClick={() => schedule(order)}>
          Programar…
        </button>
      )}
      {dialog}
    </>
  )
}

async function open(restaurant: Partial<Restaurant> = {}) {
  stopDate(NOW)
  const current = sampleRestaurant({ timezone: 'Europe/Madrid', ...restaurant })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant: current, restaurants: [current] }}>
      <SchedulerContext value={props => <ScheduleDialog {...props} />}>
        <ScheduledInMenu />
        <Offer />
      </SchedulerContext>
    </RestaurantScopeContext>,
  )
}

test('day and time are asked for, what will happen is said, and the change waits then over the list', async () => {
  await answer('GET /restaurants/*/scheduled-changes', { data: [] })
  await open()
  await button('Programar…').click()
  await expect.element(page.getByRole('heading', { name: 'Programar el cambio' })).toBeVisible()
  await expect.element(page.getByText('El lunes a las 6:00 cambian 12 precios.')).toBeVisible()
  await page.getByLabelText('Día').selectOptions('2026-12-04')
  await page.getByLabelText('Hora').fill('07:30')
  await expect.element(page.getByText('El viernes 4 de diciembre a las 7:30 cambian 12 precios.')).toBeVisible()
  await answer('POST /restaurants/*/scheduled-changes', { data: change() })
  await answer('GET /restaurants/*/scheduled-changes', { data: [change()] })
  await button('Programar').click()
  await expect.element(toast('Programado para el viernes 4 de diciembre a las 7:30')).toBeVisible()
  await expect.element(slip.getByText('El lunes a las 6:00 cambian 12 precios.')).toBeVisible()
  const sent = (await sentCalls()).find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ kind: 'bulk', at: '2026-12-04T06:30:00.000Z', body: { items: [] } })
})

test('a moment that has passed, a full list and what the server refuses are said where they belong', async () => {
  await answer('GET /restaurants/*/scheduled-changes', { data: [] })
  await open()
  await button('Programar…').click()
  await page.getByLabelText('Día').selectOptions('2026-11-27')
  await page.getByLabelText('Hora').fill('19:02')
  await button('Programar').click()
  await expect
    .element(page.getByLabelText('Hora'))
    .toHaveAccessibleDescription(/dentro de 5 minutos hasta dentro de 60 días/)
  await page.getByLabelText('Hora').fill('21:00')
  const limit = { status: 409, code: 'scheduled_limit', message: 'Ya hay 20 cambios programados.' }
  await answer('POST /restaurants/*/scheduled-changes', limit)
  await button('Programar').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ya hay 20 cambios programados.')
  const late = { status: 400, errors: { at: 'Elige otro momento.' } }
  await answer('POST /restaurants/*/scheduled-changes', late)
  await button('Programar').click()
  await expect.element(page.getByLabelText('Hora')).toHaveAccessibleDescription(/Elige otro momento/)
})

test('a look shows each value now and after; its moment is changed from there', async () => {
  await answer('GET /restaurants/*/scheduled-changes', { data: [change()] })
  await answer('GET /scheduled-changes/*', { data: detailsOf(change()) })
  await open()
  await slip.getByRole('button', { name: /^Ver: El lunes/ }).click()
  await expect.element(page.getByRole('row', { name: 'Croquetas 9,00 € 10,00 €' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Croquetas, nombre en inglés nada Croquettes' })).toBeVisible()
  await expect.element(page.getByText('Y 10 cambios más.')).toBeVisible()
  await button('Cambiar el momento').click()
  await page.getByLabelText('Hora').fill('08:00')
  await answer('PUT /scheduled-changes/*', { data: change({ at: '2026-11-30T07:00:00.000Z' }) })
  await button('Guardar').click()
  await expect.element(toast('Momento cambiado')).toBeVisible()
  const put = (await sentCalls()).find(({ method }) => method === 'PUT')
  expect(put?.body).toEqual({ at: '2026-11-30T07:00:00.000Z' })
})

test('cancelling asks first; what is not one’s own can be looked at only', async () => {
  const hers = change({ _id: 'c2', mayChange: false, by: { id: 'u2', name: 'Ana', isSelf: false }, counts: { new: 1 } })
  await answer('GET /restaurants/*/scheduled-changes', { data: [change(), hers] })
  await answer('GET /scheduled-changes/*', { data: { ...detailsOf(hers), items: [], count: 0 } })
  await open()
  await expect.element(slip.getByText('El lunes a las 6:00 entra 1 plato nuevo.')).toBeVisible()
  expect(slip.getByRole('button', { name: /^Cancelar/ }).elements()).toHaveLength(1)
  await slip.getByRole('button', { name: /^Ver: .* nuevo/ }).click()
  await expect.element(page.getByText('Lo programó Ana')).toBeVisible()
  await expect.element(button('Cambiar el momento')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await answer('DELETE /scheduled-changes/*', { data: null })
  await answer('GET /restaurants/*/scheduled-changes', { data: [hers] })
  await slip.getByRole('button', { name: /^Cancelar: El lunes/ }).click()
  await button('Cancelar el cambio').click()
  await expect.element(toast('Cambio cancelado')).toBeVisible()
  await expect.element(slip.getByText(/12 precios/)).not.toBeInTheDocument()
})

test('what did not fit is said until it is understood; an ended plan changes no moment', async () => {
  const endedAt = '2026-11-27T05:00:00.000Z'
  const left = [{ name: 'Pulpo', reason: 'touched' as const }]
  const done = change({ state: 'done', endedAt, left, leftCount: 1, mayChange: false })
  const failed = change({ _id: 'c2', state: 'failed', failed: 'plan', endedAt, mayChange: false })
  await answer('GET /restaurants/*/scheduled-changes', { data: [change({ _id: 'c3' }), done, failed] })
  await answer('GET /scheduled-changes/*', { data: detailsOf(done) })
  await open({ readOnly: 'trial_expired' })
  await expect.element(slip.getByText('12 precios: no se ha hecho: el plan ha terminado.')).toBeVisible()
  await slip.getByRole('button', { name: /^Ver: 12 precios: hecho/ }).click()
  await expect.element(page.getByText('Pulpo: alguien lo ha cambiado')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await slip.getByRole('button', { name: 'Entendido' }).first().click()
  await expect.element(slip.getByText(/1 plato fuera/)).not.toBeInTheDocument()
  await slip.getByRole('button', { name: /^Ver: El lunes/ }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Cancelar el cambio' })).toBeVisible()
  await expect.element(button('Cambiar el momento')).not.toBeInTheDocument()
})

test('a look that cannot be loaded says so and is tried again', async () => {
  await answer('GET /restaurants/*/scheduled-changes', { data: [change()] })
  await answer('GET /scheduled-changes/*', { status: 500, code: 'internal', message: '' })
  await open()
  await slip.getByRole('button', { name: /^Ver/ }).click()
  await expect.element(page.getByText('No se ha podido cargar el cambio programado')).toBeVisible()
  await answer('GET /scheduled-changes/*', { data: detailsOf(change()) })
  await button('Reintentar').click()
  await expect.element(page.getByRole('row', { name: /Croquetas 9,00/ })).toBeVisible()
})

test('a look at a return shows what of the carta of now would change', async () => {
  const counts = { prices: 12, new: 2, deleted: 1 }
  const waiting = change({ kind: 'return', counts, returnsTo: '2026-11-13T17:00:00.000Z' })
  const body = { at: '2026-11-13T17:00:00.000Z', groups: ['prices' as const, 'deleted' as const] }
  await answer('GET /restaurants/*/scheduled-changes', { data: [waiting] })
  await answer('GET /scheduled-changes/*', { data: { ...waiting, items: [], count: 15, body } })
  await answer('GET /restaurants/*/history/compare', { data: sampleComparison() })
  await open()
  await slip.getByRole('button', { name: 'Ver: El lunes a las 6:00 vuelve la carta.' }).click()
  const look = page.getByRole('dialog')
  await expect.element(look.getByText(/como estaba el viernes 13 de noviembre a las 18:00/)).toBeVisible()
  await expect.element(look.getByRole('heading', { name: '12 precios' })).toBeVisible()
  await expect.element(look.getByRole('row', { name: /Croquetas de jamón ibérico 9,50\s€ 9,00\s€/ })).toBeVisible()
  await expect.element(look.getByRole('heading', { name: '1 plato vuelve' })).toBeInTheDocument()
  // What does not go back is not shown, and nothing is ticked here.
  await expect.element(look.getByRole('heading', { name: '3 textos' })).not.toBeInTheDocument()
  expect(look.getByRole('checkbox').elements()).toHaveLength(0)
})

test('who may not see what changed reads how much a return was', async () => {
  const waiting = change({ kind: 'return', counts: { prices: 12, new: 2 }, returnsTo: '2026-11-13T17:00:00.000Z' })
  const body = { at: '2026-11-13T17:00:00.000Z', groups: ['prices' as const] }
  await answer('GET /restaurants/*/scheduled-changes', { data: [waiting] })
  await answer('GET /scheduled-changes/*', { data: { ...waiting, items: [], count: 14, body } })
  await open({ rights: ['prices'] })
  await slip.getByRole('button', { name: /^Ver/ }).click()
  const said = 'Cuando se programó eran 12 precios y 2 platos que se quitan.'
  await expect.element(page.getByRole('dialog').getByText(said)).toBeVisible()
  expect((await sentCalls()).filter(({ path }) => path.includes('compare'))).toEqual([])
})
