import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf, toast } from '../support/menu-data.ts'

const todos = (page: Page) => page.getByRole('main').getByRole('listitem')

/** Replaces the browser's clipboard and sharing by fakes that answer as the test wants. */
async function withNavigator(
  page: Page,
  given: { share?: 'works' | 'fails' | 'refused'; clipboard: 'works' | 'fails' },
) {
  await page.addInitScript(({ share, clipboard }) => {
    const told: { shared?: ShareData; copied?: string } = {}
    const fails = (name: string) => Promise.reject(new DOMException('no', name))
    const answers = {
      works: () => Promise.resolve(),
      fails: () => fails('DataError'),
      refused: () => fails('AbortError'),
    }
    Object.defineProperty(window, 'told', { value: told })
    if (share) {
      const value = (data: ShareData) => {
        told.shared = data
        return answers[share]()
      }
      Object.defineProperty(navigator, 'share', { value, configurable: true })
    } else Reflect.deleteProperty(Navigator.prototype, 'share')
    const writeText = (text: string) => {
      told.copied = text
      return answers[clipboard]()
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  }, given)
}
const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: { shared?: ShareData; copied?: string } }).told)

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

test('what is missing is listed with links to the menu, until nothing is missing', async ({
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

test('a language without texts is listed', async ({ page, call, restaurant }) => {
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

test('the menu opens in a new tab', async ({ page, restaurant }) => {
  const { name } = await restaurant()
  await page.goto('/dashboard/home')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Ver menú' }).click()
  await expect((await opened).getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the link is copied', async ({ page, restaurant, baseURL }) => {
  const { slug } = await restaurant()
  await withNavigator(page, { clipboard: 'works' })
  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(toast(page, '¡Enlace copiado al portapapeles!')).toBeVisible()
  expect((await told(page)).copied).toBe(`${baseURL}/${slug}`)
})

test('a link that cannot be copied shows an error', async ({ page, restaurant }) => {
  await restaurant()
  await withNavigator(page, { clipboard: 'fails' })
  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(toast(page, 'No se pudo copiar el enlace')).toBeVisible()
})

test.describe('sharing', () => {
  const share = (page: Page) => page.getByRole('button', { name: 'Compartir' }).click()

  test('uses the phone’s own dialog where it exists', async ({ page, restaurant, baseURL }) => {
    const { name, slug } = await restaurant()
    await withNavigator(page, { share: 'works', clipboard: 'fails' })
    await page.goto('/dashboard/home')
    await share(page)
    expect((await told(page)).shared).toEqual({ title: name, url: `${baseURL}/${slug}` })
  })

  test('copies the link where it does not', async ({ page, restaurant, baseURL }) => {
    const { slug } = await restaurant()
    await withNavigator(page, { clipboard: 'works' })
    await page.goto('/dashboard/home')
    await share(page)
    await expect(toast(page, '¡Enlace copiado al portapapeles!')).toBeVisible()
    expect((await told(page)).copied).toBe(`${baseURL}/${slug}`)
  })

  test('reports a failure, but not a cancellation', async ({ page, restaurant }) => {
    await restaurant()
    await withNavigator(page, { share: 'refused', clipboard: 'works' })
    await page.goto('/dashboard/home')
    await share(page)
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('no', 'DataError')) }),
    )
    await share(page)
    await expect(toast(page, 'Error al compartir el menú')).toHaveCount(1)
  })
})

test.describe('what cannot be loaded', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/status of 500/))

  test('numbers: says so and can be loaded again', async ({ page, restaurant }) => {
    const { name } = await restaurant()
    await page.route('**/api/restaurants/*/items', route => route.fulfill({ status: 400, json: { success: false } }))
    await page.goto('/dashboard/home')
    const failure = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar las estadísticas del menú' })
    await expect(failure).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expectNoAxeFindings(page)
    await page.unroute('**/api/restaurants/*/items')
    await failure.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { name: 'Tu carta' })).toBeVisible()
    await expect(failure).toBeHidden()
  })

  test('the restaurant: says so and keeps what was loaded', async ({ page, restaurant }) => {
    const { _id, name } = await restaurant()
    const one = `**/api/restaurants/${_id}`
    await page.route(one, route => route.fulfill({ status: 400, json: { success: false } }))
    await page.goto('/dashboard/home')
    const failure = page.getByRole('alert').filter({ hasText: 'Error al cargar los datos del restaurante' })
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
