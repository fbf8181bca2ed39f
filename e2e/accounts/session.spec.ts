import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'
import { menuOf } from '../support/menu-data.ts'
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
  // A browser that offers its passkeys asks for a challenge; that is no call of a member.
  await page.route(/\/api\/(?!auth\/passkey-login)/, route => route.fulfill({ status: 401, json: removed }))
  await save(page)
  const told = page.getByRole('dialog', { name: /^Ya no estás en el equipo/ })
  await expect(told.getByRole('button', { name: 'Copiar el texto' })).toBeVisible()
  await expectNoAxeFindings(page)
  await told.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Tu acceso al equipo ha sido retirado.')
})

test('the page is closed after its session has ended: whoever signs in again goes on in the dish', {
  tag: '@phone',
}, async ({ page, restaurant, context, call, login, expectFailedCalls }) => {
  expectFailedCalls('PUT /menu/items/* 401', 'POST /auth/refresh 401')
  const { _id, owner } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Postres'), 'Flan')
  const ended = page.getByRole('dialog', { name: 'Vuelve a entrar para seguir' })
  await page.goto('/dashboard/menu')
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  const form = page.getByRole('dialog', { name: 'Editar Plato' })
  await form.getByLabel('Descripción').fill('De la abuela')
  await context.clearCookies()
  await save(page)
  await expect(ended).toBeVisible()
  // What a phone does that is put away: the page is gone, its storage stays.
  await page.goto('about:blank')
  await login(owner)
  await page.goto('/dashboard')
  const offer = page.getByRole('alertdialog', { name: 'Esto quedó sin guardar' })
  await expect(offer.getByText(/^«Flan», hoy a las? /)).toBeVisible()
  await expectNoAxeFindings(page)
  await offer.getByRole('button', { name: 'Seguir donde estaba' }).click()
  await expect(form.getByLabel('Descripción')).toHaveValue('De la abuela')
  await save(page)
  await expect(form).toBeHidden()
})
