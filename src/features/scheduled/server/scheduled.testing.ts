import { HOUR_MS } from '#shared/time.ts'
import type { SignedIn } from '#test/app.ts'
import { named, world } from '#features/menu/server/menu.testing.ts'
import type { NewScheduledChangeInput, ScheduledChange, ScheduledDetails } from '../scheduled.contract.ts'

/** For tests of scheduled changes: a carta of three dishes, and the calls. */
export async function scheduledWorld() {
  const made = await world()
  const { app, owner, restaurant, create } = made
  const dish = async (name: string, price: number) => (await create({ ...named(name), price })).data
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
    ...made,
    dishes,
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
