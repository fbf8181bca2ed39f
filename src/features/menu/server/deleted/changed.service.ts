import type { Platform } from '#platform/platform.ts'
import { changers } from '#features/identity/server/people.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { Dish } from '../../menu.contract.ts'
import { listDishesChangedSince } from '../dishes/dishes.store.ts'
import { presentDish } from '../menu.presenter.ts'
import { listDishesDeletedSince } from './deleted.store.ts'

type Asked = RestaurantCall & { query: { since?: string | undefined } }
type Changed = { changed: { dish: Dish; changedBy: string | null }[]; gone: string[] }

/** What has become of the dishes since a moment, the last change first, and who made it (decision 0348). */
export async function listChangedDishes(platform: Platform, { actor, access, query }: Asked): Promise<Changed> {
  const { db } = platform
  const since = new Date(query.since ?? 0)
  const rows = await listDishesChangedSince(db, access.restaurantId, since)
  const people = rows.map(row => row.updated_by)
  const changerOf = await changers.read(db, { actor, access }, people)
  return {
    changed: rows.map(row => ({ dish: presentDish(platform, row), changedBy: changerOf(row.updated_by) })),
    gone: await listDishesDeletedSince(db, access.restaurantId, since),
  }
}
