import { expect, type Page } from '@playwright/test'
import { allergiesUrl, onDemandUrl } from '#features/public-menu/web/on-demand-url.ts'
import { readPageData } from '#features/public-menu/web/page-data.ts'

/** What takes longer counts down: the bar of a message that can be taken back. */
const MOVES_MAX_MS = 4_000

/** Waits until images and fonts are loaded and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async longest => {
    await document.fonts.ready
    // An animation that follows the scrolling never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const finite = timed.filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= longest)
    await Promise.allSettled(finite.map(animation => animation.finished))
  }, MOVES_MAX_MS)
}

/**
 * Waits until no sheet is open and the last one has taken its entry out of the history. That happens after it is
 * hidden, and ends what `goto` and `reload` have just begun.
 */
export async function backOnPage(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const steps = () => page.evaluate(() => (history.state as { usr?: { openSteps?: number } } | null)?.usr?.openSteps)
  await expect.poll(steps).toBeFalsy()
}

/** Paths that the browser has saved for a visit without a network: menu pages, or their files. */
const savedPaths = (page: Page, name: 'menu-pages' | 'menu-page-files'): Promise<string[]> =>
  page.evaluate(async cache => {
    const keys = await (await caches.open(cache)).keys()
    return keys.map(({ url }) => url.replace(location.origin, '')).toSorted()
  }, name)

export const savedPages = (page: Page): Promise<string[]> => savedPaths(page, 'menu-pages')

/** Waits until a menu opens without a network, by its path: the page is saved before its scripts and pictures. */
export async function savedForOffline(page: Page, path: string): Promise<void> {
  const missing = async () => {
    const html = await page.evaluate(async key => (await caches.match(key))?.text(), path)
    const named = readPageData(html ?? '')?.data.files
    const saved = new Set(await savedPaths(page, 'menu-page-files'))
    return named?.flatMap(file => [file, onDemandUrl(file), allergiesUrl(file)]).filter(file => !saved.has(file))
  }
  await expect.poll(missing).toEqual([])
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}
