import type { Page } from '@playwright/test'
import { settled } from '../support/settled.ts'

/** Small enough that the '+' of the menu has come back, which goes away while one scrolls down. */
const BACK_PX = 10

/**
 * Runs in the page: what can be pressed within less than `least` px. Measured is where a press arrives, so a larger
 * area of a pseudo-element or of a label counts. Links inside a sentence are excepted, as in WCAG 2.5.5 and 2.5.8.
 */
export function smallTargets(least: number): string[] {
  const PRESSED =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="switch"], [role="slider"]'
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest('.vh, [aria-hidden="true"], [inert], :disabled') &&
    one.getBoundingClientRect().width > 1 &&
    // A link that skips shows itself when it has the focus.
    one.getBoundingClientRect().right > 0
  const isInSentence = (one: Element) => {
    if (getComputedStyle(one).display !== 'inline') return false
    return one.closest('p, li, dd, span, small, label')?.textContent?.trim() !== one.textContent?.trim()
  }
  const reach = (one: Element, middle: { x: number; y: number }, stepX: number, stepY: number) => {
    const areas = [one, one.closest('label')]
    for (let px = 1; px <= least; px += 1) {
      const hit = document.elementFromPoint(middle.x + stepX * px, middle.y + stepY * px)
      if (!hit || !areas.some(area => area?.contains(hit))) return px - 0.5
    }
    return least
  }
  const small: string[] = []
  for (const one of document.querySelectorAll(PRESSED)) {
    if (!isSeen(one) || isInSentence(one)) continue
    const { width, height } = one.getBoundingClientRect()
    if (width >= least - 0.5 && height >= least - 0.5) continue
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = one.getBoundingClientRect()
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const wide = Math.max(width, reach(one, middle, 1, 0) + reach(one, middle, -1, 0))
    const high = Math.max(height, reach(one, middle, 0, 1) + reach(one, middle, 0, -1))
    if (wide >= least - 0.5 && high >= least - 0.5) continue
    const name = one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent
    small.push(`${one.localName} '${name?.trim()}' (${Math.round(wide)} × ${Math.round(high)})`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return small
}

/** How much of the page lies below the window, in px. */
const belowSight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)

/** Controls of the page's end over which something else lies, such as the bottom bar or the round '+'. */
export async function coveredControls(page: Page): Promise<string[]> {
  // Again when something that came later has made the page longer.
  do {
    // Two steps, because the '+' comes back when one scrolls up; it slides, and is measured where it has arrived.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await scrollHeard(page)
    await page.evaluate(by => scrollBy({ top: -by, behavior: 'instant' }), BACK_PX)
    await scrollHeard(page)
  } while ((await belowSight(page)) > BACK_PX + 1)
  return page.evaluate(() => {
    const covered: string[] = []
    for (const one of document.querySelectorAll(
      'main :is(a[href], button, input, select, textarea, [role="switch"])',
    )) {
      const { x, y, width, height } = one.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const isInSight = middle.y > innerHeight / 2 && middle.y < innerHeight && middle.x > 0 && middle.x < innerWidth
      if (!isInSight || width <= 1 || one.closest('[aria-hidden="true"], [inert], .vh')) continue
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const hit = document.elementFromPoint(middle.x, middle.y)
      if (hit && (one.contains(hit) || hit.contains(one) || one.closest('label')?.contains(hit))) continue
      // Of a row that is one large button, the smaller ones lie above it.
      if (hit?.closest('main') && getComputedStyle(hit).position !== 'fixed' && !hit.closest('[data-new-dish]'))
        continue
      covered.push(`${one.localName} '${one.getAttribute('aria-label') ?? one.textContent}'`)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return covered
  })
}

/** Waits until the page has heard of a scroll, which it does with its next frame, and what follows has moved. */
async function scrollHeard(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await settled(page)
}
