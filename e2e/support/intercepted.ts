import { expect, type Page } from '@playwright/test'

const PROBE = '/api/health?intercepted'

/**
 * Makes `page.route` resolve when the open page's requests go through it. Chromium says so too early: on a busy machine
 * one request in twenty that follows at once still reaches the server.
 */
export function awaitInterception(page: Page): Page {
  const route = page.route.bind(page)
  page.route = async (...given) => {
    const registered = await route(...given)
    if (page.url() === 'about:blank') return registered
    const probe = await route(
      url => url.href.endsWith(PROBE),
      asked => asked.fulfill({ body: PROBE }),
    )
    const answer = () => page.evaluate(async path => (await fetch(path)).text(), PROBE)
    // A page that is just being left cannot be asked.
    await expect.poll(() => answer().catch(() => '')).toBe(PROBE)
    await probe.dispose()
    return registered
  }
  return page
}
