import type { Page } from '@playwright/test'

/** Waits until images and fonts are loaded and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    // An animation that follows the scrolling never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const finite = timed.filter(animation => animation.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map(animation => animation.finished))
  })
}
