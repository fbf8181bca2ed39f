import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'
import { PASSWORD } from '../support/people.ts'

/** A form with unsaved input. */
async function typeNewName(page: Page): Promise<void> {
  await page.goto('/dashboard/restaurant')
  await page.getByLabel('Nombre', { exact: false }).first().fill('Casa Nueva')
}
const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).filter({ visible: true }).first().click()

test('many calls at once with an expired access cookie make one refresh and all succeed', { tag: '@one-size' }, async ({
  page,
  restaurant,
  context,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /restaurants/*/categories 401', 'GET /restaurants/*/items 401')
  await restaurant()
  await page.goto('/dashboard/user?tab=security')
  await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible()
  await context.clearCookies({ name: /access/ })
  let refused = 0
  let refreshes = 0
  page.on('response', response => {
    if (response.status() === 401) refused += 1
    if (response.url().endsWith('/api/auth/refresh')) refreshes += 1
  })
  await page.getByRole('link', { name: 'Menú' }).filter({ visible: true }).click()
  await expect(page.getByText('No hay categorías')).toBeVisible()
  await expect.poll(() => refused).toBeGreaterThan(1)
  expect(refreshes).toBe(1)
  await expect(page).toHaveURL(/\/dashboard\/menu$/)
})

test('an ended session asks for the password over an open form, and what was typed is saved', {
  tag: '@one-size',
}, async ({ page, restaurant, context, call, expectFailedCalls }) => {
  expectFailedCalls('PUT /restaurants/* 401', 'POST /auth/refresh 401', 'POST /auth/login 401')
  const { _id, owner } = await restaurant()
  await typeNewName(page)
  await context.clearCookies()
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Vuelve a entrar para seguir' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(owner.email)).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Comprueba las mayúsculas y que no falte nada.')).toBeVisible()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(async () => {
    expect((await call<{ name: string }>('GET', `/restaurants/${_id}`)).name).toBe('Casa Nueva')
  }).toPass()
})

test("over an open form 'Salir sin guardar' leads to /auth; a removed member is led there and told why", {
  tag: '@one-size',
}, async ({ page, restaurant, context, login, expectFailedCalls }) => {
  expectFailedCalls('PUT /restaurants/* 401', 'POST /auth/refresh 401')
  const { owner } = await restaurant()
  await typeNewName(page)
  await context.clearCookies()
  await save(page)
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await login(owner)
  await typeNewName(page)
  const removed = { success: false, code: 'member_removed', message: 'Tu acceso al equipo ha sido retirado.' }
  await page.route('**/api/**', route => route.fulfill({ status: 401, json: removed }))
  await save(page)
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Tu acceso al equipo ha sido retirado.')
})
