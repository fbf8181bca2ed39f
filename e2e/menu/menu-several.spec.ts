import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf, openMenu, row, startMarking, toast } from '../support/menu-data.ts'

test('several dishes change at once and back; the undeclared ones are reviewed one after the other', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id, slug } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Para picar')
  for (const name of ['Croquetas', 'Bravas', 'Aceitunas']) await menu.dish(category, name, { price: 9.5 })
  await openMenu(page)
  const tick = (name: string) => page.getByRole('checkbox', { name: `Marcar ${name}` })

  const bar = await startMarking(page)
  await bar.getByRole('button', { name: 'Marcar los 3' }).click()
  await expect(bar.getByRole('status')).toHaveText('3 platos')
  await tick('Aceitunas').uncheck()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await bar.getByRole('button', { name: 'Precio' }).click()
  await expect(page.getByRole('row', { name: /Croquetas 9,50 € 10,00 €/ })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Subir 2 precios' }).click()
  await expect(toast(page, 'Precio cambiado en 2 platos')).toBeVisible()
  await expect.poll(async () => (await menu.dishes(category)).map(dish => dish.price)).toEqual([10, 10, 9.5])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page, 'Deshecho')).toBeVisible()
  await expect(row(page, 'Croquetas')).toContainText('9,50 €')

  await startMarking(page)
  await tick('Croquetas').check()
  await tick('Bravas').check()
  await bar.getByRole('button', { name: 'Alérgenos' }).click()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await page.getByRole('button', { name: 'Añadir Gluten a 2 platos' }).click()
  await expect(toast(page, 'Alérgenos cambiados en 2 platos')).toBeVisible()
  const carta = await (await page.request.get(`/${slug}`)).text()
  expect(carta.match(/Alérgenos sin declarar/g)?.length).toBeGreaterThanOrEqual(3)

  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Revisar alérgenos' }).click()
  await expect(page.getByText('1 de 3')).toBeVisible()
  await expectNoAxeFindings(page, { outside: '[data-toasts]' })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: /Igual que el anterior/ }).click()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: /No contiene ninguno/ }).click()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { name: 'Todo declarado' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a la lista' }).click()

  await startMarking(page)
  await tick('Bravas').check()
  await tick('Aceitunas').check()
  await bar.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, '2 platos eliminados')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row(page, 'Aceitunas')).toBeVisible()
  await expect
    .poll(async () => (await menu.dishes(category)).map(dish => [dish.translations.es?.name, dish.allergens]))
    .toEqual([
      ['Croquetas', ['gluten']],
      ['Bravas', ['gluten']],
      ['Aceitunas', []],
    ])
})
