import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf, toast } from '../support/menu-data.ts'

const todos = (page: Page) => page.getByRole('main').getByRole('listitem')

test('shows the restaurant, its URL and its numbers', async ({ page, call, restaurant, baseURL }) => {
  const { _id, name, slug } = await restaurant({ supportedLocales: ['es', 'pt'] })
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await menu.category('Entrantes')
  await menu.dish(category, 'Flan', { translations: { es: { name: 'Flan' }, pt: { name: 'Pudim' } } })
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByText(`${new URL(baseURL).host}/${slug}`)).toBeVisible()
  await expect(page.getByText('Activo')).toBeVisible()
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).getByRole('definition')
  await expect(figure('Categorías')).toHaveText('2')
  await expect(figure('Platos')).toHaveText('1')
  await expect(figure('Idiomas')).toHaveText('2')
  await expect(page.getByRole('link', { name: 'Editar menú' })).toHaveAttribute('href', '/dashboard/menu')
  await expect(page.getByRole('link', { name: 'Generar QR' })).toHaveAttribute('href', '/dashboard/qr')
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
})

test('what is missing is listed with links to the menu, until nothing is missing', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant({ supportedLocales: ['es', 'pt'] })
  await page.goto('/dashboard/home')
  await expect(todos(page)).toHaveText(['Añade tu primer plato'])
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await menu.dish(category, 'Flan', {
    translations: { es: { name: 'Flan' }, pt: { name: 'Pudim' } },
    allergens: ['eggs'],
  })
  await menu.dish(category, 'Tarta', { translations: { es: { name: 'Tarta' }, pt: { name: 'Tarte' } } })
  await page.reload()
  await expect(todos(page)).toHaveText(['2 platos sin foto', '1 plato sin alérgenos revisados'])
  await todos(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/dashboard/menu')
})

test('a language without texts is listed', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Postres'), 'Flan', { allergens: ['eggs'] })
  await call('PUT', `/restaurants/${_id}`, { supportedLocales: ['es', 'en', 'pt'] })
  await page.goto('/dashboard/home')
  await expect(todos(page)).toHaveText([
    '1 plato sin foto',
    '1 plato sin traducir al inglés',
    '1 plato sin traducir al portugués',
  ])
})

test('the menu opens in a new tab', { tag: '@one-size' }, async ({ page, restaurant }) => {
  const { name } = await restaurant()
  await page.goto('/dashboard/home')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Ver menú' }).click()
  await expect((await opened).getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the link is copied', { tag: '@one-size' }, async ({ page, context, restaurant, baseURL }) => {
  const { slug } = await restaurant()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(toast(page, '¡Enlace copiado al portapapeles!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/${slug}`)
})

test.describe('what cannot be loaded', () => {
  test('numbers: says so and can be loaded again', { tag: '@one-size' }, async ({
    page,
    restaurant,
    expectFailedCalls,
  }) => {
    expectFailedCalls('GET /restaurants/*/items 400')
    const { name } = await restaurant()
    await page.route('**/api/restaurants/*/items', route => route.fulfill({ status: 400, json: { success: false } }))
    await page.goto('/dashboard/home')
    const failure = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'No se pudieron cargar las estadísticas del menú' })
    await expect(failure).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expectNoAxeFindings(page)
    await page.unroute('**/api/restaurants/*/items')
    await failure.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { name: 'Tu carta' })).toBeVisible()
    await expect(failure).toBeHidden()
  })

  test('the restaurant: says so and keeps what was loaded', { tag: '@one-size' }, async ({
    page,
    restaurant,
    expectFailedCalls,
  }) => {
    expectFailedCalls('GET /restaurants/* 400')
    const { _id, name } = await restaurant()
    const one = `**/api/restaurants/${_id}`
    await page.route(one, route => route.fulfill({ status: 400, json: { success: false } }))
    await page.goto('/dashboard/home')
    const failure = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Error al cargar los datos del restaurante' })
    await expect(failure).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.unroute(one)
    await failure.getByRole('button', { name: 'Reintentar' }).click()
    await expect(failure).toBeHidden()
  })
})

test('the longest name and URL fit', async ({ page, restaurant }) => {
  const slug = randomUUID().replaceAll('-', '').padEnd(60, 'a')
  await restaurant({ name: 'Restauranteconunnombremuylargoquenotieneespacios12', slug })
  await page.goto('/dashboard/home')
  await expect(page.getByText(slug)).toBeVisible()
  await expectNoSidewaysScroll(page)
})
