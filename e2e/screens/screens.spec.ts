import type { Page } from '@playwright/test'
import { openComponents } from '../support/components-page.ts'
import { expect, settled, test } from '../support/fixtures.ts'

/** Pictures below the first screen are loaded only when somebody scrolls. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  })
  await settled(page)
}

/** What differs from run to run: the port in the product's URL, so the QR, and the year. */
const changing = (page: Page) => [page.locator('.qr, .tent small, .addr, .foot .fr > span')]

for (const [name, path] of [
  ['landing', '/'],
  ['pricing', '/precios'],
  ['legal', '/politica-cookies'],
  ['login', '/auth'],
  ['register', '/auth?mode=register'],
] as const) {
  test(`${name} looks as it did`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await loadPictures(page)
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, mask: changing(page) })
  })
}

test('the widgets look as they did', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openComponents(page)
  await loadPictures(page)
  await expect(page).toHaveScreenshot('components.png', { fullPage: true })
})
