import type { Page } from '@playwright/test'
import type { MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import { ACTIONS_URL, attributeOf, DISH } from '#features/public-menu/menu-dom.ts'
import { dailyMenu, withSetMenus } from '#test/menus/set-menus.ts'
import { smallMenu } from '#test/menus/small-menu.ts'
import { type Style, STYLES } from '#features/theme/theme.contract.ts'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'
import { brokenWords, sidewaysScroll } from '../support/measures.ts'

type Given = { style?: Style; menus?: Parameters<typeof withSetMenus>[1]; version?: number }

/** `/casa` is the page of a menu as the built product renders it at a moment of the house, with the built scripts. */
async function serve(page: Page, given: Given = {}): Promise<(next: Given) => Promise<void>> {
  const { renderMenuPage } = (await import(new URL('../../build/server/ssr.js', import.meta.url).href)) as Pick<
    MenuRenderer,
    'renderMenuPage'
  >
  await page.goto('/el-rincon')
  const script = page.locator(ACTIONS_URL)
  const assets = {
    menuScript: (await script.getAttribute('src')) ?? '',
    menuActions: (await script.getAttribute(attributeOf(ACTIONS_URL))) ?? '',
  }
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? ''
  const manifest = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const files = { sharePicture: icon, icon, touchIcon: icon, manifest }
  const answer = async ({ style = 'modern', menus, version = 1 }: Given) => {
    const small = smallMenu()
    const dishes = small.dishes.map(dish => ({ ...dish, image: null }))
    const restaurant = { ...small.restaurant, theme: { ...small.restaurant.theme, style } }
    const menu = withSetMenus({ ...small, logo: null, dishes, restaurant }, menus)
    await page.unroute(/\/casa(\?.*)?$/)
    await page.route(/\/casa(\?.*)?$/, route => {
      const query = new URL(route.request().url()).searchParams
      const locale = query.get('lang') === 'en' ? 'en' : query.get('lang') === 'pt' ? 'pt' : 'es'
      const asksDaily = query.get('menu') === 'dia'
      const input = { menu, version, changesAt: null, locale, asksDaily, assets, files, year: 2026 } as const
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: renderMenuPage({ ...input, publicUrl: new URL(page.url()).origin }).html,
      })
    })
  }
  await answer(given)
  return answer
}

const card = (page: Page) => page.getByRole('region', { name: 'Menú del día' })
const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Menú del día' })
const result = (page: Page) => page.getByRole('complementary', { name: 'Filtro de alérgenos' }).getByRole('status')
const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)

test('the page shows each thing in its time, and asks nobody: before, on top at 13:00, folded at 16:30, gone', {
  tag: '@one-size',
}, async ({ page }) => {
  const prepared = dailyMenu({ state: 'upcoming', shownFrom: at('13:00').toISOString() })
  await serve(page, { menus: [prepared] })
  await page.clock.install({ time: at('12:59') })
  await page.goto('/casa')
  await expect(card(page)).toHaveCount(0)
  await expect(tab(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', request => void asked.push(request.url()))
  await page.clock.runFor('01:01')
  await expect(card(page)).toContainText('Hoy hasta las 16:00')
  await expect(tab(page)).toBeVisible()
  expect(asked).toEqual([])
  await card(page).getByText('Menú del día').click()
  await expect(card(page).getByRole('link', { name: 'Pollo al ajillo' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.clock.fastForward('03:30:00')
  await expect(tab(page)).toHaveCount(0)
  await expect(card(page)).toContainText('Ha terminado. Hoy se sirvió de 13:00 a 16:00.')
  await page.clock.fastForward('07:30:00')
  await expect(card(page)).toHaveCount(0)
  await expect(page.locator(DISH)).toHaveCount(3)
})

test('the filter counts and marks its dishes; one that nobody declared is never among those that avoid', {
  tag: '@one-size',
}, async ({ page }) => {
  const answer = await serve(page)
  await page.clock.install({ time: at('13:10') })
  await page.goto('/casa')
  await card(page).getByText('Menú del día').click()
  await page.getByRole('button', { name: 'Ver alérgenos' }).and(page.locator(':visible')).first().click()
  await page.getByRole('button', { name: 'Huevos' }).click()
  // Of nine dishes and three of the carta two have eggs, and one is undeclared.
  await expect(result(page)).toHaveText('Sin huevos, según la casa: 9 de 12 platos')
  await expect(card(page).getByText('Lleva huevos')).toHaveCount(2)
  const undeclared = card(page).getByRole('listitem').filter({ hasText: 'Fideos con almejas' })
  await expect(undeclared).toContainText('Pregunta antes: sin declarar')
  await undeclared.getByRole('link').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Alérgenos sin declarar. Pregunta al equipo antes de pedir.')
  await sheet.getByRole('button', { name: 'Cerrar' }).click()

  // At 14:40 a dish is sold out, and another gets an allergen.
  const [first, ...others] = dailyMenu().courses
  const [lentils, ...rest] = first!.items
  const items = [{ ...lentils!, allergens: ['eggs'] }, { ...rest[0]!, available: false }, ...rest.slice(1)]
  await answer({ version: 2, menus: [dailyMenu({ courses: [{ ...first!, items }, ...others] })] })
  await page.clock.fastForward('01:30:00')
  await page.clock.runFor('02:01')
  await expect(result(page)).toHaveText('Sin huevos, según la casa: 8 de 12 platos')
  await expect(card(page).getByRole('listitem').filter({ hasText: 'Salmorejo' })).toContainText('Agotado')
})

test('its own address opens it, and it is shared as a text', { tag: '@one-size' }, async ({ page, context }) => {
  await serve(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.clock.setFixedTime(at('13:10'))
  await page.goto('/casa?menu=dia')
  await card(page).getByRole('button', { name: 'Compartir menú' }).click()
  await expect(page.getByText('Menú copiado')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Menú del día · martes 24 de noviembre')
  expect(text).toMatch(/Alérgenos: http.*\/casa\?menu=dia$/)
})

for (const style of STYLES)
  test(`${style}: whole words, no sideways scroll and no finding of axe, open and closed`, {
    tag: '@one-size',
  }, async ({ page }) => {
    await serve(page, { style })
    await page.clock.setFixedTime(at('13:10'))
    for (const path of ['/casa', '/casa?menu=dia&lang=pt']) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await brokenWords(page), `${path}, ${width} px`).toEqual([])
        expect(await sidewaysScroll(page), `${path}, ${width} px`).toBe(0)
      }
      await expectNoAxeFindings(page)
    }
  })
