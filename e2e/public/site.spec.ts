import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'

const PAGES = [
  '/',
  '/precios',
  '/aviso-legal',
  '/politica-privacidad',
  '/politica-cookies',
  '/terminos-condiciones',
] as const
const NARROWEST_WITHOUT_DRAWER = 960

/** The targets of all links on the page, except those that open another program. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll(links =>
      links
        .map(link => (link as HTMLAnchorElement).href)
        .filter(href => new URL(href).origin === window.location.origin),
    )

test('no link of the public pages is dead, and every anchor exists', { tag: '@one-size' }, async ({
  page,
  request,
}) => {
  const seen = new Set<string>()
  const anchors = new Set<string>()
  for (const path of PAGES) {
    await page.goto(path)
    for (const href of await linksOf(page)) {
      const { pathname, search, hash } = new URL(href)
      seen.add(pathname + search)
      if (hash) anchors.add(pathname + hash)
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining([...PAGES, '/auth', '/auth?mode=register', '/el-rincon']))
  for (const path of seen) expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200])
  expect(anchors.size).toBeGreaterThan(1)
  for (const anchor of [...anchors, '/#contacto']) {
    await page.goto(anchor)
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport()
  }
})

test('icons, manifest and share picture of the pages exist', { tag: '@one-size' }, async ({ page, request }) => {
  await page.goto('/')
  const urls = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], meta[property="og:image"]')
    .evaluateAll(all => all.map(each => each.getAttribute('href') ?? each.getAttribute('content') ?? ''))
  expect(urls).toHaveLength(4)
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const url of [...urls, ...manifest.icons.map(icon => icon.src)])
    expect([url, (await request.get(url)).status()]).toEqual([url, 200])
})

test('the skip link is the first stop of the keyboard and leads past the header', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/precios')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /Anual/ })).toBeFocused()
})

test('axe finds nothing on the public pages, and nothing is wider than the window', async ({ page }) => {
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoSidewaysScroll(page)
      await expectNoAxeFindings(page)
    })
})

test("the landing's two buttons lead to the demo and to registration", { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Comenzar gratis' }).first()).toHaveAttribute(
    'href',
    '/auth?mode=register',
  )
  await main.getByRole('link', { name: 'Ver demo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'El Rincón' })).toBeVisible()
})

test.describe('below 960 px a drawer replaces the links', () => {
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menú' })

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: NARROWEST_WITHOUT_DRAWER - 1, height: 844 })
    await page.goto('/')
  })

  test('and not from 960 px on', { tag: '@one-size' }, async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Abrir menú' })
    const links = page.getByRole('banner').getByRole('link', { name: 'Precios' })
    await expect(opener).toBeVisible()
    await expect(links).toBeHidden()
    await page.setViewportSize({ width: NARROWEST_WITHOUT_DRAWER, height: 844 })
    await expect(opener).toBeHidden()
    await expect(links).toBeVisible()
  })

  test('the keyboard opens it, focus stays inside, and Escape returns the focus', { tag: '@one-size' }, async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: 'Abrir menú' })
    await opener.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Cerrar menú' })).toBeFocused()
    await expectNoAxeFindings(page)
    for (const name of ['Características', 'Cómo funciona', 'Precios', 'Iniciar sesión', 'Comenzar gratis']) {
      await page.keyboard.press('Tab')
      await expect(drawer(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('its button, a tap beside it, and each of its links close it', { tag: '@one-size' }, async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Abrir menú' })
    await opener.click()
    await drawer(page).getByRole('button', { name: 'Cerrar menú' }).click()
    await expect(drawer(page)).toBeHidden()
    await opener.click()
    await page.mouse.click(20, 400)
    await expect(drawer(page)).toBeHidden()
    await opener.click()
    await drawer(page).getByRole('link', { name: 'Cómo funciona' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Marchando en tres pasos' })).toBeInViewport()
    await opener.click()
    await drawer(page).getByRole('link', { name: 'Precios' }).click()
    await expect(page).toHaveURL('/precios')
  })
})

test('yearly prices are shown first; monthly ones can be chosen by keyboard', async ({ page }) => {
  await page.goto('/precios')
  const plan = (name: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name }) })
  await expect(page.getByRole('radio', { name: 'Anual Ahorra un 20 %' })).toBeChecked()
  await expect(plan('Basic')).toContainText('77 €al año6,42 € al mes. Ahorras 19 €')
  await expect(plan('Pro')).toContainText('96 €al año8,00 € al mes. Ahorras 24 €')
  await expect(plan('Premium')).toContainText('173 €al año14,42 € al mes. Ahorras 43 €')
  await page.getByRole('radio', { name: /Anual/ }).press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Mensual' })).toBeChecked()
  await expect(plan('Basic').getByText('al mes', { exact: true })).toBeVisible()
  await expect(plan('Basic').getByText('al año')).toBeHidden()
  await expect(plan('Premium').getByText('18 €')).toBeVisible()
  await expect(plan('Premium')).toContainText('173 € con pago anual. Ahorrarías 43 €')
  await page.getByText('¿Los precios llevan IVA?').click()
  await expect(page.getByText('Sí, el 21 %.')).toBeVisible()
  await expectNoAxeFindings(page)
})
