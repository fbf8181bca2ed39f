import { expect, expectGoodAtBothSizes, test } from '../support/fixtures.ts'
import { menuOf, openMenu, row, startMarking, toast } from '../support/menu-data.ts'
import { letTimePass } from '../support/operator.ts'

type Scheduled = { _id: string; state: string }

test('a rise waits for Monday at six, is looked at and moved; meanwhile another person edits one of its dishes', {
  tag: '@one-size',
}, async ({ page, call, restaurant, outbox }) => {
  const { _id, owner } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Para picar')
  for (const name of ['Croquetas', 'Bravas', 'Aceitunas']) await menu.dish(category, name, { price: 10 })
  await openMenu(page)

  const bar = await startMarking(page)
  await bar.getByRole('button', { name: 'Marcar los 3' }).click()
  await bar.getByRole('button', { name: 'Precio' }).click()
  await page.getByRole('button', { name: 'Programar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Programar el cambio' })
  await expect(dialog.getByText(/^El lunes.* a las 6:00 cambian 3 precios\.$/)).toBeVisible()
  await expectGoodAtBothSizes(page)
  await dialog.getByRole('button', { name: 'Programar', exact: true }).click()
  await expect(toast(page, /^Programado para el lunes.* a las 6:00$/)).toBeVisible()
  await expect(bar).toBeHidden()

  const slip = page.getByRole('region', { name: 'Cambios programados' })
  await expect(slip).toContainText(/El lunes.* a las 6:00 cambian 3 precios\./)
  await expect(row(page, 'Croquetas')).toContainText('10,00 €')
  await expectGoodAtBothSizes(page)
  await slip.getByRole('button', { name: /^Ver/ }).click()
  await expect(page.getByRole('row', { name: /Bravas 10,00\s€ .*10,50\s€/ })).toBeVisible()
  await expectGoodAtBothSizes(page)
  await page.getByRole('button', { name: 'Cambiar el momento' }).click()
  await page.getByLabel('Hora').fill('07:15')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(slip).toContainText(/a las 7:15 cambian 3 precios\./)

  // Somebody else, in another browser.
  const [, bravas] = await menu.dishes(category)
  await call('PUT', `/menu/items/${bravas?._id}`, { price: 12 })
  const [waiting] = await call<Scheduled[]>('GET', `/restaurants/${_id}/scheduled-changes`)
  await letTimePass(waiting?._id ?? '')
  await expect
    .poll(async () => (await menu.dishes(category)).map(({ price }) => price), { timeout: 30_000 })
    .toEqual([10.5, 12, 10.5])

  await openMenu(page)
  await expect(slip).toContainText(/3 precios: hecho hoy a las? .*, 1 plato fuera\./)
  await slip.getByRole('button', { name: /^Ver/ }).click()
  await expect(page.getByText('Bravas: alguien lo ha cambiado')).toBeVisible()
  const [mail] = await outbox(owner.email)
  expect(mail?.text).toContain('Bravas: alguien lo ha cambiado')
})
