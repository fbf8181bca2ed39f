import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf, openMenu } from '../support/menu-data.ts'

test('a draft waits on every device: one changes it, the other one sees it', async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  await call('POST', `/restaurants/${_id}/import`, { text: 'TAPAS\nBravas 6,00\nOreja 8,00\nFlan' })
  await page.goto('/dashboard/menu')
  await expect(page.getByText(/^Tu carta está leída: \d platos en 1 categoría$/)).toBeVisible()
  await page.getByRole('link', { name: 'Revisar' }).click()
  await expect(page.getByRole('button', { name: /Bravas/ }).first()).toBeVisible()
  await call('PUT', `/restaurants/${_id}/import`, {
    changes: [{ dish: 'd1', set: { names: { es: 'Patatas bravas' } } }],
  })
  await expect(page.getByText('Patatas bravas')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar Oreja' }).click()
  await expect(page.getByRole('button', { name: 'Volver a poner Oreja' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Quitar Oreja' })).toBeVisible()
})

test('a cell is changed in its place; what cannot be stored stays and holds up', { tag: '@desktop' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  await call('POST', `/restaurants/${_id}/import`, { text: 'TAPAS\nBravas 6,00\nOreja 8,00' })
  await page.goto('/dashboard/menu/traer?paso=revisar')
  await page.getByRole('button', { name: 'Nombre: Bravas' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Patatas bravas')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Con alioli')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Precio' }).fill('nueve')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'No entiendo «nueve»' })).toBeVisible()
  await expect(page.getByText('1 precio por corregir')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Traer 2 platos' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Precio' }).fill('3,50 / 9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Traer 2 platos' })).toBeEnabled()
  type Dish = { names: { es: string }; descriptions: { es?: string }; prices: { amount: number }[] }
  const first = async () => (await call<{ dishes: Dish[] }>('GET', `/restaurants/${_id}/import`)).dishes[0]
  await expect.poll(async () => (await first())?.prices.map(({ amount }) => amount)).toEqual([3.5, 9])
  expect(await first()).toMatchObject({ names: { es: 'Patatas bravas' }, descriptions: { es: 'Con alioli' } })
})

test('a file that is no carta is refused in words, and the next one is read', { tag: '@one-size' }, async ({
  page,
  restaurant,
}) => {
  await restaurant()
  await page.goto('/dashboard/menu/traer')
  const picker = page.locator('input[type=file]').first()
  await picker.setInputFiles({
    name: 'carta.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from('PK\u0003\u0004nothing'),
  })
  await expect(page.getByRole('alert').filter({ hasText: '«carta.docx» no se puede leer todavía' })).toBeVisible()
  await picker.setInputFiles({
    name: 'carta.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Plato;Precio;Familia\nBravas;6,00;Tapas\nOreja;8,00;Tapas\nFlan;4,50;Postres\n'),
  })
  await expect(page.getByText('3 platos en 2 categorías')).toBeVisible()
})

test('a sheet whose columns are clear is looked at on demand; its button is in sight on a phone', {
  tag: '@phone',
}, async ({ page, restaurant }) => {
  await restaurant()
  await page.goto('/dashboard/menu/traer')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'carta.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Plato;Detalle;Precio;Familia\nBravas;;6,00;Tapas\nOreja;Con limón;8,00;Tapas\nFlan;;4,50;Postres\n',
      ),
    })
  await page.getByRole('link', { name: 'Cambiar columnas' }).click()
  // Cells of a row stand beside each other, also where one is empty.
  await expect(page.getByRole('row', { name: 'Oreja Con limón 8,00 Tapas' })).toBeVisible()
  await expect(page.getByText('3 platos en 2 categorías')).toBeInViewport()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('combobox', { name: 'Columna Plato' }).selectOption({ label: 'No traer' })
  await expect(page.getByRole('alert').filter({ hasText: 'Falta la columna del nombre' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Columna Plato' }).selectOption({ label: 'Nombre' })
  await page.getByRole('button', { name: 'Revisar 3 platos' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu carta' })).toBeVisible()
})

test('dishes that exist are updated, added apart or skipped; the menu is not touched before', async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  const category = await call<{ _id: string }>('POST', `/restaurants/${_id}/categories`, {
    translations: { es: { name: 'Tapas' } },
  })
  await call('POST', `/categories/${category._id}/items`, { translations: { es: { name: 'Bravas' } }, price: '5,50' })
  await call('POST', `/restaurants/${_id}/import`, { text: 'TAPAS\nBravas 6,00\nOreja 8,00' })
  await page.goto('/dashboard/menu/traer?paso=revisar')
  await page.getByRole('link', { name: /^Ya los tienes/ }).click()
  await expect(page.getByRole('row', { name: /Precio.*5,50 €.*6,00 €/ })).toBeVisible()
  await expect(page.getByText('1 se actualiza')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'Saltar' }).click()
  await expect(page.getByText('Ninguno cambia: se saltan los 1')).toBeVisible()
  await page.getByRole('radio', { name: 'Actualizar' }).click()
  await page.getByRole('link', { name: 'Volver a la revisión' }).click()
  await page.getByRole('button', { name: 'Traer 2 platos' }).click()
  await expect(page.getByText('Has traído 2 platos: 1 nuevo y 1 actualizado.')).toBeVisible()
})

test('an import is undone in Actividad, days later', async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  await call('POST', `/restaurants/${_id}/import`, { text: 'TAPAS\nBravas 6,00\nOreja 8,00' })
  await expect
    .poll(async () => (await call<{ state: string }>('GET', `/restaurants/${_id}/import`)).state)
    .toBe('ready')
  await call('POST', `/restaurants/${_id}/import/apply`, { doubts: 'asIs' })
  await page.goto('/dashboard/restaurant?tab=activity')
  const entry = page.getByRole('listitem').filter({ hasText: 'Trajiste 2 platos de un texto: 2 nuevos' })
  await entry.getByText('Ver los 2').click()
  await expect(entry.getByText('Bravas', { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await entry.getByRole('button', { name: 'Deshacer (quedan 30 días)' }).click()
  await expect(page.getByRole('row', { name: 'Platos que se quitan 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu carta' })).toBeFocused()
  expect(await call<unknown[]>('GET', `/restaurants/${_id}/items`)).toEqual([])
  await page.goto('/dashboard/restaurant?tab=activity')
  await expect(entry).toBeVisible()
  await expect(entry.getByRole('button', { name: /^Deshacer/ })).toHaveCount(0)
})

test('what was not ticked is shown in the review of allergens, and declared by a tap', async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  await call('POST', `/restaurants/${_id}/import`, {
    text: 'TAPAS\nGambas 6,00 [2]\nPan 2,00 (1, 3)\nAlérgenos: 1 gluten, 2 crustáceos, 3 huevos',
  })
  await page.goto('/dashboard/menu/traer?paso=revisar')
  await page.getByRole('button', { name: 'Traer 2 platos' }).click()
  await page.getByRole('link', { name: 'Confirmar alérgenos 2' }).click()
  await page.getByRole('button', { name: 'Revisar uno a uno' }).click()
  await expect(
    page.getByText('Tu papel decía 2: crustáceos. Está marcado con puntos; tócalo para declararlo.'),
  ).toBeVisible()
  const proposed = page.getByRole('button', { name: 'Crustáceos en tu papel' })
  await expect(proposed).toHaveAttribute('aria-pressed', 'false')
  await expectNoAxeFindings(page)
  await proposed.click()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { name: 'Pan', exact: true })).toBeVisible()
  type Dish = { allergens: string[]; allergensDeclared: boolean }
  await expect
    .poll(async () => (await call<Dish[]>('GET', `/restaurants/${_id}/items`)).map(({ allergens }) => allergens))
    .toEqual([['crustaceans'], []])
})

test('the carta is exported from its ⋯, with the languages that are ticked', async ({ page, call, restaurant }) => {
  const { _id, slug } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Tapas'), 'Bravas')
  await openMenu(page)
  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Exportar carta…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exportar carta' })
  await expect(dialog.getByRole('radio', { name: /^Excel/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^CSV/ }).check()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  expect((await file).suggestedFilename()).toMatch(new RegExp(`^${slug}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Archivo descargado')).toBeVisible()
})

test('what was not saved is not brought as it was before', { tag: '@desktop' }, async ({
  page,
  call,
  restaurant,
  expectFailedCalls,
}) => {
  const { _id } = await restaurant()
  expectFailedCalls('PUT /restaurants/*/import 500')
  await call('POST', `/restaurants/${_id}/import`, { text: 'TAPAS\nBravas 6,00\nOreja 8,00' })
  await page.goto('/dashboard/menu/traer?paso=revisar')
  // The draft is read again after a refusal; who presses 'Traer' meanwhile must not bring it as it was.
  let isRefused = false
  const pressed = Promise.withResolvers<void>()
  await page.route(`**/api/restaurants/${_id}/import`, async route => {
    if (route.request().method() === 'PUT') {
      isRefused = true
      return route.fulfill({ status: 500, json: {} })
    }
    if (isRefused) await pressed.promise
    return route.fallback()
  })
  await page.getByRole('button', { name: 'Nombre: Bravas' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Patatas bravas')
  await page.keyboard.press('Enter')
  await expect.poll(() => isRefused).toBe(true)
  await page.getByRole('button', { name: 'Traer 2 platos' }).click()
  pressed.resolve()
  await expect(page.getByRole('alert').filter({ hasText: 'No se ha traído ningún plato' })).toBeVisible()
  expect((await call<object[]>('GET', `/restaurants/${_id}/items`)).length).toBe(0)
})
