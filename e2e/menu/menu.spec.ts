import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { dialog, menuOf, namesOf, openMenu, row, rows, toast } from '../support/menu-data.ts'
import { grantPlan } from '../support/operator.ts'
import { drawPng } from '../support/pictures.ts'

test('an empty menu says so, and offers dishes only once there is a category', { tag: '@one-size' }, async ({
  page,
  restaurant,
}) => {
  await restaurant()
  await openMenu(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Menú' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No hay categorías' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nuevo Plato' })).toBeDisabled()

  await page.getByRole('button', { name: 'Nueva Categoría' }).first().click()
  const form = dialog(page, 'Nueva Categoría')
  await expect(form.getByLabel('Orden')).toHaveValue('30')
  await form.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect(form.getByText('El nombre de la categoría es obligatorio')).toBeVisible()
  await form.getByLabel('Nombre').fill('V')
  await expect(form.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible()
  await form.getByLabel('Nombre').fill('Vinos')
  await form.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect(toast(page, 'Categoría añadida correctamente')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Vinos/, selected: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nuevo Plato' }).first()).toBeEnabled()
})

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

test('an image is cropped, sent, shown and removed', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Arroces'), 'Paella')
  await openMenu(page)
  await page.getByRole('button', { name: 'Editar Paella' }).click()
  const form = dialog(page, 'Editar Plato')
  const picture = form.getByLabel('Foto', { exact: true })
  await picture.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('arroz') })
  await expect(form.getByText('Solo se permiten archivos de imagen.')).toBeVisible()
  await picture.setInputFiles({ name: 'paella.png', mimeType: 'image/png', buffer: drawPng(900, 700) })
  await page.getByRole('button', { name: 'Usar foto' }).click()
  await expect(form.getByRole('button', { name: 'Quitar' })).toBeVisible()
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(form).toBeHidden()
  const image = row(page, 'Paella').locator('img')
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320)

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

test('deleting asks first, and says how many dishes go with a category', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Para picar')
  for (const name of ['Aceitunas', 'Bravas', 'Croquetas']) await menu.dish(category, name)
  await openMenu(page)
  const question = page.getByRole('alertdialog')

  await page.getByRole('button', { name: 'Editar Bravas' }).click()
  const form = dialog(page, 'Editar Plato')
  await form.getByRole('button', { name: 'Eliminar' }).click()
  await expect(question).toContainText('¿Eliminar «Bravas»?')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, 'Plato eliminado correctamente')).toBeVisible()
  await expect(rows(page)).toHaveText(['Aceitunas', 'Croquetas'])

  await page.getByRole('button', { name: 'Editar categoría Para picar' }).click()
  await dialog(page, 'Editar Categoría').getByRole('button', { name: 'Eliminar' }).click()
  await expect(question).toContainText('¿Eliminar la categoría «Para picar»?')
  await expect(question).toContainText('Se eliminarán también sus 2 platos.')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('heading', { name: 'No hay categorías' })).toBeVisible()
  expect(await menu.categories()).toEqual([])
})

test('a row changes price and availability, also of a dish without a translation', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id, slug } = await restaurant()
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await menu.dish(category, 'Flan')
  await call('PUT', `/restaurants/${_id}`, { supportedLocales: ['es', 'pt'] })
  await openMenu(page)
  await expect(row(page, 'Flan')).toContainText('Falta el nombre en portugués')

  await page.getByRole('button', { name: /Cambiar el precio de Flan/ }).click()
  const price = page.getByLabel('Precio de Flan')
  await price.fill('1.250')
  await price.press('Enter')
  await expect(page.getByText('Escribe el precio así: 1250,00')).toBeVisible()
  await price.fill('4,75')
  await price.press('Enter')
  await expect(row(page, 'Flan')).toContainText('4,75 €')

  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect(toast(page, 'Flan está agotado')).toBeVisible()
  await expect.poll(async () => (await menu.dishes(category))[0]).toMatchObject({ price: 4.75, available: false })
  expect(await (await page.request.get(`/${slug}`)).text()).toContain('Agotado')

  await page.getByRole('button', { name: 'Más acciones para Flan' }).click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect(dialog(page, 'Editar Plato')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Editar Plato')).toBeHidden()
  await expect(rows(page)).toHaveText(['Flan', 'Flan'])
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
})

test('the search finds dishes of every category, without accents', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Para picar'), 'Jamón ibérico')
  await menu.dish(await menu.category('Postres'), 'Flan')
  await openMenu(page)
  await page.getByLabel('Buscar un plato').fill('JAMON')
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Jamón ibérico'])
  await page.getByLabel('Buscar un plato').fill('nada así')
  await expect(page.getByRole('heading', { name: 'Ningún plato coincide con tu búsqueda' })).toBeVisible()
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  await expect(page.getByRole('tab')).toHaveCount(2)
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

test('with an ended plan the menu is read-only, and the screen says why', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id, owner } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Postres'), 'Flan')
  await grantPlan(owner.email, { tier: 'trial', status: 'trialing', trialEnds: '2020-01-01T00:00:00Z' })
  await openMenu(page)
  await expect(page.getByText('Tu periodo de prueba ha terminado. Puedes verlo todo, pero no cambiarlo.')).toBeVisible()
  await expect(rows(page)).toHaveText(['Flan'])
  await expect(page.getByRole('button', { name: 'Nuevo Plato' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Nueva Categoría' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /Editar|Más acciones|Reordenar/ })).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expectNoAxeFindings(page)
})
