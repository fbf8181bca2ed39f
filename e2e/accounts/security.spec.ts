import type { Browser } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { PASSWORD } from '../support/people.ts'

const NEXT = 'Otra-paella-9'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** A session of the same person on another browser. */
async function signInElsewhere(browser: Browser, origin: string, email: string): Promise<void> {
  const context = await browser.newContext({ userAgent: FIREFOX })
  const data = { email, password: PASSWORD }
  await context.request.post(`${origin}/api/auth/login`, { data, headers: { origin } })
  await context.close()
}

test('Perfil: the name is edited in its place, the email is not; a failure keeps what was typed', {
  tag: '@one-size',
}, async ({ page, restaurant, expectFailedCalls }) => {
  expectFailedCalls('PUT /auth/update 500')
  await restaurant()
  await page.goto('/dashboard/user')
  await page.getByRole('button', { name: 'Editar nombre' }).click()
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled()
  await expect(page.getByText('El email no se puede cambiar directamente')).toBeVisible()
  await page.getByLabel('Nombre').fill(' ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible()
  await page.getByLabel('Nombre').fill('Marta Iglesias Soler')
  await expectNoAxeFindings(page)
  await page.route('**/api/auth/update', route => route.fulfill({ status: 500, json: { success: false } }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Error al actualizar la información')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Marta Iglesias Soler')
  await page.unroute('**/api/auth/update')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Información actualizada correctamente')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Marta Iglesias Soler' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar nombre' })).toBeFocused()
})

test('Seguridad: a new password, with the present one', { tag: '@one-size' }, async ({
  page,
  restaurant,
  expectFailedCalls,
  login,
}) => {
  expectFailedCalls('PUT /auth/update 400')
  const { owner } = await restaurant()
  await page.goto('/dashboard/user?tab=security')
  const current = page.getByRole('textbox', { name: 'Contraseña actual' })
  await current.fill('no es esta')
  await page.getByLabel('Nueva contraseña').fill(NEXT)
  await page.getByLabel('Confirmar contraseña').fill('otra')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await page.getByLabel('Confirmar contraseña').fill(NEXT)
  await page.keyboard.press('Enter')
  await expect(current).toHaveAccessibleDescription('La contraseña actual no es correcta.')
  await expect(current).toBeFocused()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await current.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible()
  await expect(current).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Cambiar contraseña' })).toBeFocused()
  await login({ email: owner.email, password: NEXT })
})

test('Seguridad: open sessions, and closing the others', { tag: '@one-size' }, async ({
  page,
  restaurant,
  browser,
  baseURL,
}) => {
  const { owner } = await restaurant()
  await signInElsewhere(browser, baseURL, owner.email)
  await signInElsewhere(browser, baseURL, owner.email)
  await page.goto('/dashboard/user?tab=security')
  const list = page.getByRole('listitem').filter({ hasText: / en / })
  await expect(list).toHaveCount(3)
  await expect(list.first()).toContainText('Este dispositivo')
  await expect(list.nth(1)).toContainText('Firefox en Windows')
  await page.getByRole('button', { name: 'Cerrar las demás' }).click()
  await expect(page.getByText('¿Cerrar las otras 2 sesiones?')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesiones' }).click()
  await expect(page.getByText('Se han cerrado 2 sesiones')).toBeVisible()
  await expect(list).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeFocused()
})

test('Seguridad: the own data as one archive', { tag: '@one-size' }, async ({
  page,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /auth/export 429')
  await restaurant()
  await page.goto('/dashboard/user?tab=security')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^sobremesa-export-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText('Archivo descargado', { exact: false })).toBeVisible()
  const limited = { success: false, code: 'too_many_requests', message: 'x' }
  await page.route('**/api/auth/export', route =>
    route.fulfill({ status: 429, headers: { 'retry-after': '40000' }, json: limited }),
  )
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  await expect(page.getByText('Hoy ya lo has descargado tres veces.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Descargar mis datos' })).toBeDisabled()
})

test('Zona de peligro: the account goes after ELIMINAR, by keyboard alone', { tag: '@one-size' }, async ({
  page,
  restaurant,
  allowConsole,
  expectFailedCalls,
}) => {
  allowConsole(/404/)
  expectFailedCalls('DELETE /auth/delete 500')
  const { slug } = await restaurant()
  await page.goto('/dashboard/user?tab=security')
  const open = page.getByRole('button', { name: 'Eliminar cuenta' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Eliminar cuenta' })
  const word = dialog.getByLabel('Escribe ELIMINAR para confirmar')
  await expect(word).toBeFocused()
  const confirm = dialog.getByRole('button', { name: 'Eliminar cuenta' })
  await page.keyboard.type('eliminar')
  await expect(confirm).toBeDisabled()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(word).toBeFocused()
  await expect(word).toHaveValue('')
  await page.keyboard.type('ELIMINAR')
  await page.route('**/api/auth/delete', route => route.fulfill({ status: 500, json: { success: false } }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Error al eliminar la cuenta')).toBeVisible()
  await page.unroute('**/api/auth/delete')
  await word.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cuenta eliminada correctamente')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const answer = await page.goto(`/${slug}`)
  expect(answer?.status()).toBe(404)
})
