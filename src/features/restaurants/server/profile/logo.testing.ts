import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

/** What the tests of a logo begin with: an owner who is signed in, and uploads. */

export async function aRestaurant(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(options)
  const person = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(person)
  return { app, person, restaurant, owner: await app.signIn(person) }
}
type Upload = { content: Uint8Array; name?: string; type?: string; fields?: Record<string, unknown> }
export const upload = (app: TestApp, as: SignedIn, id: string, { content, name = 'logo.png', type, fields }: Upload) =>
  app.request<Restaurant>({
    method: 'PUT',
    path: `/api/restaurants/${id}`,
    as,
    multipart: { ...(fields && { fields }), file: { field: 'logo', name, content, ...(type && { type }) } },
  })
export const temporary = (app: TestApp) => readdir(join(app.platform.config.dataDir, 'tmp')).catch(() => [])
export const imageRows = (app: TestApp) => app.platform.db.selectFrom('images').selectAll().execute()
