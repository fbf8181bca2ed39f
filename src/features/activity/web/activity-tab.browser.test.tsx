import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DAY_MS } from '#shared/time.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import { sampleMember, sampleOwner, samplePending } from '#test/browser/team.ts'
import type { ActivityEntry, ActivityItem } from '../activity.contract.ts'
import { ACTIVITY_PAGE } from '../activity.limits.ts'
import { ActivityTab } from './activity-tab.tsx'

beforeEach(() => stopDate('2026-11-21T12:00:00Z'))
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()

const item = (name: string, more: Partial<ActivityItem> = {}): ActivityItem => ({
  id: name,
  name,
  field: null,
  before: null,
  after: null,
  ...more,
})
const entry = (id: string, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  at: ago(0),
  actor: { id: 'diego', name: 'Diego', isSelf: false },
  action: 'dish.soldOut',
  count: 1,
  items: [item(id)],
  changeId: null,
  undone: false,
  ...more,
})

async function showTab(entries: ActivityEntry[], restaurant = sampleRestaurant()): Promise<void> {
  await answer('GET /team/members', { data: [sampleOwner(), sampleMember(), samplePending()] })
  await answer('GET /restaurants/r1/activity', { data: entries })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <ActivityTab />
    </RestaurantScopeContext>,
  )
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** The answer to this query only. */
const answerTo = (query: string, data: ActivityEntry[]) => answer(`GET /restaurants/r1/activity\\?${query}`, { data })

test('what happened stands under its day, newest first', async () => {
  await showTab([
    entry('Aceitunas'),
    entry('precio', { action: 'dish.price', items: [item('Croquetas', { before: '9.00', after: '9.50' })] }),
    entry('viejo', { at: ago(40 * DAY_MS), action: 'dish.deleted', items: [item('Sopa de ajo')] }),
  ])
  await expect.element(page.getByRole('heading', { name: 'Hoy' })).toBeVisible()
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('time') })
  await expect.element(rows.nth(0)).toMatchTextContent(/Diego marcó Aceitunas como agotado/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Diego cambió el precio de Croquetas: 9,00 → 9,50\s€/)
  await expect.element(rows.nth(2)).toMatchTextContent(/Diego eliminó Sopa de ajo/)
  expect(page.getByRole('heading').elements()).toHaveLength(2)
})

test('several dishes of one write unfold', async () => {
  const items = [
    item('Croquetas', { before: '9.00', after: '9.50' }),
    item('Bravas', { before: '6.00', after: '6.30' }),
  ]
  await showTab([entry('doce', { action: 'dish.price', count: 12, items })])
  await expect.element(page.getByText('Diego cambió el precio de 12 platos')).toBeVisible()
  await page.getByText('Ver los 12').click()
  await expect.element(page.getByText(/Bravas: 6,00 → 6,30\s€/)).toBeVisible()
  await expect.element(page.getByText('y 10 más')).toBeVisible()
})

test('chips and people narrow the list; nothing found leads back to everything', async () => {
  await showTab([entry('Aceitunas')])
  await answerTo('kind=prices', [])
  await answerTo('kind=dishes', [entry('Bravas')])
  await answerTo('kind=dishes&by=diego', [entry('Croquetas')])
  await expect.element(page.getByText('Diego marcó Aceitunas como agotado')).toBeVisible()
  await expect.element(button('Todo')).toHaveAttribute('aria-pressed', 'true')
  await button('Platos').click()
  await expect.element(page.getByText('Diego marcó Bravas como agotado')).toBeVisible()
  const names = page.getByRole('option').elements()
  expect(names.map(({ textContent }) => textContent)).toEqual(['Todo el equipo', 'Marta', 'Diego'])
  await page.getByLabelText('Quién').selectOptions('Diego')
  await expect.element(page.getByText('Diego marcó Croquetas como agotado')).toBeVisible()
  await page.getByLabelText('Quién').selectOptions('Todo el equipo')
  await button('Precios').click()
  await expect.element(page.getByRole('heading', { name: 'Nada con este filtro' })).toBeVisible()
  await button('Ver todo').click()
  await expect.element(page.getByText('Diego marcó Aceitunas como agotado')).toBeVisible()
})

test('what was deleted is brought back from here', async () => {
  await showTab([entry('sopa', { action: 'dish.deleted', items: [item('Sopa de ajo')] })])
  await answer('POST /menu/items/*/restore', { data: null })
  await expect.element(button('Recuperar (quedan 30 días)')).toBeVisible()
  const restored = entry('vuelta', { action: 'dish.restored', items: [item('Sopa de ajo')] })
  const deleted = entry('sopa', { action: 'dish.deleted', items: [item('Sopa de ajo')] })
  await answer('GET /restaurants/r1/activity', { data: [restored, deleted] })
  await button('Recuperar (quedan 30 días)').click()
  await expect.element(page.getByText('Diego recuperó Sopa de ajo')).toBeVisible()
  await expect.element(button('Recuperar (quedan 30 días)')).not.toBeInTheDocument()
  const row = page.getByRole('listitem').filter({ hasText: 'Diego eliminó Sopa de ajo' })
  await expect.element(row).toHaveFocus()
})

test('a new restaurant is told what will stand here', async () => {
  await showTab([])
  await expect.element(page.getByRole('heading', { name: 'Todavía no ha pasado nada' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Editar carta' })).toHaveAttribute('href', '/dashboard/menu')
})

test('older entries come when they are asked for', async () => {
  await showTab(Array.from({ length: ACTIVITY_PAGE }, (_, number) => entry(`plato-${number}`)))
  await answerTo(`before=plato-${ACTIVITY_PAGE - 1}`, [entry('El más viejo')])
  await button('Ver más antiguos').click()
  await expect.element(page.getByText('Diego marcó El más viejo como agotado')).toBeVisible()
  await expect.element(page.getByText('Diego marcó plato-0 como agotado')).toBeVisible()
  expect(button('Ver más antiguos').elements()).toHaveLength(0)
})

test('a failed load says so and tries again', async () => {
  await answer('GET /restaurants/r1/activity', { status: 404, message: 'No' })
  await answer('GET /team/members', { data: [sampleOwner()] })
  const restaurant = sampleRestaurant()
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <ActivityTab />
    </RestaurantScopeContext>,
  )
  await expect.element(page.getByRole('heading', { name: 'No se pudo cargar la actividad' })).toBeVisible()
  await answer('GET /restaurants/r1/activity', { data: [] })
  await button('Reintentar').click()
  await expect.element(page.getByRole('heading', { name: 'Todavía no ha pasado nada' })).toBeVisible()
})

test('where nothing can be changed, the empty list offers nothing', async () => {
  await showTab([], sampleRestaurant({ readOnly: 'trial_expired' }))
  await expect.element(page.getByRole('heading', { name: 'Todavía no ha pasado nada' })).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})

test('a change of the carta leads back to just before it, or compares with it; one of the hours does not', async () => {
  await showTab([
    entry('Aceitunas', { changeId: 'c1', at: '2026-11-21T11:48:00.000Z' }),
    entry('domingo', {
      action: 'restaurant.hours',
      changeId: 'c2',
      items: [item('Casa', { field: 'sunday', after: '' })],
    }),
  ])
  const more = page.getByRole('button', { name: /^Más para este cambio/ })
  await expect.element(more).toHaveAccessibleName('Más para este cambio: Aceitunas')
  await more.click()
  await expect.element(page.getByText(/^Hoy a las \d\d:48, justo antes de este cambio$/)).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Volver a este momento…' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Comparar con ahora' })).toBeVisible()
})

test('a return is undone from its entry', async () => {
  const returned = entry('vuelta', {
    action: 'menu.returned',
    changeId: 'c1',
    actor: { id: 'u1', name: 'Marta', isSelf: true },
    count: 1,
    items: [item('Casa', { field: 'menu', before: 'viernes, 13 de noviembre, a las 18:00', after: '19' })],
  })
  await showTab([returned])
  await expect
    .element(page.getByText('Volviste la carta al viernes, 13 de noviembre, a las 18:00: 19 cambios'))
    .toBeVisible()
  await answer('POST /restaurants/r1/history/undo', {
    data: {
      undone: 19,
      removed: 0,
      restored: 19,
      categories: 0,
      kept: [{ dishId: 'd', reason: 'touched' }],
      changeId: 'c2',
    },
  })
  await button('Deshacer (quedan 30 días)').click()
  await expect.element(page.getByText('Deshecho')).toBeVisible()
  await expect.element(page.getByText('1 plato se queda como está: alguien lo ha cambiado después.')).toBeVisible()
  expect((await sentCalls()).find(({ method }) => method === 'POST')?.body).toEqual({ changeId: 'c1' })
})

test('after the plan its entry cannot be undone', async () => {
  await showTab(
    [
      entry('vuelta', {
        action: 'menu.returned',
        changeId: 'c1',
        items: [item('Casa', { field: 'menu', before: 'hoy', after: '1' })],
      }),
    ],
    sampleRestaurant({ readOnly: 'subscription_ended' }),
  )
  await expect.element(page.getByText(/volvió la carta al hoy/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument()
})
