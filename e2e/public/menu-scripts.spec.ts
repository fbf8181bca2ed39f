import { brotliCompressSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { ACTIONS_URL, attributeOf, DISH_ID } from '#features/public-menu/menu-dom.ts'
import { allergiesUrl, onDemandUrl } from '#features/public-menu/web/on-demand-url.ts'
import { expect, test } from '../support/fixtures.ts'

const PAGE_MAX = 12_900
/** What the first paint needs, scripts inside of the page included. */
const FIRST_SCRIPT_MAX = 2500
const SECOND_SCRIPT_MAX = 8000
/** What is needed only when something has changed or is asked for. */
const ON_DEMAND_MAX = 4500
/** For diners with allergies, a list or a sheet: filter, sheet, card, report, in three languages. */
const ALLERGIES_MAX = 15_500

const DISH_NAME = 'Croquetas de jamón'
const dish = (page: Page) => page.getByRole('link', { name: DISH_NAME, exact: true })

/** The URL of the second script, which the page names. */
async function secondScript(page: Page): Promise<string> {
  const url = await page.locator(ACTIONS_URL).getAttribute(attributeOf(ACTIONS_URL))
  expect(url).toMatch(/^\/assets\/menuActions-[\w-]+\.js$/)
  return url ?? ''
}

/** Holds each request of the second script until `answer`. */
async function holdSecondScript(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/assets/menuActions-*', answer)
}

test('the demo fits in 12.9 KB; its scripts in 2.5, 8, 4.5 and 14.5 KB, kept for ever, of which two wait', {
  tag: '@one-size',
}, async ({ page, request }) => {
  const scripts: string[] = []
  page.on('request', asked => {
    if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname)
  })
  await page.goto('/el-rincon')
  const second = await secondScript(page)
  await expect.poll(() => scripts).toHaveLength(2)
  expect(scripts[1]).toBe(second)
  const bytes = async (url: string) => {
    const answer = await request.fetch(url, { headers: { 'accept-encoding': 'br' } })
    expect(answer.status()).toBe(200)
    return page.evaluate(async path => {
      await fetch(path, { cache: 'reload' })
      const entries = performance.getEntriesByName(new URL(path, location.href).href) as PerformanceResourceTiming[]
      return entries.at(-1)?.encodedBodySize ?? 0
    }, url)
  }
  expect(await bytes('/el-rincon')).toBeLessThanOrEqual(PAGE_MAX)
  const inline = await page
    .locator('script:not([src]):not([type])')
    .evaluateAll(elements => elements.map(({ textContent }) => textContent).join(''))
  expect(inline.length).toBeGreaterThan(0)
  expect(brotliCompressSync(inline).length + (await bytes(scripts[0] ?? ''))).toBeLessThanOrEqual(FIRST_SCRIPT_MAX)
  expect(await bytes(second)).toBeLessThanOrEqual(SECOND_SCRIPT_MAX)
  const third = onDemandUrl(second)
  expect(third).toMatch(/^\/assets\/menuOnDemand-[\w-]+\.js$/)
  expect(await bytes(third)).toBeLessThanOrEqual(ON_DEMAND_MAX)
  const fourth = allergiesUrl(second)
  expect(fourth).toMatch(/^\/assets\/menuAllergies-[\w-]+\.js$/)
  expect(await bytes(fourth)).toBeLessThanOrEqual(ALLERGIES_MAX)
  for (const url of [second, third, fourth])
    expect((await request.get(url)).headers()['cache-control']).toContain('immutable')
})

test('a tap that comes before its script waits for it, and only the last one counts', { tag: '@one-size' }, async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await holdSecondScript(page, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto('/el-rincon')
  await page.getByRole('button', { name: 'Ver alérgenos' }).and(page.locator(':visible')).first().click()
  await dish(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/el-rincon$/)
  held.resolve()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(DISH_NAME)
  await expect(page).toHaveURL(new RegExp(`#${DISH_ID}\\w+$`))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Alérgenos' })).toBeHidden()
  await page.getByRole('button', { name: 'Ver alérgenos' }).and(page.locator(':visible')).first().click()
  await expect(page.getByRole('heading', { name: 'Alérgenos' })).toBeFocused()
})

test('when its script does not come, the next tap asks for it again', { tag: '@one-size' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/^Failed to load resource/)
  let fails = true
  const asked: string[] = []
  await holdSecondScript(page, async route => {
    asked.push(route.request().url())
    await (fails ? route.abort() : route.continue())
  })
  await page.goto('/el-rincon')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await dish(page).click()
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  fails = false
  await expect(async () => {
    await dish(page).click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName(DISH_NAME, { timeout: 1000 })
  }).toPass()
  // A browser keeps the failure of a module's URL.
  expect(new Set(asked).size).toBe(asked.length)
})

test('a URL that names a dish asks for the script at once, and nothing else does while the page loads', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.goto('/el-rincon')
  const url = `/el-rincon${await dish(page).getAttribute('href')}`
  const second = await secondScript(page)
  // The page is not loaded as long as a picture is missing.
  const pictures = Promise.withResolvers<void>()
  await page.route('**/uploads/**', async route => {
    await pictures.promise
    await route.continue()
  })
  // Only then: the page before asks for it too, as soon as it has time.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', request => void asked.push(new URL(request.url()).pathname))
  await page.goto('/el-rincon', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-day', /\d/)
  expect(asked).not.toContain(second)
  await page.goto('about:blank')
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('dialog')).toHaveAccessibleName(DISH_NAME)
  expect(asked).toContain(second)
  pictures.resolve()
})
