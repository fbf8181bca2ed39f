import { newAccount } from '../support/people.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'

const RULE =
  'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.'

/** Brotli, without headers. */
const SCRIPT_BYTES_MAX = 110_000

test('/auth shows its form before any script, and loads at most 110 KB of script', { tag: '@one-size' }, async ({
  page,
}) => {
  let sent = () => {}
  const held = new Promise<void>(resolve => {
    sent = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/auth')
  await expect(page.getByText('Entra para seguir con tu carta.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeDisabled()
  sent()
  await expect(page.getByLabel('Email')).toBeEnabled()
  const bytes = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return loaded
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES_MAX)
})

test('registration says under each field what is wrong, and leads to onboarding', { tag: '@one-size' }, async ({
  page,
  register,
  context,
  expectFailedCalls,
}) => {
  expectFailedCalls('POST /auth/register 409')
  const taken = await register()
  await context.clearCookies()
  await page.goto('/auth?mode=register')
  await expect(page.getByRole('heading', { level: 1, name: 'Abre tu carta' })).toBeVisible()
  const submit = page.getByRole('button', { name: 'Comenzar gratis' })
  await submit.click()
  await expect(page.getByText('Por favor, introduce tu nombre')).toBeVisible()
  await expect(page.getByText('El correo electrónico debe tener el formato nombre@ejemplo.com')).toBeVisible()
  await expect(page.getByText(RULE)).toBeVisible()

  const password = page.getByLabel('Contraseña', { exact: true })
  await password.fill('Sobremesa1')
  await expect(page.getByRole('listitem').filter({ hasText: 'Un número, cumplido' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Un carácter especial, falta' })).toBeVisible()
  await page.getByLabel('Confirmar contraseña').fill('otra')
  await submit.click()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()

  const account = newAccount()
  await page.getByLabel('Nombre').fill(account.name)
  await page.getByLabel('Email').fill(taken.email.toUpperCase())
  await password.fill(account.password)
  await page.getByLabel('Confirmar contraseña').fill(account.password)
  await submit.click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Ya existe una cuenta con ese email.',
  )
  await expect(page.getByLabel('Nombre')).toHaveValue(account.name)
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
  await submit.click()
  await expect(page).toHaveURL(/\/auth\/onboarding$/)
})

test('a wrong password says so and keeps what was typed; the right one opens the dashboard', async ({
  page,
  restaurant,
  context,
  expectFailedCalls,
}) => {
  expectFailedCalls('POST /auth/login 401')
  const { owner } = await restaurant()
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Error al iniciar sesión. Verifica tus credenciales.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(owner.email)

  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible()
})

test('the interrupted page opens again after signing in, and is never in the URL; a live session skips /auth', {
  tag: '@one-size',
}, async ({ page, register, call, context, expectFailedCalls }) => {
  expectFailedCalls('GET /auth/me 401', 'POST /auth/refresh 401')
  const owner = await register()
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/auth\/onboarding$/)
  await call('POST', '/restaurants', { name: 'Casa Marta' })
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/dashboard\/home$/)

  await context.clearCookies()
  await page.goto('/dashboard/user?tab=support')
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/user\?tab=support$/)
})

test("'Cerrar sesión' ends at /auth, also when the call fails, and forgets the page", { tag: '@one-size' }, async ({
  page,
  restaurant,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await restaurant()
  await page.route('**/api/auth/logout', route => route.abort())
  await page.goto('/dashboard/user')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Error al cerrar la sesión')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('/dashboard')
})

test('a failed first load offers to try again; a session that ended elsewhere leads to /auth at the next call', {
  tag: '@one-size',
}, async ({ page, restaurant, context, expectFailedCalls }) => {
  expectFailedCalls(
    'GET /auth/me 503',
    'GET /restaurants/*/categories 401',
    'GET /restaurants/*/items 401',
    'POST /auth/refresh 401',
  )
  await restaurant()
  await page.route('**/api/auth/me', route =>
    route.fulfill({ status: 503, json: { success: false, message: 'no', code: 'unavailable' } }),
  )
  await page.goto('/dashboard/user')
  await expect(page.getByRole('heading', { name: 'No se pudo cargar el usuario' })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.unroute('**/api/auth/me')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()

  await context.clearCookies()
  await page.getByRole('link', { name: 'Menú' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Tu sesión ha terminado.', { exact: false })).toBeVisible()
})

test('the session is checked every 300 seconds; an error of the server keeps the page', { tag: '@one-size' }, async ({
  page,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /auth/me 503')
  await restaurant()
  await page.clock.install()
  let checks = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/auth/me')) checks++
  })
  await page.goto('/dashboard/user')
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  const atFirst = checks
  await page.clock.runFor(270_000)
  expect(checks).toBe(atFirst)
  await page.route('**/api/auth/me', route =>
    route.fulfill({ status: 503, json: { success: false, message: 'no', code: 'unavailable' } }),
  )
  await page.clock.runFor(31_000)
  await expect.poll(() => checks).toBeGreaterThan(atFirst)
  await page.clock.runFor(15_000)
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
})

test('/auth shows the known message only, and stands in for the unknown pages below it', { tag: '@one-size' }, async ({
  page,
}) => {
  await page.goto('/auth?message=invitation-accepted')
  await expect(page.getByText('Invitación aceptada. Ya puedes iniciar sesión.')).toBeVisible()
  await page.goto('/auth?message=<b>hola</b>')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('hola')).toHaveCount(0)
  await page.goto('/auth/accept-invitation')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Token de invitación no válido')).toBeVisible()
  await page.goto('/auth/quien-sabe')
  await expect(page).toHaveURL(/\/auth$/)
})

test('the pages of the sign-in pass axe and fit a phone', async ({ page }) => {
  for (const path of ['/auth', '/auth?mode=register', '/auth/restore-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  }
})
