import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'

type Made = { _id: string }

test('a carta with faults: the check finds them, one tap ticks an allergen, and is taken back', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id: id } = await restaurant()
  const category = await call<Made>('POST', `/restaurants/${id}/categories`, {
    translations: { es: { name: 'Postres' } },
  })
  const add = (name: string, more: object) =>
    call<Made>('POST', `/categories/${category._id}/items`, {
      translations: { es: { name, description: '' } },
      ...more,
    })
  await add('Brownie con nueces', { price: 6, allergens: ['gluten', 'eggs', 'milk'] })
  await add('Fruta', { price: 4 })
  await add('Sorbete', { allergens: [], allergensDeclared: true })

  await page.goto('/dashboard/home')
  await expect(page.getByRole('link', { name: '1 plato sin declarar sus alérgenos' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver la revisión completa' }).click()
  await expect(page.getByRole('heading', { name: 'Importante 2' })).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  const finding = page.getByRole('heading', { name: 'Brownie con nueces dice «nueces»' })
  await page.getByRole('button', { name: /^Marcar frutos de cáscara/ }).click()
  await expect(finding).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Importante 1' })).toBeVisible()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(finding).toBeVisible()

  await page.getByRole('button', { name: /^No lleva/ }).click()
  await expect(finding).toBeHidden()
  await page.getByText(/^Ignorados a propósito \d/).click()
  await expect(page.getByRole('button', { name: /^Volver a avisar de «Brownie/ })).toBeVisible()
  await page.getByRole('link', { name: 'Poner precio: 1 plato sin precio' }).click()
  await expect(page.getByRole('dialog', { name: 'Editar Plato' })).toBeVisible()
})
