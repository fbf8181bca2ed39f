import type { Locator, Page } from '@playwright/test'
import {
  CATEGORY,
  CATEGORY_LINKS,
  DISH_ALLERGENS,
  DISH_DESCRIPTION,
  DISH_PRICE,
  PANEL_TOGGLE,
  RESULT_BAR,
  SHARE,
} from '#features/public-menu/menu-dom.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { brokenWords } from '../support/measures.ts'
import { addMenu, LOOKS } from '../support/public-menu-data.ts'

const TOUCH_MIN_PX = 44

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
/** How much of a box is cut off at its side, in px. */
const hiddenWidth = (locator: Locator) => locator.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categorías' })
const choose = async (page: Page, allergen: string) => {
  await page.getByRole('button', { name: 'Ver alérgenos' }).first().click()
  await page.getByRole('button', { name: allergen }).click()
}

test('with forced colors, what is pressed, current or above the page is still visible; with more contrast, gray is black', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { slug } = await addMenu(call, await restaurant(), { ...LOOKS[0].colors, style: 'modern' })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/${slug}`)
  await choose(page, 'Gluten')
  for (const marked of [
    page.getByRole('button', { name: 'Gluten' }),
    categories(page).getByRole('link', { name: 'Tapas' }),
    page.getByRole('navigation', { name: 'Idioma de la carta' }).getByRole('link', { name: 'Español' }),
  ]) {
    expect(await styleOf(marked, 'outline-style')).toBe('solid')
    expect(await styleOf(marked, 'outline-width')).toBe('2px')
  }
  expect(await styleOf(categories(page).getByRole('link', { name: 'Postres' }), 'outline-style')).toBe('none')
  expect(await styleOf(page.getByRole('complementary', { name: 'Alérgenos' }), 'border-top-width')).toBe('1px')
  await page.getByRole('link', { name: 'Croquetas', exact: true }).click()
  expect(await styleOf(page.getByRole('dialog'), 'border-top-width')).toBe('1px')
  await page.keyboard.press('Escape')

  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  const text = await styleOf(page.getByRole('link', { name: 'Croquetas', exact: true }), 'color')
  expect(await styleOf(page.locator(DISH_DESCRIPTION).first(), 'color')).toBe(
    await styleOf(page.locator('body'), 'color'),
  )
  expect(text).not.toBe('')
  // What the tabs cover in part is no target: the carta begins below them.
  await page.getByRole('main').evaluate(main => main.scrollIntoView())
  await expectNoAxeFindings(page)
})

test('on paper every look is black on white in two columns, without buttons; the foot says where and when', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  await page.clock.setFixedTime(new Date('2027-03-11T22:59:00Z'))
  const { _id, slug } = await addMenu(call, await restaurant({ name: 'Casa "Paca"' }), { style: 'classic' })
  for (const style of STYLES) {
    await call('PUT', `/restaurants/${_id}`, { theme: { ...LOOKS[1].colors, style } })
    await page.goto(`/${slug}`)
    await choose(page, 'Gluten')
    await page.emulateMedia({ media: 'print' })
    expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)')
    for (const black of [page.locator('h1'), page.locator('h3').first(), page.locator(DISH_PRICE).first()])
      expect(await styleOf(black, 'color')).toBe('rgb(0, 0, 0)')
    expect(await styleOf(page.locator(`${CATEGORY} ul`).first(), 'column-count')).toBe('2')
    await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
    await expect(page.getByText('[').or(page.locator(DISH_ALLERGENS)).first()).toBeVisible()
    await expect(
      page
        .getByText('Gluten', { exact: true })
        .and(page.locator(`${DISH_ALLERGENS} *`))
        .first(),
    ).toBeVisible()
    await expect(page.getByText('Calle del Almendro, 12').last()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => sessionStorage.clear())
  }
  await page.pdf({ format: 'A4' })
  const foot = await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText)
  expect(foot).toContain('Casa \\"Paca\\" · Calle del Almendro, 12 · 28005 Madrid · +34 910 000 000')
  expect(foot, 'the day in Madrid').toContain('11 de marzo de 2027')
})

test('a finger has 44 pixels, the first category is marked at the top, the tabs fade where more of them are', {
  tag: '@phone',
}, async ({ page, call, restaurant }) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
  await page.goto(`/${slug}`)
  const targets = page.locator(['header a', `${CATEGORY_LINKS} a`, 'footer a', SHARE, PANEL_TOGGLE].join())
  const boxes = await targets
    .and(page.locator(':visible'))
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON()))
  expect(boxes.length).toBeGreaterThan(8)
  for (const { width, height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(TOUCH_MIN_PX)
    expect(width).toBeGreaterThanOrEqual(TOUCH_MIN_PX)
  }
  await categories(page).getByRole('link', { name: 'Postres' }).click()
  await expect(categories(page).getByRole('link', { name: 'Postres' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Home')
  await expect(categories(page).getByRole('link', { name: 'Tapas' })).toHaveAttribute('aria-current', 'true')
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await styleOf(page.locator(CATEGORY_LINKS), 'mask-image')).toContain('linear-gradient')
  }
})

test('text at 200 % scrolls nothing sideways and breaks no word of a name', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/el-rincon')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [1440, 1180, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
    expect([width, ...(await brokenWords(page))]).toEqual([width])
  }
  await choose(page, 'Gluten')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const part of ['p', 'span', 'b'])
      expect(await hiddenWidth(page.locator(`${RESULT_BAR} ${part}`).first()), `result bar, ${part}, ${width} px`).toBe(
        0,
      )
    expect(await brokenWords(page), `with the result bar, ${width} px`).toEqual([])
    const [menu, clear] = [
      await page.getByRole('link', { name: 'Ver carta' }).boundingBox(),
      await page.getByRole('button', { name: 'Quitar filtros' }).boundingBox(),
    ]
    expect(clear?.y, `both buttons on one row, ${width} px`).toBe(menu?.y)
  }
  await page.getByRole('link', { name: 'Ensaladilla rusa', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await hiddenWidth(page.getByRole('dialog')), 'sheet').toBe(0)
  expect(await brokenWords(page), 'with the sheet').toEqual([])
})

test('a menu without dishes says that it is coming', { tag: '@one-size' }, async ({ page, restaurant }) => {
  const { slug } = await restaurant()
  await page.goto(`/${slug}`)
  await expect(page.getByRole('heading', { name: 'No hay categorías' })).toBeVisible()
  await expect(page.getByText('La carta llega pronto. Pregunta al equipo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver alérgenos' })).toHaveCount(0)
  await expectNoAxeFindings(page)
})
