import { expect, test } from '../support/fixtures.ts'
import { dialog, menuOf, openMenu, row, rows, toast } from '../support/menu-data.ts'
import { refuseWrites } from '../support/refusals.ts'

test('a menu that cannot be loaded says so and can be loaded again', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /restaurants/*/items 400')
  const { _id } = await restaurant()
  await menuOf(call, _id).category('Postres')
  await page.route('**/items', route => route.fulfill({ status: 400, json: { success: false } }))
  await page.goto('/dashboard/menu')
  await expect(page.getByRole('heading', { name: 'Error al cargar los datos del menú' })).toBeVisible()
  await page.unroute('**/items')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('tab', { name: /Postres/ })).toBeVisible()
})

test('a dish that cannot be saved stays in its form', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('POST /categories/*/items 500')
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.category('Postres')
  await openMenu(page)
  await page.getByRole('button', { name: 'Nuevo Plato' }).first().click()
  const form = dialog(page, 'Nuevo Plato')
  await form.getByLabel('Nombre').fill('Flan')
  await form.getByLabel('Descripción').fill('De huevo')
  await form.getByLabel('Precio').fill('4,5')
  await form.getByRole('button', { name: 'Huevos' }).click()
  const recover = await refuseWrites(page, '**/items')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(toast(page, 'Error al guardar el plato')).toBeVisible()
  await expect(form.getByLabel('Nombre')).toHaveValue('Flan')
  await expect(form.getByLabel('Descripción')).toHaveValue('De huevo')
  await expect(form.getByLabel('Precio')).toHaveValue('4,5')
  await expect(form.getByRole('button', { name: 'Huevos' })).toHaveAttribute('aria-pressed', 'true')
  await recover()
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(form).toBeHidden()
  await expect(rows(page)).toHaveText(['Flan'])
})

test('a change that cannot be saved stays in its form', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('PUT /menu/items/* 500', 'DELETE /menu/items/* 500')
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Postres'), 'Flan')
  await openMenu(page)
  await refuseWrites(page, '**/menu/items/*')
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  const form = dialog(page, 'Editar Plato')
  await form.getByLabel('Nombre').fill('Flan de la abuela')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(toast(page, 'Error al guardar el plato')).toBeVisible()
  await expect(form.getByLabel('Nombre')).toHaveValue('Flan de la abuela')
  await form.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, 'Error al eliminar el plato')).toBeVisible()
  await expect(form.getByLabel('Nombre')).toHaveValue('Flan de la abuela')
})

test('a change made in a row is undone', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('PUT /menu/items/* 500', 'POST /menu/items/*/duplicate 500')
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Postres'), 'Flan')
  await openMenu(page)
  await refuseWrites(page, '**/menu/items/**')
  const available = page.getByRole('switch', { name: 'Flan, disponible' })
  await available.click()
  await expect(toast(page, 'Error al guardar el plato')).toBeVisible()
  await expect(available).toBeChecked()
  await page.getByRole('button', { name: /Cambiar el precio de Flan/ }).click()
  const price = page.getByLabel('Precio de Flan')
  await price.fill('7,25')
  await price.press('Enter')
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('7,25')
  await price.press('Escape')
  await expect(row(page, 'Flan')).toContainText('5,00 €')
  await page.getByRole('button', { name: 'Más acciones para Flan' }).click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect(toast(page, 'Error al duplicar el plato. Inténtalo de nuevo.')).toBeVisible()
  await expect(rows(page)).toHaveText(['Flan'])
})

test('a category that cannot be saved or deleted stays as it was', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('PUT /categories/* 500', 'DELETE /categories/* 500')
  const { _id } = await restaurant()
  await menuOf(call, _id).category('Postres')
  await openMenu(page)
  await refuseWrites(page, '**/categories**')
  await refuseWrites(page, '**/categories/*')
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  const form = dialog(page, 'Editar Categoría')
  await form.getByLabel('Nombre').fill('Dulces')
  await form.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect(toast(page, 'Error al guardar la categoría')).toBeVisible()
  await expect(form.getByLabel('Nombre')).toHaveValue('Dulces')
  await form.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, 'Error al eliminar la categoría')).toBeVisible()
  await expect(form).toBeVisible()
})
