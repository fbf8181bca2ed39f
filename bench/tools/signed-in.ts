import type { BrowserContext } from '@playwright/test'

/** Of the product that is measured. */
export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000'

/** Calls the product's API with the session of a browser; answers `data`, throws what was refused. */
export async function call<Data>(context: BrowserContext, method: string, path: string, data?: unknown): Promise<Data> {
  const response = await context.request.fetch(`${BASE_URL}/api${path}`, {
    method,
    headers: { origin: BASE_URL },
    data,
  })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return ((await response.json()) as { data: Data }).data
}
