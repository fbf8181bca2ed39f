import { expect, expectGoodAtBothSizes, test } from '../support/fixtures.ts'
import { type Dish, menuOf, openMenu, row } from '../support/menu-data.ts'

const portions = (tapa: number, media: number, racion: number) => [
  { label: 'tapa', amount: tapa },
  { label: 'media', amount: media },
  { label: 'racion', amount: racion },
]

test('two screens change prices of a dish at once: what only one changed holds, the rest is asked line by line', {
  tag: '@one-size',
}, async ({ page, call, restaurant, expectFailedCalls }) => {
  expectFailedCalls('PUT /menu/items/* 412')
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Tapas')
  const name = 'Ensaladilla rusa de la casa con ventresca'
  const dish = await menu.dish(category, name, { prices: portions(3.5, 6, 11) })
  const elsewhere = (...amounts: Parameters<typeof portions>) =>
    call<Dish>('PUT', `/menu/items/${dish._id}`, { prices: portions(...amounts) })
  const amounts = async () =>
    ((await menu.dishes(category))[0] as unknown as { prices: { amount: number }[] }).prices.map(({ amount }) => amount)
  /** The question before it may still be on its way out. */
  const barOf = (label: string) =>
    page
      .getByRole('alertdialog', { name: 'Alguien lo ha cambiado mientras tanto.' })
      .filter({ hasText: ` · ${label}:` })
  await openMenu(page)

  await elsewhere(3.6, 6, 11.5)
  await page.getByRole('button', { name: /Cambiar el precio de Ensaladilla/ }).click()
  const price = page.getByRole('textbox', { name: /^Precio de Ensaladilla/ })
  await price.fill('3,80 / 6,50 / 12')
  await price.press('Enter')
  await expect(barOf('Tapa')).toContainText(
    /Ensaladilla rusa de la casa… · Tapa: ahora pone 3,60\s€; tú pusiste 3,80\s€\./,
  )
  expect(await amounts()).toEqual([3.6, 6.5, 11.5])
  await expectGoodAtBothSizes(page)
  await barOf('Tapa').getByRole('button', { name: 'Dejar lo suyo' }).click()
  await expect(barOf('Ración')).toContainText(/Ración: ahora pone 11,50\s€; tú pusiste 12,00\s€\./)
  await barOf('Ración').getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(row(page, name)).toContainText('3,60 / 6,50 / 12 €')
  await expect.poll(amounts).toEqual([3.6, 6.5, 12])

  await page.getByRole('button', { name: /^Editar Ensaladilla/ }).click()
  const form = page.getByRole('dialog', { name: 'Editar Plato' })
  await form.getByRole('textbox', { name: 'Precio' }).fill('3,60 / 7 / 12')
  await elsewhere(3.6, 6.5, 13)
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(form).toBeHidden()
  await expect(row(page, name)).toContainText('3,60 / 7 / 13 €')

  await page.getByRole('button', { name: /^Editar Ensaladilla/ }).click()
  await form.getByRole('textbox', { name: 'Precio' }).fill('4 / 7 / 13')
  await elsewhere(3.9, 7, 13)
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(barOf('Tapa')).toContainText(/Tapa: ahora pone 3,90\s€; tú pusiste 4,00\s€\./)
  await barOf('Tapa').getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(form).toBeHidden()
  await expect.poll(amounts).toEqual([4, 7, 13])
})
