import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn } from '#test/app.ts'
import type { History, HistoryComparison, ReturnAnswer, UndoAnswer } from '../../history.contract.ts'
import { HISTORY_GROUPS, type HistoryGroup } from '../../history.groups.ts'

export type Dish = {
  _id: string
  categoryId: string
  translations: Record<string, { name: string; description: string }>
  price: number
  prices: object[]
  allergens: string[]
  allergensDeclared: boolean
  available: boolean
  sortOrder: number
  imageUrl: string
  updatedAt: string
}
type Category = { _id: string; translations: object; sortOrder: number; updatedAt: string }

export const ALL = HISTORY_GROUPS.filter(group => group !== 'allergens')

/** A house with two dishes, whose clock goes on by a minute with every write. */
export async function houseWithHistory() {
  const app = await createTestApp()
  const owner = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category, { price: '9.50', name: 'Croquetas' })
  const other = await app.make.dish(category, { price: '5.00', name: 'Callos' })
  app.clock.advance(MINUTE_MS)
  const as = await app.signIn(owner)
  const path = `/restaurants/${restaurant.id}`
  const call = async <T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    to: string,
    body?: object,
    who: SignedIn = as,
  ) => {
    if (method !== 'GET') app.clock.advance(MINUTE_MS)
    return app.request<T>({ method, path: `/api${to}`, as: who, ...(body && { body }) })
  }
  const compare = (at: string, more: Record<string, string> = {}, who: SignedIn = as) =>
    call<HistoryComparison>('GET', `${path}/history/compare?${new URLSearchParams({ at, ...more })}`, undefined, who)
  return {
    app,
    owner,
    restaurant,
    category,
    dish,
    other,
    as,
    path,
    call,
    /** A moment after everything that was written, and before everything that comes. */
    moment: (): string => {
      app.clock.advance(MINUTE_MS)
      return app.clock.now().toISOString()
    },
    put: (to: string, body: object, who?: SignedIn) => call('PUT', to, body, who),
    dishes: async () => (await call<Dish[]>('GET', `${path}/items`)).data,
    categories: async () => (await call<Category[]>('GET', `${path}/categories`)).data,
    compare,
    list: (query = '', who: SignedIn = as) => call<History>('GET', `${path}/history${query}`, undefined, who),
    goBack: (at: string, groups: readonly HistoryGroup[] = ALL, more: object = {}, who: SignedIn = as) =>
      call<ReturnAnswer>('POST', `${path}/history/return`, { at, groups, ...more }, who),
    undo: (changeId: string | null, who: SignedIn = as) =>
      call<UndoAnswer>('POST', `${path}/history/undo`, { changeId }, who),
  }
}

/** Without the time of the last write, which every write moves. */
export const undated = <T extends { updatedAt: string }>(things: readonly T[]): Omit<T, 'updatedAt'>[] =>
  things.map(({ updatedAt: _, ...thing }) => thing)
