import { expect, test } from '../support/fixtures.ts'

const TRANSPARENT = 'rgba(0, 0, 0, 0)'

test('a photo’s place has its color until it fades in; nothing moves under reduced motion', {
  tag: '@one-size',
}, async ({ page }) => {
  const photos = Promise.withResolvers<void>()
  await page.route('**/uploads/**', async route => {
    await photos.promise
    await route.continue()
  })
  await page.goto('/el-rincon', { waitUntil: 'commit' })
  const later = page.locator('[class*=" b-"] img[loading="lazy"]').first()
  const place = later.locator('xpath=ancestor::*[contains(@class, " b-")]')
  await expect(place).toBeAttached()
  await expect(place).not.toHaveCSS('background-color', TRANSPARENT)
  await page.waitForFunction(() => document.readyState !== 'loading')
  photos.resolve()
  await later.scrollIntoViewIfNeeded()
  await expect(later).toHaveClass('bloom')
  await expect(later).toHaveCSS('animation-name', 'bloom')
  await expect(later).toHaveCSS('animation-duration', '0.2s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(later).toHaveCSS('animation-duration', '0.001s')
  await expect(page.locator('img[fetchpriority]').first()).not.toHaveClass(/bloom/)
})

test('without the script every photo is there', { tag: '@one-size' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/el-rincon')
  const photo = page.locator('[class*=" b-"] img[loading="lazy"]').first()
  await photo.scrollIntoViewIfNeeded()
  await expect(photo).toHaveCSS('opacity', '1')
  await expect(photo).toHaveJSProperty('complete', true)
  await context.close()
})
