import type { Page } from '@playwright/test'
import {
  CATEGORY_LINKS,
  DISH,
  DISH_GRID_CLASS,
  DISH_PICTURE_CLASS,
  PANEL_CHOICE,
  WITH_PHOTO_CLASS,
  withValue,
} from '#features/public-menu/menu-dom.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { addMenu, allergenToggle, LOOKS } from '../support/public-menu-data.ts'

const DISH_CLASSES = { withPhoto: WITH_PHOTO_CLASS, picture: DISH_PICTURE_CLASS, grid: DISH_GRID_CLASS }
const ALLERGENS = { es: 'Alérgenos', en: 'Allergens', pt: 'Alergénios' }

/** Layout shift without any user action. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let moved = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
      }),
  )
}

for (const { style, colors, langs } of LOOKS) {
  const name = `${style} ${colors.primaryColor} passes axe with the panel closed and open, in ${langs.join(', ')}`
  // Difficult colors are the same at every width.
  test(name, langs.length > 1 ? {} : { tag: '@one-size' }, async ({ page, call, restaurant, isMobile }) => {
    const { slug } = await addMenu(call, await restaurant(), { ...colors, style })
    // The languages differ in their words only: the wide page is looked at in one.
    for (const lang of isMobile ? langs : langs.slice(0, 1)) {
      await page.goto(`/${slug}?lang=${lang}`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      // With the panel open axe reads the whole page again, in each language.
      if (lang === langs[0]) await expectNoAxeFindings(page)
      await allergenToggle(page).click()
      await expect(page.getByRole('heading', { name: ALLERGENS[lang] })).toBeVisible()
      await page.locator(withValue(PANEL_CHOICE, 'gluten')).getByRole('button').click()
      await expectNoAxeFindings(page)
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}

test('no layout shift, no third party, no cookie', { tag: '@one-size' }, async ({
  page,
  context,
  call,
  restaurant,
  baseURL,
}) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
  await context.clearCookies()
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(baseURL)) foreign.push(request.url())
  })
  await page.goto(`/${slug}`, { waitUntil: 'load' })
  expect(await layoutShift(page)).toBeLessThan(0.005)
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})

for (const style of STYLES) {
  test(`${style}: fonts that arrive after the first paint move no line, and a name is in its place before its picture`, async ({
    page,
    call,
    restaurant,
  }) => {
    const { _id, slug } = await addMenu(call, await restaurant(), { style })
    const description = 'Cocina de mercado en el centro del pueblo, con producto de nuestra huerta.'
    await call('PUT', `/restaurants/${_id}`, { translations: { es: { description } } })
    const painted = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async route => {
      await painted.promise
      await route.continue()
    })
    await page.goto(`/${slug}`, { waitUntil: 'domcontentloaded' })
    await page.evaluate(
      () =>
        new Promise<void>(resolve =>
          new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
        ),
    )
    painted.resolve()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page)).toBeLessThan(0.005)
    const [before, after] = await page
      .locator(DISH)
      .first()
      .evaluate((dish, classes) => {
        dish.classList.add(classes.withPhoto)
        const name = dish.querySelector('h3')
        const place = () => `${name?.getBoundingClientRect().x} ${name?.getBoundingClientRect().width}`
        const alone = place()
        const picture = document.createElement('div')
        picture.className = classes.picture
        dish.querySelector(`.${classes.grid}`)?.append(picture)
        return [alone, place()]
      }, DISH_CLASSES)
    expect(after).toBe(before)
  })
}

test('the first Tab offers to skip to the menu', async ({ page, call, restaurant }) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'classic' })
  await page.goto(`/${slug}`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar a la carta' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
})

test('a chosen language is remembered and applied at the next visit', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
  await page.goto(`/${slug}`)
  await page.getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL(new RegExp(`/${slug}\\?lang=pt$`))
  await page.goto(`/${slug}?mesa=4`)
  await expect(page).toHaveURL(/lang=pt/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(new RegExp(`/${slug}$`))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test.describe('on an English phone', () => {
  test.use({ locale: 'en-GB' })

  test('English is offered once, and can be dismissed', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
    const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
    await page.goto(`/${slug}`)
    const offer = page.getByRole('complementary', { name: 'English' })
    await expect(offer).toBeVisible()
    const [line, tabs] = [await offer.boundingBox(), await page.locator(CATEGORY_LINKS).boundingBox()]
    expect((line?.y ?? 0) + (line?.height ?? 0), 'in the flow, above the tabs').toBeLessThanOrEqual(tabs?.y ?? 0)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expectNoAxeFindings(page)
    await offer.getByRole('button', { name: 'No, thanks' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(offer).toBeHidden()
  })
})

test('the category on the screen is marked in the bar', async ({ page, call, restaurant }) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
  await page.goto(`/${slug}`)
  const bar = page.getByRole('navigation', { name: 'Categorías' })
  await bar.getByRole('link', { name: 'Postres' }).click()
  await expect(bar.getByRole('link', { name: 'Postres' })).toHaveAttribute('aria-current', 'true')
  await expect(bar.getByRole('link', { name: 'Tapas' })).not.toHaveAttribute('aria-current')
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('dishes, languages, allergens, anchors and hours are there', { tag: '@one-size' }, async ({ page }) => {
    await page.goto('/el-rincon')
    await expect(page.getByRole('heading', { name: 'Croquetas de jamón' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Horario' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Jueves/ })).toContainText(/\d?\d:00–\d?\d:\d\d/)
    await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
    await page.locator('summary').click()
    await expect(page.getByText('Altramuces')).toBeVisible()
    await page.getByRole('link', { name: 'Postres' }).click()
    await expect(page.getByRole('heading', { name: 'Postres' })).toBeInViewport()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Ham croquettes' })).toBeVisible()
  })
})

test("open or closed is computed at the time of reading, in the restaurant's time zone", { tag: '@one-size' }, async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2027-03-11T14:00:00Z') })
  // On a phone an open house shows when it closes only under 'Horario'.
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/el-rincon')
  await expect(page.getByText('Abierto ahora')).toBeVisible()
  await expect(page.getByText('Cierra a las 16:00')).toBeVisible()
  await expect(page.getByRole('row', { name: /Jueves/ })).toHaveAttribute('aria-current', 'date')
  await page.clock.fastForward('01:01:00')
  await expect(page.getByText('Abre a las 20:00')).toBeVisible()
  await page.clock.setFixedTime(new Date('2027-03-15T12:00:00Z'))
  await page.reload()
  await expect(page.getByText('Abre mañana a las 12:00')).toBeVisible()
})

test('with less motion nothing is animated, and at 200 % nothing is cut off', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 640, height: 450 })
  await page.goto(`/${slug}`)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 195, height: 422 })
  await expectNoSidewaysScroll(page)
})

test('a URL without a restaurant shows its own 404 page', { tag: '@one-size' }, async ({ page, allowConsole }) => {
  allowConsole(/404/)
  const answer = await page.goto('/esto-no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Restaurante no encontrado' })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'Ver la carta de ejemplo' }).click()
  await expect(page.getByRole('heading', { name: 'El Rincón' })).toBeVisible()
})
