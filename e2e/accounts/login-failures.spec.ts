import type { Page, Route } from '@playwright/test'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'

const fillIn = async (page: Page) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('marta@ejemplo.com')
  await page.getByLabel('Contraseña', { exact: true }).fill('Paella-de-domingo-7')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}
const expectKept = async (page: Page) => {
  await expect(page.getByLabel('Email')).toHaveValue('marta@ejemplo.com')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('Paella-de-domingo-7')
}
const refuse =
  (status: number, code: string, message: string, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { success: false, code, message } })

test('a wrong password says what to look at, and the focus is in it', { tag: '@one-size' }, async ({
  page,
  expectFailedCalls,
}) => {
  expectFailedCalls('POST /auth/login 401')
  await fillIn(page)
  await expect(page.getByText('Error al iniciar sesión. Verifica tus credenciales.')).toBeVisible()
  await expect(page.getByText('Comprueba el email, las mayúsculas y que no falte nada.')).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await expectKept(page)
  await expectNoAxeFindings(page)
})

test('too many tries count down and offer another way in', { tag: '@one-size' }, async ({
  page,
  expectFailedCalls,
}) => {
  expectFailedCalls('POST /auth/login 429')
  await page.clock.install()
  await page.route('**/api/auth/login', refuse(429, 'too_many_requests', 'x', { 'retry-after': '708' }))
  await fillIn(page)
  await expect(page.getByText(/Demasiados intentos. Podrás entrar en 11:4\d/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Recuperar contraseña' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeDisabled()
  await expectKept(page)
  await page.clock.fastForward('11:49')
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled()
})

test('a lost connection, a busy service and a removed member each have their own words', {
  tag: '@one-size',
}, async ({ page, allowConsole, expectFailedCalls }) => {
  allowConsole(/ERR_FAILED/)
  expectFailedCalls('POST /auth/login 503', 'POST /auth/login 403')
  const answerLogin = async (answer: (route: Route) => Promise<void>) => {
    await page.unroute('**/api/auth/login')
    await page.route('**/api/auth/login', answer)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  }
  await page.route('**/api/auth/login', route => route.abort())
  await fillIn(page)
  await expect(page.getByText('Error de conexión. Verifica tu internet e inténtalo de nuevo.')).toBeVisible()
  await expectKept(page)

  const busy = 'El servicio está ocupado. Espera unos segundos e inténtalo de nuevo.'
  await answerLogin(refuse(503, 'unavailable', busy))
  await expect(page.getByText(busy)).toBeVisible()
  await expect(page.getByText('Verifica tus credenciales', { exact: false })).toBeHidden()
  await expectKept(page)

  const removed = 'Tu acceso al equipo ha sido retirado.'
  await answerLogin(refuse(403, 'member_removed', removed))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(removed)
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/mode=register$/)

  // What is typed survives the toggle.
  await page.getByLabel('Nombre').fill('Marta')
  await page.getByRole('tab', { name: 'Iniciar sesión' }).click()
  await page.getByRole('tab', { name: 'Crear cuenta' }).click()
  await expect(page.getByLabel('Nombre')).toHaveValue('Marta')
})
