import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf } from '../support/menu-data.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
/** Always open, with a close: at any time of a test run there is something to change. */
const hours = Object.fromEntries(DAYS.map(day => [day, [{ open: '00:00', close: '00:00' }]]))

test('closing earlier tonight is on the carta at once, and gone by itself the next morning', {
  tag: '@one-size',
}, async ({ page, call, restaurant, diner }) => {
  const { _id, slug } = await restaurant()
  await call('PUT', `/restaurants/${_id}`, { hours })
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  for (const name of ['Flan', 'Tarta', 'Queso']) await menu.dish(category, name)
  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Cambiar hoy' }).click()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Hoy cerramos' }).click()
  await expect(page.getByText('Solo hoy', { exact: true })).toBeVisible()
  const phone = await diner()
  await phone.goto(`/${slug}`)
  await expect(phone.getByText('Hoy cerramos.')).toBeVisible()
  await expect(phone.locator('[data-status]')).toContainText('Cerrado')
  await phone.clock.setFixedTime(Date.now() + 36 * 3_600_000)
  await phone.reload()
  await expect(phone.getByText('Hoy cerramos.')).toBeHidden()
  await expect(phone.locator('[data-status]')).toContainText('Abierto ahora')
  await page.getByRole('button', { name: 'Volver al de siempre' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar hoy' })).toBeVisible()
})

test('a note and a closed kitchen, from the phone of a cook', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
  diner,
}) => {
  const { _id, slug } = await restaurant()
  await call('PUT', `/restaurants/${_id}`, { hours })
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  for (const name of ['Flan', 'Tarta', 'Queso']) await menu.dish(category, name)
  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Cocina cerrada' }).click()
  await expect(page.getByRole('button', { name: 'Quitar: cocina cerrada' })).toBeVisible()
  await page.getByRole('button', { name: 'Nota de hoy' }).click()
  await page.getByLabel('Qué quieres decir').fill('Hoy, cocido completo.')
  await page.getByRole('button', { name: 'Publicar nota' }).click()
  await expect(page.getByText('«Hoy, cocido completo.»')).toBeVisible()
  const phone = await diner()
  await phone.goto(`/${slug}`)
  await expect(phone.getByText('Cocina cerrada')).toBeVisible()
  await expect(phone.getByText('Hoy, cocido completo.')).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await expectNoAxeFindings(phone)
  await phone.clock.setFixedTime(Date.now() + 36 * 3_600_000)
  await phone.reload()
  await expect(phone.getByText('Cocina cerrada')).toBeHidden()
  await expect(phone.getByText('Hoy, cocido completo.')).toBeHidden()
})

test('Navidad from the list of holidays', { tag: '@one-size' }, async ({ page, restaurant }) => {
  await restaurant()
  await page.goto('/dashboard/restaurant?tab=hours')
  await page.getByRole('button', { name: /^Festivos de España/ }).click()
  const christmas = page.getByRole('radiogroup', { name: 'Navidad' })
  await christmas.getByRole('radio', { name: 'Cerrado' }).click()
  await expect(christmas.getByRole('radio', { name: 'Cerrado' })).toBeChecked()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cambiar Navidad' })).toBeVisible()
})
