import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { grantPlan } from '../support/operator.ts'
import { interceptWrites, refuseWrites } from '../support/refusals.ts'
import { open, save, saved, tab, unsaved, type Stored } from '../support/restaurant-page.ts'
import { drawPicture } from '#test/pictures.ts'

test('one Guardar sends the changes of all tabs, and only those; the toast saves too', { tag: '@one-size' }, async ({
  page,
  restaurant,
  call,
  expectFailedCalls,
}) => {
  expectFailedCalls('PUT /restaurants/* 412')
  const { _id, name } = await restaurant()
  await open(page)
  await expect(save(page)).toBeDisabled()
  await page.getByLabel('Calle').fill('Calle Mayor, 1')
  await expect(unsaved(page)).toBeVisible()
  await tab(page, 'Horario').click()
  await page.getByRole('switch', { name: 'Lunes' }).click()
  await tab(page, 'Apariencia').click()
  await page.getByRole('radio', { name: 'Minimalista' }).check({ force: true })
  await tab(page, 'Datos básicos').click()
  await expect(page.getByLabel('Calle')).toHaveValue('Calle Mayor, 1')
  await call('PUT', `/restaurants/${_id}`, { address: { city: 'Cádiz' } })
  const request = page.waitForRequest(sent => sent.method() === 'PUT' && sent.url().endsWith(`/restaurants/${_id}`))
  await save(page).click()
  expect((await request).postDataJSON()).toEqual({
    address: { street: 'Calle Mayor, 1' },
    hours: { monday: [] },
    theme: { style: 'minimal' },
  })
  await expect(saved(page)).toBeVisible()
  await expect(unsaved(page)).toBeHidden()
  await expect(save(page)).toBeDisabled()
  await expect(page.getByLabel('Ciudad'), 'what somebody else changed meanwhile').toHaveValue('Cádiz')
  const stored = await call<Stored>('GET', `/restaurants/${_id}`)
  expect(stored).toMatchObject({ address: { street: 'Calle Mayor, 1', city: 'Cádiz' }, theme: { style: 'minimal' } })
  expect(stored.hours.monday).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Calle')).toHaveValue('Calle Mayor, 1')
  // The toast saves too; after typing the old value again there is nothing to save.
  const field = page.getByLabel('Nombre')
  await field.fill('Casa Lola')
  await expect(save(page)).toBeEnabled()
  await field.fill(name)
  await expect(save(page)).toBeDisabled()
  await expect(unsaved(page)).toBeHidden()
  await field.fill('Casa Lola')
  await unsaved(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(field).toHaveValue('Casa Lola')
})

test('errors are shown under their fields, and the tab with the first one opens; nothing is lost', {
  tag: '@one-size',
}, async ({ page, restaurant, expectFailedCalls }) => {
  expectFailedCalls('PUT /restaurants/* 400', 'PUT /restaurants/* 500')
  const { _id } = await restaurant()
  await open(page, '?tab=appearance')
  await tab(page, 'Datos básicos').click()
  await page.getByLabel('Nombre').fill('')
  await page.getByLabel('Teléfono').fill('llámame')
  await tab(page, 'Apariencia').click()
  await save(page).click()
  await expect(tab(page, 'Datos básicos')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('El nombre del restaurante es obligatorio')).toBeVisible()
  await expect(page.getByText('Escribe un teléfono válido.')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toBeFocused()

  await page.getByLabel('Nombre').fill('Casa Lola')
  await page.getByLabel('Teléfono').fill('925 22 22 22')
  await tab(page, 'Horario').click()
  const phone = 'Escribe un teléfono válido.'
  const recover = await refuseWrites(page, `**/api/restaurants/${_id}`, 400, {
    code: 'validation',
    message: phone,
    errors: { 'contact.phone': phone },
  })
  await save(page).click()
  await expect(tab(page, 'Datos básicos')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: phone })).toBeVisible()
  await expect(save(page), 'nothing is lost').toBeEnabled()

  await recover()
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('925 22 22 23')
  await refuseWrites(page, `**/api/restaurants/${_id}`, 500, { code: 'internal', message: 'x' })
  await save(page).click()
  await expect(page.getByText('Error al guardar los cambios')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Casa Lola')
  await expect(unsaved(page)).toBeVisible()
})

test('a logo is sent with the save, and removed with the next; an upload can be canceled', {
  tag: '@one-size',
}, async ({ page, restaurant, call }) => {
  const { _id } = await restaurant()
  await open(page)
  const buffer = await drawPicture()
  const choose = async () => {
    await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Usar logo' }).click()
  }
  await choose()
  await expect(unsaved(page)).toBeVisible()
  expect((await call<Stored>('GET', `/restaurants/${_id}`)).logoUrl).toBe('')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect((await call<Stored>('GET', `/restaurants/${_id}`)).logoUrl).toMatch(/^\/uploads\//)
  await expect(save(page)).toBeDisabled()

  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  await save(page).click()
  await expect.poll(async () => (await call<Stored>('GET', `/restaurants/${_id}`)).logoUrl).toBe('')
  await expect(save(page)).toBeDisabled()

  await interceptWrites(page, `**/api/restaurants/${_id}`, () => undefined)
  await choose()
  await save(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('No se ha guardado nada: has cancelado la subida del logo.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(save(page), 'the image waits for the next save').toBeEnabled()
})

test('the default language cannot be removed, and a new default is added', { tag: '@one-size' }, async ({
  page,
  restaurant,
  call,
}) => {
  const { _id } = await restaurant()
  await open(page)
  await expect(page.getByRole('switch', { name: 'Español' })).toBeDisabled()
  await page.getByRole('button', { name: 'Hacer predeterminado: inglés' }).click()
  await expect(page.getByRole('switch', { name: 'Inglés' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Inglés' })).toBeDisabled()
  await page.getByRole('radio', { name: 'Inglés' }).click()
  await page.getByLabel('Descripción en inglés').fill('Market cooking')
  await page.getByRole('radio', { name: 'Español' }).click()
  await page.getByLabel('Descripción en español').fill('Cocina de mercado')
  await page.getByLabel('Moneda de los precios').selectOption('USD')
  await expect(page.getByText('Cambiarla no convierte los precios')).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await call<Stored>('GET', `/restaurants/${_id}`)).toMatchObject({
    defaultLocale: 'en',
    supportedLocales: ['es', 'en'],
    currency: 'USD',
    translations: { es: { description: 'Cocina de mercado' }, en: { description: 'Market cooking' } },
  })
})

test('the slug saves by itself, without the rest of the form; an unknown tab is the first, an unknown restaurant is not found', {
  tag: '@one-size',
}, async ({ page, restaurant, expectFailedCalls }) => {
  // The form has seen the restaurant before its address was changed: the save joins both, unasked.
  expectFailedCalls('GET /restaurants/* 404', 'PUT /restaurants/* 412')
  const { slug } = await restaurant()
  await open(page, '?tab=nada')
  await expect(tab(page, 'Datos básicos')).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('Nombre').fill('Casa Lola')
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await page.getByRole('textbox', { name: 'Dirección' }).fill(`${slug} nueva`)
  await page.getByRole('textbox', { name: 'Dirección' }).press('Enter')
  await expect(page.getByText('URL actualizada correctamente')).toBeVisible()
  await expect(page.getByText(`/${slug}-nueva`)).toBeVisible()
  await expect(page.getByLabel('Nombre'), 'stays typed').toHaveValue('Casa Lola')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.goto('/dashboard/restaurant?id=0196b4a0-0000-7000-8000-000000000000')
  await expect(page.getByText('No se ha encontrado el restaurante')).toBeVisible()
})

test('with an ended plan a restaurant is read-only, and a refused save says why', { tag: '@one-size' }, async ({
  page,
  restaurant,
  call,
  expectFailedCalls,
}) => {
  expectFailedCalls('PUT /restaurants/* 403')
  const { owner, _id } = await restaurant()
  await open(page)
  await page.getByLabel('Nombre').fill('Casa Lola')
  await grantPlan(owner.email, { tier: 'basic', status: 'canceled', ends: '2020-01-01T00:00:00Z' })
  await save(page).click()
  await expect(page.getByText('Tu plan ha terminado: ahora no se pueden guardar cambios.')).toBeVisible()
  await expect(save(page), 'the notice says why').toHaveCount(0)
  // The page says it until the banner knows, which takes its place.
  const notice = page.getByText('Tu suscripción ha terminado. Puedes verlo todo, pero no cambiarlo.')
  await expect(notice.or(page.getByText('Tu suscripción ha terminado.', { exact: true })).first()).toBeVisible()
  await expect(page.getByLabel('Nombre'), 'nothing typed is lost').toHaveValue('Casa Lola')
  await expect(page.getByLabel('Nombre')).toHaveAttribute('readonly')
  await expect(page.getByRole('switch', { name: 'Inglés' })).toBeDisabled()
  expect((await call<Stored>('GET', `/restaurants/${_id}`)).name).not.toBe('Casa Lola')
})

test('only the owner manages the team', { tag: '@one-size' }, async ({ page, restaurant }) => {
  await restaurant()
  await page.route('**/api/auth/me', async route => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, role: 'worker', status: 'active' } } })
  })
  await open(page, '?tab=team')
  await expect(page.getByText('No tienes permisos para gestionar el equipo.')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ir a Datos básicos' }).click()
  await expect(tab(page, 'Datos básicos')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Solo el propietario puede cambiar la dirección.')).toBeVisible()
})

test('everything works by keyboard and passes axe', async ({ page, restaurant }) => {
  await restaurant({ supportedLocales: ['es', 'en', 'pt'] })
  await open(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Nombre').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' Lola')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeVisible()

  await tab(page, 'Datos básicos').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Lunes' })).toBeVisible()
  await page.getByRole('switch', { name: 'Lunes' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Lunes' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Añadir tramo al lunes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Apertura del lunes, tramo 1')).toBeFocused()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await tab(page, 'Horario').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('radio', { name: 'Clásico' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Minimalista' })).toBeChecked()
  await expect(
    page
      .frameLocator('iframe[title="Vista previa de la carta"]:not([data-waiting])')
      .getByRole('heading', { level: 1 }),
  ).toBeVisible()
  // The preview is a whole page in a frame, with a header and a main part of its own.
  await expectNoAxeFindings(page, { except: ['landmark-unique'] })
  await expectNoSidewaysScroll(page)
})
