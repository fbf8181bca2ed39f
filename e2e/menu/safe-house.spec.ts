import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'

type Made = { _id: string }

test('what the kitchen says and which diets are complete reach diners; a report is closed by who reads it', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id: id, slug } = await restaurant()
  const category = await call<Made>('POST', `/restaurants/${id}/categories`, {
    translations: { es: { name: 'Tapas' } },
  })
  const add = (name: string, more: object) =>
    call<Made>('POST', `/categories/${category._id}/items`, {
      translations: { es: { name, description: '' } },
      ...more,
    })
  await add('Pisto', { price: 6, allergensDeclared: true, diets: ['vegan'] })
  const salad = await add('Ensalada de la casa', { price: 4, allergens: ['eggs'] })

  await page.goto('/dashboard/menu')
  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Alérgenos de la casa' }).click()
  await page.getByRole('button', { name: 'Freidora compartida' }).click()
  await page.getByRole('switch', { name: /^Vegetariano/ }).click()
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Alérgenos de la casa guardados')).toBeVisible()
  const told = await call<{ allergenNotice: object; dietsComplete: object }>('GET', `/public/${slug}`)
  expect(told.allergenNotice).toEqual({ es: 'En nuestra cocina la freidora es compartida.' })
  expect(Object.keys(told.dietsComplete)).toEqual(['vegetarian'])

  await call('POST', `/public/${slug}/dishes/${salad._id}/reports`, { allergens: ['mustard'], text: 'Lleva mostaza' })
  await page.goto(`/dashboard/menu?plato=${salad._id}`)
  const form = page.getByRole('dialog', { name: 'Editar Plato' })
  await expect(form.getByText('Mostaza · «Lleva mostaza»')).toBeVisible()
  await expect(form.getByText('En toda la carta: «En nuestra cocina la freidora es compartida.»')).toBeVisible()
  await form.getByRole('button', { name: 'Mostaza' }).click()
  await settled(page)
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(page.getByText('Aviso cerrado')).toBeVisible()
  const [report] = await call<{ state: string }[]>('GET', `/restaurants/${id}/reports`)
  expect(report?.state).toBe('mended')
})
