import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf, openMenu, row } from '../support/menu-data.ts'

test("without a connection nothing is lost, and a colleague's change is asked about @phone", async ({
  page,
  call,
  context,
  restaurant,
  allowConsole,
  expectFailedCalls,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  expectFailedCalls('PUT /menu/items/* 412')
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await menu.dish(category, 'Flan')
  const cake = await menu.dish(category, 'Tarta')
  const link = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true })
  const strip = page.getByRole('status').filter({ hasText: 'Sin conexión.' })
  await openMenu(page)

  await context.setOffline(true)
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect(row(page, 'Flan').getByText('Sin guardar')).toBeVisible()
  await page.getByRole('button', { name: /Cambiar el precio de Tarta/ }).click()
  await page.getByLabel('Precio de Tarta').fill('7,25')
  await page.getByLabel('Precio de Tarta').press('Enter')
  await expect(row(page, 'Tarta')).toContainText('7,25')
  await expect(row(page, 'Tarta').getByText('Sin guardar')).toBeVisible()
  await expect(strip).toContainText('2 sin guardar')
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)

  await link('QR').click()
  await expect(page.getByRole('heading', { name: 'Esta página no ha llegado' })).toBeVisible()
  await expectNoAxeFindings(page)
  await link('Menú').click()
  await expect(row(page, 'Tarta')).toContainText('7,25')

  await call('PUT', `/menu/items/${cake._id}`, { price: '9' })
  await context.setOffline(false)
  const question = page.getByRole('alertdialog', { name: 'El precio de Tarta' })
  await expect(question).toContainText('Lo cambiaste tú hoy')
  await expect(question.getByRole('button', { name: 'Dejar 9,00 €' })).toBeVisible()
  await question.getByRole('button', { name: 'Poner 7,25 €' }).click()
  await expect(row(page, 'Tarta').getByText('Guardado')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'en tu carta.' })).toBeVisible()
  const [flan, tarta] = await menu.dishes(category)
  expect([flan?.available, tarta?.price]).toEqual([false, 7.25])

  await link('QR').click()
  await expect(page.getByRole('heading', { name: 'Generador de QR' })).toBeVisible()
  // Its stylesheet had failed with it.
  const cards = page
    .getByRole('tabpanel')
    .locator('> div')
    .filter({ has: page.getByRole('heading', { name: 'Tu QR' }) })
  await expect(cards).toHaveCSS('display', 'grid')
})
