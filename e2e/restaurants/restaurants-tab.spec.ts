import type { Page } from '@playwright/test'
import { expect, expectGoodAtBothSizes, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { toast } from '../support/menu-data.ts'
import { grantPlan } from '../support/operator.ts'
import type { Restaurant } from '../support/people.ts'
import { drawPng } from '../support/pictures.ts'
import { interceptWrites } from '../support/refusals.ts'
import { closeToast } from '../support/steps.ts'
import { another, card, confirmation, form, PREMIUM, TAB, tag } from '../support/restaurants-tab-page.ts'

async function openForm(page: Page) {
  await page.goto(TAB)
  await another(page).getByRole('button', { name: 'Nuevo restaurante' }).click()
  await expect(form(page)).toBeVisible()
}

const fields = (name: string) => ({
  Nombre: name,
  Calle: 'Calle Mayor, 3',
  Ciudad: 'Toledo',
  'Código postal': '45001',
  Teléfono: '925 22 22 22',
})

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await form(page)
      .getByLabel(new RegExp(`^${label}`))
      .fill(value)
}

const REFUSALS: { status?: number; code: string; message?: string; shown: string }[] = [
  { status: 403, code: 'restaurant_limit', shown: 'Has alcanzado el límite de restaurantes permitidos en tu plan.' },
  { status: 400, code: 'validation', message: 'Algo no encaja.', shown: 'Algo no encaja.' },
  { status: 500, code: 'internal', shown: 'Ha ocurrido un error al crear el restaurante' },
  { code: 'no connection', shown: 'Error de conexión. Verifica tu internet e inténtalo de nuevo.' },
]

const submit = (page: Page) => form(page).getByRole('button', { name: 'Crear restaurante' }).click()

test('each card shows place and actions, and the form requires all fields', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id, name, owner } = await restaurant()
  await call('PUT', `/restaurants/${_id}`, { address: { street: 'Calle del Almendro, 12', city: 'Madrid' } })
  await grantPlan(owner.email, PREMIUM)
  await page.goto(TAB)
  await expect(card(page, name)).toContainText('Calle del Almendro, 12, Madrid')
  await expect(page.getByRole('link', { name: `Editar ${name}` })).toHaveAttribute(
    'href',
    `/dashboard/restaurant?id=${_id}`,
  )
  await expectGoodAtBothSizes(page)
  await another(page).getByRole('button', { name: 'Nuevo restaurante' }).click()
  await form(page).getByLabel('País').fill('')
  await submit(page)
  for (const text of [
    'El nombre del restaurante es obligatorio',
    'La URL del restaurante es obligatoria',
    'La calle es obligatoria',
    'La ciudad es obligatoria',
    'El código postal es obligatorio',
    'El teléfono es obligatorio',
  ])
    await expect(form(page).getByText(text, { exact: true })).toBeVisible()
  await expect(form(page).getByLabel('Nombre', { exact: true })).toBeFocused()
  await form(page).getByLabel('Nombre', { exact: true }).fill('a')
  await expect(form(page).getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible()
  await form(page).getByLabel('Nombre', { exact: true }).fill('a'.repeat(51))
  await expect(form(page).getByText('El nombre no puede exceder los 50 caracteres')).toBeVisible()
  await form(page).getByLabel('Email').fill('nada')
  await form(page).getByLabel('Email').blur()
  await expect(form(page).getByText('El correo electrónico debe tener el formato nombre@ejemplo.com')).toBeVisible()
  await expectGoodAtBothSizes(page)
})

test('a restaurant is created with its logo and the defaults of the dashboard', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { owner } = await restaurant()
  await grantPlan(owner.email, PREMIUM)
  const name = `Casa Nueva ${tag()}`
  await openForm(page)
  await fill(page, fields(name))
  await expect(form(page).getByText('Disponible')).toBeVisible()
  await form(page)
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: drawPng(400, 400),
    })
  const crop = page.getByRole('dialog', { name: 'El logo' })
  await crop.getByRole('button', { name: 'Usar logo' }).click()
  await expect(crop).toBeHidden()
  await expect(form(page).getByRole('button', { name: 'Cambiar logo' })).toBeVisible()
  await submit(page)
  await expect(toast(page, `Restaurante "${name}" creado correctamente`)).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(card(page, name)).toContainText('Calle Mayor, 3, Toledo')
  await expect(card(page, name).locator('img')).toBeVisible()
  const created = (
    await call<(Restaurant & { theme: { style: string }; address: { country: string } })[]>('GET', '/restaurants')
  ).at(-1)
  expect(created).toMatchObject({ name, theme: { style: 'classic' }, address: { country: 'España' } })
})

test('a taken slug is replaced by another one, also when it is taken meanwhile, and the form says so', {
  tag: '@one-size',
}, async ({ page, call, restaurant, expectFailedCalls }) => {
  expectFailedCalls('POST /restaurants 409')
  const taken = await restaurant()
  await grantPlan(taken.owner.email, PREMIUM)
  await openForm(page)
  await fill(page, fields(taken.name))
  await expect(
    form(page).getByText(new RegExp(`^Se ha generado una URL alternativa: ${taken.slug}-[1-9]\\d{3}$`)),
  ).toBeVisible()
  await expect(form(page).getByLabel('Dirección de la carta')).toHaveValue(new RegExp(`/${taken.slug}-[1-9]\\d{3}$`))

  const name = `Casa Rápida ${tag()}`
  await fill(page, { Nombre: name })
  await expect(form(page).getByText('Disponible')).toBeVisible()
  await call('POST', '/restaurants', { name })
  await submit(page)
  await expect(
    page.getByText(/^ ?La URL estaba ya en uso\. Se ha generado una alternativa: casa-rapida-.*-[1-9]\d{3}$/),
  ).toBeVisible()
  await expect(toast(page, `Restaurante "${name}" creado correctamente`)).toBeVisible()
})

test('a restaurant that cannot be created: the form says why, keeps what was typed, and asks before it closes', {
  tag: '@one-size',
}, async ({ page, restaurant, allowConsole, expectFailedCalls }) => {
  allowConsole(/ERR_/)
  expectFailedCalls('POST /restaurants 403', 'POST /restaurants 400', 'POST /restaurants 500')
  const { owner } = await restaurant()
  await grantPlan(owner.email, PREMIUM)
  await openForm(page)
  await fill(page, { ...fields(`Casa ${tag()}`), Descripción: 'Guisos' })
  for (const { status, code, message = '', shown } of REFUSALS)
    await test.step(code, async () => {
      const recover = await interceptWrites(page, '**/api/restaurants', route =>
        status ? route.fulfill({ status, json: { success: false, code, message } }) : route.abort('connectionfailed'),
      )
      await submit(page)
      await expect(toast(page, shown)).toBeVisible()
      await expect(form(page).getByLabel('Calle')).toHaveValue('Calle Mayor, 3')
      await expect(form(page).getByLabel('Descripción')).toHaveValue('Guisos')
      await closeToast(page)
      await recover()
    })
  await page.keyboard.press('Escape')
  await confirmation(page).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(form(page).getByLabel('Calle')).toHaveValue('Calle Mayor, 3')
})

test('fifty characters without a space fit their card', async ({ page, call, restaurant }) => {
  const { _id } = await restaurant({ name: 'Restauranteconunnombremuylargoquenotieneespacios12' })
  await call('PUT', `/restaurants/${_id}`, { address: { street: 'C'.repeat(120), city: 'M'.repeat(120) } })
  await page.goto(TAB)
  await expect(another(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
})
