import type { Browser, Page } from '@playwright/test'
import { drawPng } from '../support/pictures.ts'
import { newAccount } from '../support/people.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'

const unique = () => Math.random().toString(36).slice(2, 8)
const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()
const name = (page: Page) => page.getByLabel('Nombre del restaurante')

test('an owner makes the first restaurant in four steps, by keyboard alone', async ({ page, register, call }) => {
  await register()
  const title = `Mesón Ñandú ${unique()}`
  await page.goto('/auth/onboarding')
  await expect(page.getByText('Paso 1 de 4')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Continuar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(name(page)).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paso 3 de 4')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Portugués' })).toBeChecked()
  await page
    .getByLabel('Logo, si lo tienes a mano')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: drawPng(300, 300) })
  await page.getByRole('dialog').getByRole('button', { name: 'Usar logo' }).click()
  await page.getByRole('radio', { name: 'Pimentón' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Azulejo' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paso 4 de 4')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: title })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Azulejo, con tu logo' })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Finalizar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)

  const [made] = await call<Record<string, unknown>[]>('GET', '/restaurants')
  expect(made).toMatchObject({
    name: title,
    slug: title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-'),
    defaultLocale: 'pt',
    supportedLocales: ['pt'],
    currency: 'EUR',
    theme: { primaryColor: '#1d3f78', secondaryColor: '#fffaf0', accentColor: '#e2a23b', style: 'modern' },
    logoUrl: expect.stringMatching(/^\/uploads\//),
    address: { country: 'España' },
  })
  expect(made?.hours).toMatchObject({
    sunday: [
      { open: '12:00', close: '16:00' },
      { open: '20:00', close: '23:30' },
    ],
  })
})

test('a name is needed, of 2 to 50 characters', { tag: '@one-size' }, async ({ page, register }) => {
  await register()
  await page.goto('/auth/onboarding')
  await next(page)
  await next(page)
  await expect(page.getByText('El nombre del restaurante es obligatorio')).toBeVisible()
  await name(page).fill('A')
  await expect(page.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible()
  await name(page).fill('A'.repeat(51))
  await expect(page.getByText('El nombre no puede exceder los 50 caracteres')).toBeVisible()
  await next(page)
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()
})

test('a taken slug gets a number, and the owner is told', { tag: '@one-size' }, async ({
  page,
  restaurant,
  register,
  context,
}) => {
  const taken = await restaurant({ name: `La Tasca ${unique()}` })
  await context.clearCookies()
  await register()
  await page.goto('/auth/onboarding')
  await next(page)
  await name(page).fill(taken.name)
  const told = page.getByRole('status').filter({ hasText: `${taken.slug} ya está en uso. Está libre` })
  await expect(told).toContainText(new RegExp(`${taken.slug}-[1-9]\\d{3}`))
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
})

test("a restaurant called '!!!' gets restaurante-NNNN, and its owner is told", { tag: '@one-size' }, async ({
  page,
  register,
  call,
}) => {
  await register()
  await page.goto('/auth/onboarding')
  await next(page)
  await name(page).fill('!!!')
  await expect(page.getByText('Con ese nombre no se puede formar una dirección.', { exact: false })).toBeVisible()
  await next(page)
  await next(page)
  await page.getByRole('button', { name: 'Finalizar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  const [made] = await call<{ name: string; slug: string }[]>('GET', '/restaurants')
  expect(made).toMatchObject({ name: '!!!', slug: expect.stringMatching(/^restaurante-[1-9]\d{3}$/) })
})

test('the wizard survives a reload at every step', { tag: '@one-size' }, async ({ page, register }) => {
  await register()
  const title = `Bodega ${unique()}`
  await page.goto('/auth/onboarding')
  await next(page)
  await page.reload()
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()
  await name(page).fill(title)
  await page.reload()
  await expect(name(page)).toHaveValue(title)
  await next(page)
  await page.getByRole('radio', { name: 'Inglés' }).check()
  await page.reload()
  await expect(page.getByText('Paso 3 de 4')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Inglés' })).toBeChecked()
  await next(page)
  await page.reload()
  await expect(page.getByText('Paso 4 de 4')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Inglés' })).toBeVisible()
  await page.getByRole('button', { name: 'Anterior' }).click()
  await page.getByRole('button', { name: 'Anterior' }).click()
  await expect(name(page)).toHaveValue(title)
})

/** A new user, in a separate browser, at the last step with this name. */
async function readyToFinish(browser: Browser, baseURL: string, title: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await context.request.post('/api/auth/register', { data: newAccount(), headers: { origin: baseURL } })
  const page = await context.newPage()
  await page.goto('/auth/onboarding')
  await next(page)
  await name(page).fill(title)
  await next(page)
  await next(page)
  await expect(page.getByText('Paso 4 de 4')).toBeVisible()
  return page
}

test('owners who finish with the same name at once all succeed, with different slugs', { tag: '@one-size' }, async ({
  browser,
  baseURL,
}) => {
  const title = `El Mismo ${unique()}`
  const pages: Page[] = []
  for (let person = 0; person < 4; person++) pages.push(await readyToFinish(browser, baseURL, title))
  await Promise.all(pages.map(page => page.getByRole('button', { name: 'Finalizar' }).click()))
  const slugs = await Promise.all(
    pages.map(async page => {
      await expect(page).toHaveURL(/\/dashboard\/home$/)
      const answer = await page.request.get('/api/restaurants')
      return ((await answer.json()) as { data: { slug: string }[] }).data[0]?.slug
    }),
  )
  expect(new Set(slugs).size).toBe(4)
  await Promise.all(pages.map(page => page.context().close()))
})

test('without a connection it says so and loses nothing', { tag: '@one-size' }, async ({
  page,
  register,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await register()
  await page.goto('/auth/onboarding')
  await next(page)
  await name(page).fill(`La Barra ${unique()}`)
  await next(page)
  await next(page)
  await page.route('**/api/restaurants', route => route.abort())
  await page.getByRole('button', { name: 'Finalizar' }).click()
  await expect(page.getByText('Error de conexión. Verifica tu internet e inténtalo de nuevo.')).toBeVisible()
  await page.unroute('**/api/restaurants')
  await page.getByRole('button', { name: 'Finalizar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
})

test('onboarding is for owners without a restaurant, and needs a session', { tag: '@one-size' }, async ({
  page,
  register,
  restaurant,
  context,
}) => {
  await page.goto('/auth/onboarding')
  await expect(page).toHaveURL(/\/auth$/)
  await register()
  await page.goto('/dashboard/menu')
  await page.getByRole('link', { name: 'Ajustes' }).click()
  for (const tab of ['Perfil', 'Seguridad', 'Suscripción', 'Soporte', 'Restaurantes']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
  }
  await context.clearCookies()
  await restaurant()
  await page.goto('/auth/onboarding')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await context.clearCookies()
})
