import { HOUR_MS } from '#shared/time.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { createTestApp, type SignedIn } from '#test/app.ts'
import type { NewScheduledChangeInput, ScheduledChange, ScheduledDetails } from '../scheduled.contract.ts'

/** A body with a Spanish name. */
export const named = (name: string) => ({ translations: { es: { name } } })

/** An entry of 'Actividad', as far as tests look at it. */
export type ToldEntry = {
  action: string
  count: number
  actor: { id: string; name: string } | null
  items: { name: string; after: string | null }[]
}

/** For tests of scheduled changes: a carta of three dishes, and the calls. */
export async function scheduledWorld() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const restaurant = await app.make.restaurant(user)
  const category = await app.make.category(restaurant)
  const owner = await app.signIn(user)
  const items = `/api/categories/${category.id}/items`
  const itemOf = (id: string) => `/api/menu/items/${id}`
  const create = async (body: object) =>
    (await app.request<Dish>({ method: 'POST', path: items, as: owner, body })).data
  const dish = (name: string, price: number) => create({ ...named(name), price })
  const dishes = [await dish('Croquetas', 9), await dish('Pulpo', 18.5), await dish('Pan', 2)] as const
  const path = `/api/restaurants/${restaurant.id}/scheduled-changes`
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const schedule = (body: object, as: SignedIn = owner, headers: Record<string, string> = {}) =>
    app.request<ScheduledChange>({ method: 'POST', path, as, body, headers })
  /** A rise of all three prices by a euro. */
  const rise = (at = inHours(10)): NewScheduledChangeInput => ({
    kind: 'bulk',
    at,
    body: { items: dishes.map(({ _id, updatedAt, price }) => ({ _id, updatedAt, price: price + 1 })) },
  })
  /** So many hours pass; these people still have their session. */
  const later = async (hours: number, ...people: SignedIn[]) => {
    app.clock.advance(hours * HOUR_MS)
    for (const as of [owner, ...people]) await app.request({ method: 'POST', path: '/api/auth/refresh', as })
  }
  const of = (id: string) => `/api/scheduled-changes/${id}`
  return {
    app,
    owner,
    restaurant,
    category,
    dishes,
    change: (id: string, body: object) => app.request<Dish>({ method: 'PUT', path: itemOf(id), as: owner, body }),
    read: async (id: string) => (await app.request<Dish>({ path: itemOf(id), as: owner })).data,
    list: async () => (await app.request<Dish[]>({ path: items, as: owner })).data,
    inHours,
    later,
    schedule,
    rise,
    listed: async (as: SignedIn = owner) => (await app.request<ScheduledChange[]>({ path, as })).data,
    details: async (id: string, as: SignedIn = owner) =>
      (await app.request<ScheduledDetails>({ path: of(id), as })).data,
    update: (id: string, body: object, as: SignedIn = owner, headers: Record<string, string> = {}) =>
      app.request<ScheduledChange>({ method: 'PUT', path: of(id), as, body, headers }),
    cancel: (id: string, as: SignedIn = owner) => app.request({ method: 'DELETE', path: of(id), as }),
  }
}
