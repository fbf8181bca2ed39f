import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { dialog, menuOf, openMenu, row, rows, toast } from '../support/menu-data.ts'
import { grantPlan } from '../support/operator.ts'

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
  await expect(page.getByText('No entiendo «1.250». Escribe así: 3,50 / 6 / 11')).toBeVisible()
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

test('with an ended plan the menu is read but for what diners must not read wrong, and one banner says why', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id, owner } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Postres'), 'Flan')
  await grantPlan(owner.email, { tier: 'trial', status: 'trialing', trialEnds: '2020-01-01T00:00:00Z' })
  await openMenu(page)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('Tu periodo de prueba ha terminado.')
  await expect(rows(page)).toHaveText(['Flan'])
  await expect(page.getByRole('button', { name: /Nuevo|Nueva|Editar|Más acciones para Flan|Reordenar/ })).toHaveCount(0)
  await expectNoAxeFindings(page)
  await page.getByText('Disponible', { exact: true }).click()
  await expect(page.getByText('Flan está agotado')).toBeVisible()
  await page.getByRole('button', { name: 'Ver Flan' }).click()
  await expectNoAxeFindings(page, { outside: '[data-toasts]' })
  await page.getByRole('dialog').getByRole('button', { name: 'Huevos' }).click()
  await page.getByRole('button', { name: 'Guardar alérgenos' }).click()
  await expect(page.getByText('Alérgenos de Flan guardados')).toBeVisible()
  const [stored] = await call<object[]>('GET', `/restaurants/${_id}/items`)
  expect(stored).toMatchObject({ available: false, allergens: ['eggs'], allergensDeclared: true })
})
