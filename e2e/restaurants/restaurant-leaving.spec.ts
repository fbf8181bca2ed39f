import { expect, test } from '../support/fixtures.ts'
import { grantPlan } from '../support/operator.ts'
import { open, question, save, tab, unsaved, type Stored } from '../support/restaurant-page.ts'
import { chooseOption } from '../support/steps.ts'

test('leaving with unsaved changes asks first; switching tabs does not', { tag: '@one-size' }, async ({
  page,
  restaurant,
}) => {
  await restaurant()
  await open(page)
  await page.getByLabel('Nombre').fill('Casa Lola')
  await tab(page, 'Horario').click()
  await expect(page).toHaveURL(/tab=hours/)
  await page.goBack()
  await expect(page.getByLabel('Nombre')).toHaveValue('Casa Lola')

  // Closing the window asks too.
  await expect(save(page)).toBeEnabled()
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing

  await page.getByRole('link', { name: 'Menú' }).filter({ visible: true }).click()
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByLabel('Nombre')).toHaveValue('Casa Lola')
  await page.getByRole('link', { name: 'Menú' }).filter({ visible: true }).click()
  await question(page).getByRole('button', { name: 'Descartar cambios' }).click()
  await expect(page).toHaveURL(/\/dashboard\/menu$/)
  await expect(unsaved(page)).toBeHidden()
})

test('choosing another restaurant with unsaved changes asks first, and switches then', { tag: '@one-size' }, async ({
  page,
  restaurant,
  call,
  expectFailedCalls,
}) => {
  expectFailedCalls('PUT /restaurants/*/switch 503')
  const first = await restaurant({ name: 'Casa Primera' })
  await grantPlan(first.owner.email, { tier: 'pro', status: 'active' })
  const second = await call<Stored>('POST', '/restaurants', { name: 'Casa Segunda' })
  const current = async () => (await call<{ currentRestaurantId: string }>('GET', '/auth/me')).currentRestaurantId
  const list = page.getByRole('combobox', { name: 'Restaurante' }).filter({ visible: true })
  const asked = page.getByRole('alertdialog', { name: 'Antes de ir a Casa Segunda' })
  const choose = (name: string) => chooseOption(page, list, name)
  await open(page, '?tab=basic')
  await page.getByLabel('Nombre').fill('Casa Lola')
  await choose('Casa Segunda')
  await asked.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByLabel('Nombre')).toHaveValue('Casa Lola')
  expect(await current()).toBe(first._id)

  await page.route('**/switch', route => route.fulfill({ status: 503, json: { success: false } }))
  await choose('Casa Segunda')
  await asked.getByRole('button', { name: 'Descartar y cambiar' }).click()
  await expect(page.getByText('No se pudo cambiar de restaurante')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Casa Lola')
  await page.unroute('**/switch')
  await choose('Casa Segunda')
  await asked.getByRole('button', { name: 'Descartar y cambiar' }).click()
  await expect(page.getByLabel('Nombre')).toHaveValue('Casa Segunda')
  await expect(save(page)).toBeDisabled()
  expect(await current()).toBe(second._id)
  expect((await call<Stored>('GET', `/restaurants/${first._id}`)).name).toBe('Casa Primera')
})
