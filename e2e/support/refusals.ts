import type { Page, Route } from '@playwright/test'

/** Every write to this path goes this way until the returned function is called; what only reads is not touched. */
export async function interceptWrites(
  page: Page,
  path: string,
  handle: (route: Route) => unknown,
): Promise<() => Promise<void>> {
  const handler = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : handle(route))
  await page.route(path, handler)
  return () => page.unroute(path, handler)
}

/** Every write to this path is refused until the returned function is called. */
export const refuseWrites = (page: Page, path: string, status = 500, body: object = {}) =>
  interceptWrites(page, path, route => route.fulfill({ status, json: { success: false, ...body } }))
