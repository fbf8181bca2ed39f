import type { Request } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { dialog, menuOf, namesOf, openMenu, row, rows, toast } from '../support/menu-data.ts'
import { drawPng } from '../support/pictures.ts'

test('a dish needs its name in every language, and says which one is missing', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant({ supportedLocales: ['es', 'en', 'pt'] })
  const menu = menuOf(call, _id)
  const category = await menu.category('Del mar')
  await openMenu(page)
  await page.getByRole('button', { name: 'Nuevo Plato' }).first().click()
  const form = dialog(page, 'Nuevo Plato')
  await form.getByLabel('Nombre').fill('Pulpo')
  await form.getByRole('radio', { name: /Inglés/ }).click()
  await form.getByLabel('Nombre').fill('Octopus')
  await form.getByLabel('Precio').fill('-1')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(form.getByText('El nombre en portugués es obligatorio')).toBeVisible()
  await expect(form.getByText('El precio no puede ser negativo')).toBeVisible()
  await form.getByRole('button', { name: 'El nombre en portugués es obligatorio' }).click()
  await expect(form.getByRole('radio', { name: /Portugués.*falta el nombre/ })).toBeChecked()
  await expect(form.getByLabel('Nombre')).toBeFocused()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await form.getByLabel('Nombre').fill('Polvo')
  await form.getByLabel('Precio').fill('19,5')
  await form.getByRole('button', { name: 'Gluten' }).click()
  await form.getByLabel('No contiene ninguno de los 14').check()
  await expect(form.getByRole('button', { name: 'Gluten' })).toHaveAttribute('aria-pressed', 'false')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(toast(page, 'Plato añadido correctamente')).toBeVisible()
  const [dish] = await menu.dishes(category)
  expect(dish).toMatchObject({ price: 19.5, allergens: [], allergensDeclared: true })
  expect(dish?.translations).toMatchObject({ es: { name: 'Pulpo' }, en: { name: 'Octopus' }, pt: { name: 'Polvo' } })
})

test('several dishes are added one after the other', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await openMenu(page)
  await page.getByRole('button', { name: 'Nuevo Plato' }).first().click()
  const form = dialog(page, 'Nuevo Plato')
  for (const name of ['Flan', 'Natillas', 'Torrija']) {
    await form.getByLabel('Nombre').fill(name)
    await form.getByRole('button', { name: 'Guardar y añadir otro' }).click()
    await expect(form.getByLabel('Nombre')).toHaveValue('')
    await expect(form.getByLabel('Nombre')).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(rows(page)).toHaveText(['Flan', 'Natillas', 'Torrija'])
  expect(namesOf(await menu.dishes(category))).toEqual(['Flan', 'Natillas', 'Torrija'])
})

test('an image is made small, found again after a lost answer, shown and removed', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Arroces'), 'Paella')
  await openMenu(page)
  await page.getByRole('button', { name: 'Editar Paella' }).click()
  const form = dialog(page, 'Editar Plato')
  const picture = form.getByLabel('Foto', { exact: true })
  await picture.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('arroz') })
  await expect(form.getByText('Solo se permiten archivos de imagen.')).toBeVisible()
  await picture.setInputFiles({ name: 'paella.png', mimeType: 'image/png', buffer: drawPng(2400, 700) })
  await page.getByRole('button', { name: 'Usar foto' }).click()
  await expect(form.getByRole('button', { name: 'Quitar' })).toBeVisible()
  const sent: Request[] = []
  await page.route('**/api/menu/items/*', async route => {
    sent.push(route.request())
    if (sent.length > 1) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Plato actualizado correctamente')).toBeVisible()
  const image = row(page, 'Paella').locator('img')
  await expect(row(page, 'Paella').getByText('Foto lista')).toBeVisible()
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320)
  expect(new Set(sent.map(one => one.headers()['idempotency-key'])).size).toBe(1)
  expect(sent[0]?.postDataBuffer()?.includes('Content-Type: image/webp')).toBe(true)
  await page.unroute('**/api/menu/items/*')

  await page.getByRole('button', { name: 'Editar Paella' }).click()
  await form.getByRole('button', { name: 'Quitar' }).click()
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(form).toBeHidden()
  await expect(image).toHaveCount(0)
})

test('a dish moved to another category is found there', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Para picar'), 'Gazpacho')
  const soups = await menu.category('De cuchara')
  await menu.dish(soups, 'Fabada')
  await openMenu(page)
  await page.getByRole('button', { name: 'Editar Gazpacho' }).click()
  const form = dialog(page, 'Editar Plato')
  await form.getByLabel('Categoría').selectOption({ label: 'De cuchara' })
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(page.getByRole('tab', { name: /De cuchara/, selected: true })).toBeVisible()
  await expect(rows(page)).toHaveText(['Fabada', 'Gazpacho'])
  expect(namesOf(await menu.dishes(soups))).toEqual(['Fabada', 'Gazpacho'])
})

test('typed text is never discarded without asking', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
  isMobile,
}) => {
  const { _id } = await restaurant()
  await menuOf(call, _id).category('Postres')
  await openMenu(page)
  await page.getByRole('button', { name: 'Nuevo Plato' }).first().click()
  const form = dialog(page, 'Nuevo Plato')
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
  await form.getByLabel('Nombre').fill('Torrija')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(question).toBeHidden()
  await page.mouse.click(isMobile ? 200 : 100, isMobile ? 20 : 500)
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(question).toBeHidden()
  await expect(form.getByLabel('Nombre')).toHaveValue('Torrija')
  await form.getByRole('button', { name: 'Cerrar' }).click()
  await question.getByRole('button', { name: 'Descartar cambios' }).click()
  await expect(form).toBeHidden()
})
