import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant, sampleToday, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import type { ActivityEntry } from '#features/activity/activity.contract.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import type { Finding } from '#features/safety/check.contract.ts'
import { type CheckRule, ruleOf } from '#features/safety/check.rules.ts'
import { HomePage } from './home-page.tsx'

const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name })

type Shown = {
  restaurant?: Restaurant
  dishes?: Dish[]
  activity?: ActivityEntry[]
  findings?: Finding[]
  editions?: object[]
  failing?: string
}
const PRINTED = [{ n: 1 }]

/** Home; every call is answered but the one that fails. */
async function openHome({
  restaurant = sampleRestaurant(),
  dishes = [],
  activity = [],
  findings = [],
  editions = PRINTED,
  failing,
}: Shown = {}): Promise<void> {
  await answer('GET /restaurants/*', { data: restaurant })
  await answer('GET /restaurants/*/categories', { data: dishes.length > 0 ? [sampleCategory('c1')] : [] })
  await answer('GET /restaurants/*/items', { data: dishes })
  await answer('GET /restaurants/*/activity', { data: activity })
  await answer('GET /restaurants/*/today', { data: sampleToday() })
  await answer('GET /restaurants/*/special-days', { data: [] })
  await answer('GET /restaurants/*/check', { data: { checkedAt: '', findings, ignored: [], weeklyMail: false } })
  await answer('GET /restaurants/*/paper/editions', { data: editions })
  if (failing) await answer(failing, { status: 400 })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <HomePage />
    </RestaurantScopeContext>,
    { user: sampleUser({ name: 'Carmen Velasco' }) },
  )
}
const dishesNamed = (...names: string[]) => names.map(name => ({ ...sampleDish(name), allergensDeclared: true }))
const DONE = { logoUrl: '/uploads/aa/320.webp', qrPrinted: true }

test.each([
  ['GET /restaurants/*/items', 'No se pudieron cargar las estadísticas del menú', []],
  ['GET /restaurants/*', 'Error al cargar los datos del restaurante', sampleRestaurant()],
])('when %s fails, a toast says so, and the page until trying again succeeds', async (call, text, data) => {
  await openHome({ failing: call })
  await expect.element(toast(text)).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: text })
  await expect.element(alert).toBeVisible()
  await answer(call, { data })
  const again = alert.getByRole('button', { name: 'Reintentar' })
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
})

test('the first day greets by the first name, and its button leads to the next step', async () => {
  await openHome()
  await expect.element(heading('Hola, Carmen')).toBeVisible()
  await expect.element(page.getByText('1 de 5')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Ponle nombre (hecho)' })).toBeVisible()
  await expect.element(link('Traer mi carta')).toHaveAttribute('href', '/dashboard/menu/traer')
  await expect.element(link('Prefiero crearla a mano')).toHaveAttribute('href', '/dashboard/menu')
  await expect.element(heading('Tu carta')).toBeVisible()
  expect(page.getByText('Para dejarla redonda').elements()).toHaveLength(0)
})

test.each([
  ['Traer mi carta', '/dashboard/menu/traer', {}, ['Pan', 'Vino']],
  ['Elegir logo y colores', '/dashboard/restaurant?tab=appearance', {}, ['Pan', 'Vino', 'Flan']],
  ['Imprimir el QR', '/dashboard/qr', { logoUrl: DONE.logoUrl }, ['Pan', 'Vino', 'Flan']],
])('then comes %s', async (button, href, changes, names) => {
  await openHome({ restaurant: sampleRestaurant(changes), dishes: dishesNamed(...names) })
  await expect.element(link(button)).toHaveAttribute('href', href)
})

test("after five of five the card is gone; the check's first three findings stand with their sum", async () => {
  const found = (rule: CheckRule, dishIds: string[], values: Finding['values'] = {}): Finding => ({
    id: rule,
    rule,
    level: ruleOf(rule).level,
    dishIds,
    values,
    since: '2026-11-21T12:00:00.000Z',
  })
  const findings = [
    found('undeclared', ['Pan', 'Flan']),
    found('unticked_word', ['Vino'], { allergen: 'sulphites', words: ['vino'] }),
    // The same word names another one: the line stands once.
    { ...found('unticked_word', ['Vino'], { allergen: 'eggs', words: ['vino'] }), id: 'unticked_word.eggs' },
    found('no_price', ['Pan']),
    found('without_photo', ['Pan', 'Vino', 'Flan']),
  ]
  localStorage.setItem(
    'sobremesa.check-seen',
    JSON.stringify({ r1: { at: '2026-11-12T12:00:00.000Z', ids: ['undeclared', 'no_price'] } }),
  )
  await openHome({ restaurant: sampleRestaurant(DONE), dishes: dishesNamed('Pan', 'Vino', 'Flan'), findings })
  await expect.element(heading('Inicio')).toBeVisible()
  const review = '/dashboard/menu?revisar=alergenos'
  await expect.element(link('2 platos sin declarar sus alérgenos')).toHaveAttribute('href', review)
  await expect.element(link('Vino dice «vino»')).toHaveAttribute('href', '/dashboard/menu/revision')
  await expect.element(link('1 plato sin precio')).toBeVisible()
  expect(link('3 platos sin foto').elements()).toEqual([])
  await expect.element(page.getByText('5', { exact: true })).toBeVisible()
  await expect.element(link('Ver la revisión completa')).toHaveAttribute('href', '/dashboard/menu/revision')
  await expect.element(page.getByText('La miraste el 12 de noviembre. Desde entonces, 3 nuevos.')).toBeVisible()
  expect(page.getByText('Tu carta, hoy').elements()).toHaveLength(0)
  localStorage.clear()
})

test('what is sold out is back with one tap, at most three are shown', async () => {
  const dishes = dishesNamed('Aceitunas', 'Rabo de toro', 'Flan', 'Pulpo', 'Pan').map(dish => ({
    ...dish,
    available: dish._id === 'Pan',
  }))
  await openHome({ restaurant: sampleRestaurant(DONE), dishes })
  await expect.element(link('y 1 más')).toHaveAttribute('href', '/dashboard/menu?falta=existencias')
  await answer('PUT /menu/items/*', { data: { ...dishes[0], available: true } })
  await page.getByRole('button', { name: 'Ya hay Aceitunas' }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Ya hay/ }).elements()).toHaveLength(3)
  await expect.element(page.getByRole('button', { name: 'Ya hay Pulpo' })).toBeVisible()
  expect((await sentCalls()).findLast(({ method }) => method === 'PUT')).toMatchObject({
    path: '/menu/items/Aceitunas',
    body: { available: true },
  })
})

test('the last three changes stand below, with the way to all of them', async () => {
  stopDate('2026-11-21T12:00:00Z')
  const changed = (name: string): ActivityEntry => ({
    id: name,
    at: '2026-11-21T11:45:00Z',
    actor: { id: 'u2', name: 'Marta', isSelf: false },
    action: 'dish.price',
    count: 1,
    items: [{ id: name, name, field: null, before: '9.00', after: '9.50' }],
    changeId: null,
    undone: false,
  })
  const activity = ['Croquetas', 'Pan', 'Flan', 'Vino'].map(changed)
  await openHome({ restaurant: sampleRestaurant(DONE), dishes: dishesNamed('Pan', 'Vino', 'Flan'), activity })
  const lines = page.getByRole('listitem').filter({ hasText: 'Marta cambió el precio' })
  await expect
    .poll(() => lines.elements()[0]?.textContent)
    .toMatch(/^Marta cambió el precio de Croquetas:\s9,00\s→\s9,50\s€Hoy, 12:45$/)
  expect(lines.elements()).toHaveLength(3)
  await expect.element(link('Ver la actividad')).toHaveAttribute('href', '/dashboard/restaurant?tab=activity')
})

const cardOf = (title: string) => heading(title).element().closest('section')?.getBoundingClientRect() ?? new DOMRect()

test('on a quiet day the figures fill the second column, and today is told by its hours', async () => {
  await page.viewport(1440, 900)
  stopDate('2026-11-21T12:00:00Z')
  await openHome({ restaurant: sampleRestaurant(DONE), dishes: dishesNamed('Pan', 'Vino', 'Flan') })
  await expect.element(heading('Para dejarla redonda')).toBeVisible()
  await expect.element(page.getByText('Hoy, de 12:00 a 16:00 y de 20:00 a 23:00')).toBeInTheDocument()
  await expect.element(page.getByText('12:00–16:00 · 20:00–23:00')).toBeVisible()
  const [now, figures] = [cardOf('Ahora mismo'), cardOf('Tu carta')]
  expect([figures.left, figures.width]).toEqual([now.left, now.width])
  expect(figures.top).toBeGreaterThan(now.bottom)
})

test('on a day when something is sold out the second column is that of now alone', async () => {
  await page.viewport(1440, 900)
  const dishes = dishesNamed('Pan', 'Vino', 'Flan').map(dish => ({ ...dish, available: dish._id !== 'Flan' }))
  await openHome({ restaurant: sampleRestaurant(DONE), dishes })
  await expect.element(heading('Tu carta')).toBeVisible()
  expect(cardOf('Tu carta').left).toBe(cardOf('Para dejarla redonda').left)
  await answer('PUT /menu/items/*', { data: { ...dishes[2], available: true } })
  await page.getByRole('button', { name: 'Ya hay Flan' }).click()
  await expect.poll(() => page.getByText('Agotado').elements()).toHaveLength(0)
  expect(cardOf('Tu carta').left).toBe(cardOf('Para dejarla redonda').left)
})

test('on a phone the restaurant comes first, then now, what is left, and the figures', async () => {
  await page.viewport(390, 844)
  await openHome({ restaurant: sampleRestaurant(DONE), dishes: dishesNamed('Pan', 'Vino', 'Flan') })
  await expect.element(heading('Tu carta')).toBeVisible()
  const tops = ['Casa Lola', 'Ahora mismo', 'Para dejarla redonda', 'Tu carta'].map(title => cardOf(title).top)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('with nothing sold out that part is away, and who may only read is asked for nothing', async () => {
  const readOnly = sampleRestaurant({ readOnly: 'inactive' })
  await openHome({ restaurant: readOnly, dishes: dishesNamed('Pan') })
  await expect.element(heading('Ahora mismo')).toBeVisible()
  expect(page.getByText('Agotado').elements()).toHaveLength(0)
  expect(page.getByText('Tu carta, hoy').elements()).toHaveLength(0)
  expect(page.getByText('Para dejarla redonda').elements()).toHaveLength(0)
})

test("an admin in somebody else's restaurant is not asked for what is left of the first day", async () => {
  const owner = { name: 'Olga', email: 'olga@ejemplo.com' }
  await openHome({ restaurant: sampleRestaurant({ owner }), dishes: dishesNamed('Pan', 'Vino', 'Flan') })
  await expect.element(heading('Para dejarla redonda')).toBeVisible()
  expect(page.getByText('Tu carta, hoy').elements()).toHaveLength(0)
})

test('my own menu stands in the drawn phone, out of reach of finger and keyboard', async () => {
  await openHome()
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toContain('/dashboard/vista-previa/r1')
  expect(document.querySelector('iframe')?.inert).toBe(true)
})

test('a house that has never printed its carta is told so', async () => {
  const notOnPaper = page.getByRole('link').filter({ hasText: 'Tu carta no está en papel' })
  const house = { restaurant: sampleRestaurant(DONE), dishes: dishesNamed('Pan', 'Vino', 'Flan') }
  await openHome({ ...house, editions: [] })
  await expect.element(notOnPaper).toHaveAttribute('href', '/dashboard/qr?tab=impresa')
  await expect.element(notOnPaper.getByText(/Los precios tienen que poder leerse/)).toBeVisible()
})
