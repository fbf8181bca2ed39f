import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf, namesOf, openMenu, row, toast } from '../support/menu-data.ts'
import { grantPlan } from '../support/operator.ts'

test('categories come from another own restaurant, and go back with one press', async ({ page, call, restaurant }) => {
  const { _id: from, owner } = await restaurant({ name: 'La Taberna de Carmen' })
  const theirs = menuOf(call, from)
  const tapas = await theirs.category('Tapas frías')
  await theirs.dish(tapas, 'Ensaladilla', { price: '8,90' })
  await theirs.dish(tapas, 'Boquerones')
  await theirs.category('Pescados')
  await grantPlan(owner.email, { tier: 'premium', status: 'active' })
  const second = await call<{ _id: string }>('POST', '/restaurants', { name: 'Bar La Esquina' })
  await call('PUT', `/restaurants/${second._id}/switch`)
  const ours = menuOf(call, second._id)
  await ours.dish(await ours.category('Bocadillos'), 'Bocadillo de tortilla')

  await openMenu(page)
  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Traer de otro restaurante' }).click()
  const sheet = page.getByRole('dialog', { name: 'Traer de otro restaurante' })
  await expect(sheet.getByText('2 platos en 2 categorías')).toBeVisible()
  await sheet.getByRole('checkbox', { name: /Tapas frías/ }).check()
  await expect(sheet.getByRole('button', { name: 'Traer 2 platos' })).toBeEnabled()
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
  await sheet.getByRole('button', { name: 'Traer 2 platos' }).click()
  await expect(toast(page, '2 platos de La Taberna de Carmen')).toBeVisible()
  await page.getByRole('tab', { name: /Tapas frías/ }).click()
  await expect(row(page, 'Ensaladilla')).toContainText('8,90')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page, 'Deshecho. Tu carta está como antes.')).toBeVisible()
  expect(namesOf(await ours.categories())).toEqual(['Bocadillos'])
})

test('a category is sent to another restaurant from its form', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id, owner } = await restaurant({ name: 'La Taberna de Carmen' })
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Postres'), 'Flan')
  await grantPlan(owner.email, { tier: 'premium', status: 'active' })
  const second = await call<{ _id: string }>('POST', '/restaurants', { name: 'Bar La Esquina' })
  await call('PUT', `/restaurants/${_id}/switch`)
  await openMenu(page)
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  const form = page.getByRole('dialog', { name: 'Editar Categoría' })
  await form.getByRole('button', { name: 'Copiar a otro restaurante' }).click()
  await expect(toast(page, '1 plato en Bar La Esquina')).toBeVisible()
  const copied = menuOf(call, second._id)
  const [postres] = await copied.categories()
  expect(namesOf(postres ? await copied.dishes(postres) : [])).toEqual(['Flan'])
})
