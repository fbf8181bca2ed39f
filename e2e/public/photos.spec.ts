import { BLOOM_CLASS, DISH_PICTURE, FADES_IN } from '#features/public-menu/menu-dom.ts'
import { expect, test } from '../support/fixtures.ts'

const TRANSPARENT = 'rgba(0, 0, 0, 0)'
const LATER_PHOTO = `${FADES_IN}[loading="lazy"]`

test('a photo’s place has its color until it fades in; nothing moves under reduced motion', {
  tag: '@one-size',
}, async ({ page }) => {
  const photos = Promise.withResolvers<void>()
  await page.route('**/uploads/**', async route => {
    await photos.promise
    await route.continue()
  })
  await page.goto('/el-rincon', { waitUntil: 'commit' })
  const later = page.locator(LATER_PHOTO).first()
  const place = page.locator(DISH_PICTURE).filter({ has: later }).first()
  await expect(place).toBeAttached()
  await expect(place).not.toHaveCSS('background-color', TRANSPARENT)
  await page.waitForFunction(() => document.readyState !== 'loading')
  photos.resolve()
  await later.scrollIntoViewIfNeeded()
  await expect(later).toHaveClass(BLOOM_CLASS)
  await expect(later).toHaveCSS('animation-name', 'bloom')
  await expect(later).toHaveCSS('animation-duration', '0.2s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(later).toHaveCSS('animation-duration', '0.001s')
  await expect(page.locator('img[fetchpriority]').first()).not.toHaveClass(BLOOM_CLASS)
})

test('without the script every photo is there', { tag: '@one-size' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/el-rincon')
  const photo = page.locator(LATER_PHOTO).first()
  await photo.scrollIntoViewIfNeeded()
  await expect(photo).toHaveCSS('opacity', '1')
  await expect(photo).toHaveJSProperty('complete', true)
  await context.close()
})
