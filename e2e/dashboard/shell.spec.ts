import type { Page } from '@playwright/test'
import { createAdmin, grantPlan } from '../support/operator.ts'
import { newAccount, type Restaurant } from '../support/people.ts'
import { expect, expectGoodAtBothSizes, expectNoAxeFindings, test } from '../support/fixtures.ts'
import { chooseOption } from '../support/steps.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Panel' }).filter({ visible: true })

test('a sidebar of 256 px from 1025 px on; a header and a bottom bar below', { tag: '@one-size' }, async ({
  page,
  restaurant,
}) => {
  const { name } = await restaurant()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  for (const width of [1025, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const side = page.getByRole('complementary')
    if (width === 1025) await expect.poll(async () => (await side.boundingBox())?.width).toBe(256)
    else await expect(side).toBeHidden()
    await expect(page.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await expect(nav(page).getByRole('link')).toHaveText(['Inicio', 'Restaurante', 'Menú', 'QR', 'Ajustes'])
  }
})

test('a new path scrolls to the top and sets the title; an unknown one leads to the home', {
  tag: '@one-size',
}, async ({ page, restaurant }) => {
  await restaurant()
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 320 })
  await page.goto('/dashboard/no-existe')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Marta' })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }))
  await nav(page).getByRole('link', { name: 'Ajustes' }).click()
  await expect(page).toHaveTitle('Perfil · Ajustes de usuario · Sobremesa')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('tab', { name: 'Seguridad' }).click()
  await expect(page).toHaveTitle('Seguridad · Ajustes de usuario · Sobremesa')
  await nav(page).getByRole('link', { name: 'Restaurante' }).click()
  await page.getByRole('tab', { name: 'Horario' }).click()
  await expect(page).toHaveTitle('Horario · Restaurante · Sobremesa')
})

test('with two restaurants a dropdown switches, and says so', async ({ page, restaurant, call, expectFailedCalls }) => {
  expectFailedCalls('PUT /restaurants/*/switch 409')
  const first = await restaurant({ name: 'Casa Primera' })
  await grantPlan(first.owner.email, { tier: 'pro', status: 'active' })
  await page.goto('/dashboard/home')
  await expect(page.getByRole('combobox', { name: 'Restaurante' })).toHaveCount(0)
  await call<Restaurant>('POST', '/restaurants', { name: 'Casa Segunda' })
  await page.reload()
  await chooseOption(
    page,
    page.getByRole('combobox', { name: 'Restaurante' }).filter({ visible: true }),
    'Casa Segunda',
  )
  await expect(page.getByText('Trabajando en Casa Segunda')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Casa Segunda' })).toBeVisible()
  await expectNoAxeFindings(page)
  // On a phone the message stands over the header, and stays while the mouse is on it.
  await page.getByRole('status', { name: 'Trabajando en Casa Segunda' }).getByRole('button', { name: 'Cerrar' }).click()

  await page.route('**/switch', route =>
    route.fulfill({ status: 409, json: { success: false, message: 'no', code: 'no' } }),
  )
  await chooseOption(
    page,
    page.getByRole('combobox', { name: 'Restaurante' }).filter({ visible: true }),
    'Casa Primera',
  )
  await expect(page.getByText('No se pudo cambiar de restaurante')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Casa Segunda' })).toBeVisible()
})

test('when the current restaurant becomes inactive, the first active one replaces it without a toast', {
  tag: '@one-size',
}, async ({ page, restaurant, call }) => {
  const first = await restaurant({ name: 'Casa Primera' })
  await grantPlan(first.owner.email, { tier: 'pro', status: 'active' })
  const second = await call<Restaurant>('POST', '/restaurants', { name: 'Casa Segunda' })
  await call('PUT', `/restaurants/${second._id}/switch`, {})
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { level: 2, name: 'Casa Segunda' })).toBeVisible()
  await grantPlan(first.owner.email, { tier: 'basic', status: 'active' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { level: 2, name: 'Casa Primera' })).toBeVisible()
  await expect(page.getByText('Trabajando en', { exact: false })).toHaveCount(0)
  const user = () => call<{ currentRestaurantId: string }>('GET', '/auth/me')
  await expect.poll(async () => (await user()).currentRestaurantId).toBe(first._id)
})

test('restaurants are verified every 30 seconds, not while the tab is hidden, and at once when it shows', {
  tag: '@one-size',
}, async ({ page, restaurant }) => {
  await restaurant()
  await page.clock.install()
  let calls = 0
  // Answered calls: the clock must not run while one waits, or its ten seconds pass and it counts as a lost connection.
  page.on('requestfinished', request => {
    if (request.url().endsWith('/restaurants/verify-all-status')) calls++
  })
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate(value => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await page.goto('/dashboard/user')
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await expect.poll(() => calls).toBeGreaterThan(0)
  const atFirst = calls
  await page.clock.runFor(31_000)
  await expect.poll(() => calls).toBe(atFirst + 1)
  await show('hidden')
  await page.clock.runFor(95_000)
  expect(calls).toBe(atFirst + 1)
  await show('visible')
  await expect.poll(() => calls).toBe(atFirst + 2)
})

test('an admin sees whose restaurant it is; an unknown id is not found', { tag: '@one-size' }, async ({
  page,
  restaurant,
  context,
  login,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /restaurants/* 404')
  const { _id, name, owner } = await restaurant()
  const admin = newAccount()
  await createAdmin(admin)
  await context.clearCookies()
  await login(admin)
  await page.goto(`/dashboard/home?id=${_id}`)
  await expect(page.getByRole('status').filter({ hasText: `Estás editando ${name} de ${owner.name}` })).toBeVisible()
  await nav(page).getByRole('link', { name: 'QR' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/qr\\?id=${_id}$`))
  await page.goto('/dashboard/home?id=00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'No se ha encontrado el restaurante' })).toBeVisible()
  await page.goto('/dashboard/home')
  await expect(page).toHaveURL(/\/dashboard\/user\?tab=restaurants$/)
})

test("another owner's id is not found, and does not change the current restaurant; without a connection the page stays", {
  tag: '@one-size',
}, async ({ page, restaurant, context, allowConsole, expectFailedCalls }) => {
  allowConsole(/ERR_/)
  expectFailedCalls('GET /restaurants/* 503', 'GET /restaurants/* 404')
  const theirs = await restaurant()
  await context.clearCookies()
  const mine = await restaurant()
  await page.route(`**/api/restaurants/${theirs._id}`, route =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'No disponible' } }),
  )
  await page.goto(`/dashboard/home?id=${theirs._id}`)
  await expect(page.getByRole('heading', { name: 'Error al cargar los restaurantes' })).toBeVisible()
  await page.unroute(`**/api/restaurants/${theirs._id}`)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'No se ha encontrado el restaurante' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('heading', { level: 2, name: mine.name })).toBeVisible()

  await nav(page).getByRole('link', { name: 'Ajustes' }).click()
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await page.route('**/api/**', route => route.abort())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('tab', { name: 'Seguridad' }).click()
  await expect(page.getByRole('heading', { name: 'Cambiar contraseña' })).toBeVisible()
})

test('Perfil shows the user; tabs are in the URL', { tag: '@one-size' }, async ({ page, restaurant }) => {
  const { owner } = await restaurant()
  await page.goto('/dashboard/user?tab=desconocida')
  await expect(page.getByRole('tab', { name: 'Perfil' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 2, name: owner.name })).toBeVisible()
  await expect(page.getByText(/^Propietario\. Miembro desde \w+ de \d{4}$/)).toBeVisible()
  await expect(page.getByRole('main').getByText(owner.email).first()).toBeVisible()
  for (const tab of ['Seguridad', 'Suscripción', 'Soporte', 'Restaurantes']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expectGoodAtBothSizes(page)
  }
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Soporte' })).toHaveAttribute('aria-selected', 'true')
})

test('a worker without a restaurant is told whom to ask, and has two tabs', { tag: '@one-size' }, async ({
  page,
  register,
  call,
}) => {
  await register()
  const user = await call<object>('GET', '/auth/me')
  const worker = { ...user, role: 'worker', status: 'active', subscription: undefined }
  await page.route('**/api/auth/me', route => route.fulfill({ json: { success: true, data: worker } }))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No se ha encontrado el restaurante' })).toBeVisible()
  await expect(page.getByText('Pide acceso al propietario del equipo que te invitó.')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.goto('/dashboard/user?tab=subscription')
  await expect(page.getByText('No tienes permisos para acceder a esta sección')).toBeVisible()
  await expect(page).toHaveURL(/tab=profile$/)
  await expect(page.getByRole('tab')).toHaveText(['Perfil', 'Seguridad'])
  await expect(page.getByText('Trabajador.', { exact: false })).toBeVisible()
  await page.getByRole('tab', { name: 'Seguridad' }).click()
  await expect(page.getByRole('heading', { name: 'Zona de peligro' })).toHaveCount(0)
})

test('keyboard: the first Tab offers to skip to the content, also while the page is loading', {
  tag: '@desktop',
}, async ({ page, restaurant }) => {
  const { name } = await restaurant()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto('/dashboard/home')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  held.resolve()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
