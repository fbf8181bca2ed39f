import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf, openMenu, row, toast } from '../support/menu-data.ts'

test('prices typed as on the blackboard, with a label of the house, are what the diner reads', async ({
  page,
  call,
  restaurant,
}) => {
  const { _id, slug } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Tapas')
  await menu.dish(category, 'Ensaladilla', { price: 5 })
  await menu.dish(category, 'Gamba roja')
  await openMenu(page)
  await page.getByRole('button', { name: 'Editar Ensaladilla' }).click()
  const form = page.getByRole('dialog', { name: 'Editar Plato' })
  const field = form.getByRole('textbox', { name: 'Precio' })
  await field.fill('3,50 / 6 / 11')
  await expect(form.getByRole('list', { name: 'Precios del plato' })).toHaveText(
    /Tapa3,50\s€Media6,00\s€Ración11,00\s€/,
  )
  await form.getByRole('button', { name: 'Etiqueta de 11,00 €: Ración. Cambiar' }).click()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Otra etiqueta' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Español' }).fill('Bandeja')
  await page.getByRole('button', { name: 'Usar «Bandeja»' }).click()
  await expect(form.getByRole('button', { name: 'Etiqueta de 11,00 €: Bandeja. Cambiar' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(row(page, 'Ensaladilla')).toContainText('3,50 / 6 / 11 €')

  await page.getByRole('button', { name: /Cambiar el precio de Ensaladilla/ }).click()
  const price = page.getByRole('textbox', { name: 'Precio de Ensaladilla' })
  await price.fill('6,50 / 12')
  await expect(page.getByText('Sin Tapa')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await price.press('Enter')
  await expect(toast(page, 'Ensaladilla: media 6,50 €, bandeja 12,00 €, sin tapa')).toBeVisible()
  const carta = async () => (await (await page.request.get(`/${slug}`)).text()).replaceAll(/<[^>]+>|\s+/g, ' ')
  await expect.poll(carta).toMatch(/Media\s+6,50\s€\s+Bandeja\s+12\s€/)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row(page, 'Ensaladilla')).toContainText('3,50 / 6 / 11 €')

  await page.getByRole('button', { name: /Cambiar el precio de Gamba roja/ }).click()
  await page.getByRole('textbox', { name: 'Precio de Gamba roja' }).fill('S/M 98 €/kg')
  await page.getByRole('textbox', { name: 'Precio de Gamba roja' }).press('Enter')
  await expect(row(page, 'Gamba roja')).toContainText('S/M · 98,00 €/kg')
  await expect.poll(carta).toMatch(/Según mercado/)
})
