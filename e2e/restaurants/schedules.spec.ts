import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'
import { addMenu, LOOKS } from '../support/public-menu-data.ts'

const DESSERTS = 'Postres'

test('an owner says when breakfasts are served, moves a category and takes a schedule away', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  await addMenu(call, await restaurant(), LOOKS[0].colors)
  await page.goto('/dashboard/restaurant?tab=hours')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Horarios de la carta' }) })
  await expect(card.getByText('Todo se sirve siempre que abres.')).toBeVisible()
  await card.getByRole('button', { name: 'Añadir' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo horario' })
  await settled(page)
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(form.getByText('Pon un nombre.')).toBeVisible()
  await expect(form.getByText('Marca qué se sirve.')).toBeVisible()
  await form.getByLabel('Nombre').fill('Cocina')
  await form.getByRole('button', { name: 'Añadir tramo' }).click()
  await form.getByLabel('Cocina, abre').nth(1).fill('15')
  await form.getByLabel('Cocina, cierra').nth(1).fill('23:30')
  await expect(form.getByText('Los tramos se pisan: de 15:00 a 16:00 está dos veces.')).toBeVisible()
  await form.getByLabel('Cocina, abre').nth(1).fill('20:00')
  await form.getByRole('button', { name: 'Tapas' }).click()
  await form.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(card.getByRole('button', { name: 'Cambiar Cocina' })).toBeFocused()
  await expect(card.getByText('De 12:00 a 16:00 y de 20:00 a 23:30')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await card.getByRole('button', { name: 'Añadir' }).click()
  await form.getByLabel('Nombre').fill('Copas')
  await form.getByLabel('Copas, abre').fill('23')
  await form.getByLabel('Copas, cierra').fill('3')
  await form.getByLabel('Copas, cierra').blur()
  await expect(form.getByText('Acaba a las 3:00 del día siguiente.')).toBeVisible()
  await form.getByRole('button', { name: 'Tapas' }).click()
  await expect(form.getByText('«Tapas» ya está en «Cocina».')).toBeVisible()
  await form.getByRole('button', { name: 'Pasarla aquí' }).click()
  await form.getByRole('button', { name: DESSERTS }).click()
  await form.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(card.getByText('Tapas, Postres')).toBeVisible()
  await expect(card.getByText('Nada todavía')).toBeVisible()
  await card.getByRole('button', { name: 'Cambiar Cocina' }).click()
  await page.getByRole('dialog', { name: 'Cocina' }).getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Cambiar Copas' })).toBeFocused()

  await page.goto('/dashboard/menu')
  await page.getByRole('button', { name: 'Editar categoría Tapas' }).click()
  const served = page.getByRole('dialog', { name: 'Editar Categoría' }).getByLabel('Cuándo se sirve')
  await expect(served.locator('option:checked')).toHaveText('Copas: de 23:00 a 3:00')
  await expectNoAxeFindings(page)
  await served.selectOption('Siempre que abres')
  await expect(page.getByText('Horario guardado')).toBeVisible()
  await served.selectOption('Otro horario…')
  await expect(
    page.getByRole('dialog', { name: 'Nuevo horario' }).getByRole('button', { name: 'Tapas' }),
  ).toHaveAttribute('aria-pressed', 'true')
})
