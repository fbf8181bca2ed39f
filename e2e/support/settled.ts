import { expect, type Page } from '@playwright/test'

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

/**
 * Waits until no sheet is open and the last one has taken its entry out of the history. That happens after it is
 * hidden, and ends what `goto` and `reload` have just begun.
 */
export async function backOnPage(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const steps = () => page.evaluate(() => (history.state as { usr?: { openSteps?: number } } | null)?.usr?.openSteps)
  await expect.poll(steps).toBeFalsy()
}
