import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { dialog, menuOf, openMenu, row, toast } from '../support/menu-data.ts'
import { createAdmin, createSecondFactor, grantPlan } from '../support/operator.ts'
import { newAccount, PASSWORD } from '../support/people.ts'

const NEEDED = { success: false, code: 'confirm_needed', message: 'Confirma que eres tú con tu contraseña.' }
const MINUTE_MS = 60_000

async function expectGoodScreen(page: Page): Promise<void> {
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
}
async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
}

test('a deleted account comes back by the link of its mail, once', { tag: '@phone' }, async ({
  page,
  restaurant,
  outbox,
  diner,
  allowConsole,
  expectFailedCalls,
}) => {
  allowConsole(/404/)
  expectFailedCalls('DELETE /auth/delete 403', 'POST /auth/confirm 400')
  expectFailedCalls('GET /auth/me 401', 'POST /auth/refresh 401')
  const { slug, owner } = await restaurant()
  const guest = await diner()
  const carta = async () => (await guest.goto(`/${slug}`))?.status()
  await page.goto('/dashboard/user?tab=security')
  // As a quarter of an hour after signing in.
  await page.route('**/api/auth/delete', route => route.fulfill({ status: 403, json: NEEDED }), { times: 1 })
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
  await dialog(page, 'Eliminar cuenta').getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
  await page.keyboard.press('Enter')
  const question = dialog(page, 'Antes, tu contraseña')
  await expect(question.getByLabel('Tu contraseña')).toBeFocused()
  await question.getByLabel('Tu contraseña').fill('no es esta')
  await page.keyboard.press('Enter')
  await expect(question.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await expectGoodScreen(page)
  expect(await carta()).toBe(200)
  await question.getByLabel('Tu contraseña').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cuenta eliminada correctamente')).toBeVisible()
  expect(await carta()).toBe(404)

  const deleted = (await outbox(owner.email)).find(({ subject }) => subject.includes('eliminada'))
  const link = deleted?.text.match(/https?:\S+\/auth\/deshacer\S+/)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '¿La recuperamos?' })).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Aquí no ha pasado nada' })).toBeFocused()
  await expectGoodScreen(page)
  expect(await carta()).toBe(200)
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await signIn(page, owner.email)
  await expect(page).toHaveURL(/\/dashboard\/home$/)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Ya la recuperaste' })).toBeFocused()
  await expect(page.getByText(/^Este enlace se usó hoy a las? /)).toBeVisible()
  await expectGoodScreen(page)
})

test('an owner signs in in another tab: what a worker typed and changed waits for the worker', {
  tag: '@phone',
}, async ({ page, call, context, baseURL, restaurant, outbox, login, allowConsole, expectFailedCalls }) => {
  allowConsole(/ERR_FAILED/)
  expectFailedCalls('PUT /menu/items/* 409', 'PUT /restaurants/verify-all-status 409')
  const { _id, owner } = await restaurant()
  await grantPlan(owner.email, { tier: 'pro', status: 'active' })
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await menu.dish(category, 'Flan')
  await menu.dish(category, 'Tarta')
  const luis = newAccount({ name: 'Luis Prieto' })
  await call('POST', '/team/invite', { name: luis.name, email: luis.email, restaurantIds: [_id] })
  const token = new URL((await outbox(luis.email))[0]?.text.match(/https?:\S+accept-invitation\S+/)?.[0] ?? baseURL)
    .searchParams
  await call('POST', '/team/accept-invitation', {
    token: token.get('token'),
    password: PASSWORD,
    confirmPassword: PASSWORD,
  })
  await login(luis)

  await openMenu(page)
  await page.route('**/api/menu/items/*', route => route.abort())
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect(row(page, 'Flan').getByText('Sin guardar')).toBeVisible()
  await page.getByRole('button', { name: /Editar.*Tarta/ }).click()
  const form = dialog(page, 'Editar Plato')
  await form.getByLabel('Precio').fill('7,25')

  // From now on: each waits, once it was refused, until the dialog is answered.
  const refusals = ['/menu/items/', '/verify-all-status'].map(path =>
    page.waitForResponse(answer => answer.url().includes(path) && answer.status() === 409),
  )
  await login(owner)
  const tab = await context.newPage()
  await tab.goto('/dashboard/home')
  const question = page.getByRole('alertdialog', { name: `En este navegador ha entrado ${owner.name}` })
  await expect(question).toContainText(`Esta página es de ${luis.email}: mientras tanto, aquí no se guarda nada.`)
  await expect(question).toContainText('Lo que tienes sin guardar sigue aquí.')
  await expectGoodScreen(page)
  await page.unroute('**/api/menu/items/*')
  // As when one comes back to the tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await Promise.all(refusals)
  const stored = async () => (await menu.dishes(category)).map(({ available, price }) => [available, price])
  expect(await stored()).toEqual([
    [true, 5],
    [true, 5],
  ])

  await question.getByRole('button', { name: `Entrar como ${luis.name}` }).click()
  const again = dialog(page, 'Vuelve a entrar para seguir')
  await again.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden()
  await expect(form.getByLabel('Precio')).toHaveValue('7,25')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(toast(page, 'Plato actualizado correctamente')).toBeVisible()
  await expect.poll(stored).toEqual([
    [false, 5],
    [true, 7.25],
  ])
})

test('an administrator signs in with a code, or with one of those on paper, once', { tag: '@phone' }, async ({
  page,
  context,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /auth/me 401', 'POST /auth/refresh 401', 'POST /auth/login 401')
  const admin = newAccount({ name: 'Ada' })
  await createAdmin(admin)
  const { codeOf, paper } = await createSecondFactor(admin.email)
  const code = page.getByLabel('Código de tu aplicación')
  const enter = async (typed: string) => {
    await code.fill(typed)
    await page.keyboard.press('Enter')
  }
  const startAgain = async () => {
    await context.clearCookies()
    await page.goto('/auth')
    await signIn(page, admin.email)
  }
  await startAgain()
  await expect(code).toBeFocused()
  await expectGoodScreen(page)
  await enter(codeOf(Date.now() - 10 * MINUTE_MS))
  await expect(page.getByText('Ese código no vale. Escribe el que ves ahora.')).toBeVisible()
  await expectGoodScreen(page)
  await enter(codeOf(Date.now()))
  await expect(page).toHaveURL(/\/dashboard\//)

  await startAgain()
  await enter(paper[0] ?? '')
  await expect(page).toHaveURL(/\/dashboard\//)
  await startAgain()
  await enter(paper[0] ?? '')
  await expect(page.getByText('Ese código no vale. Escribe el que ves ahora.')).toBeVisible()
})
