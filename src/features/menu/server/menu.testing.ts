import type { Actor } from '#features/identity/server/index.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import type { Dish } from '../menu.contract.ts'

/** For tests of dishes: a signed-in owner with a restaurant and one empty category. */
export async function world(locales?: {
  defaultLocale?: 'es' | 'en' | 'pt'
  supportedLocales?: ('es' | 'en' | 'pt')[]
}) {
  const app = await createTestApp()
  const user = await app.make.owner()
  const restaurant = await app.make.restaurant(user, locales)
  const category = await app.make.category(restaurant)
  const owner = await app.signIn(user)
  const items = `/api/categories/${category.id}/items`
  return {
    app,
    owner,
    restaurant,
    category,
    create: (body: unknown) => app.request<Dish>({ method: 'POST', path: items, as: owner, body }),
    change: (id: string, body: unknown) =>
      app.request<Dish>({ method: 'PUT', path: `/api/menu/items/${id}`, as: owner, body }),
    read: async (id: string) => (await app.request<Dish>({ path: `/api/menu/items/${id}`, as: owner })).data,
    list: async (of = category.id) =>
      (await app.request<Dish[]>({ path: `/api/categories/${of}/items`, as: owner })).data,
  }
}

/** A signed-in owner as `bind` passes them to a service. */
export async function actorOf({ platform }: TestApp, { id }: { id: string }): Promise<Actor> {
  const query = platform.db.selectFrom('sessions').select('id').where('user_id', '=', id)
  const session = await query.executeTakeFirstOrThrow()
  return { userId: id, role: 'owner', status: null, isPartner: false, ownerId: id, sessionId: session.id }
}

/** The lines of a dish with one price and nothing else. */
export const onePrice = (amount: number) => [{ label: null, amount, market: false, unit: null, minPersons: null }]

/** A body with a Spanish name. */
export const named = (name: string) => ({ translations: { es: { name } } })

/** For a row that is copied: what is JSON in its columns, saying nothing. */
export const EMPTY_JSON = { prices: null, members: '{}', without: '{}', allergens_reviewed: null, market_said: null }
