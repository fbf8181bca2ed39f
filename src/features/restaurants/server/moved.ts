import { throwIfMoved } from '#platform/http/if-match.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { presentOne } from './profile/restaurant.presenter.ts'
import type { RestaurantRow } from './restaurants.store.ts'
import type { RestaurantWrite } from './restaurants.write.ts'

/** Where it is looked: a write, or what comes before one. */
type Look = Pick<RestaurantWrite, 'actor' | 'changerOf'> & { trx: Db }

/** Throws 412 with the restaurant as it is when it has changed since the screen saw it (3-decisions §1). */
export function throwIfRestaurantMoved(
  platform: Platform,
  { actor, trx, changerOf }: Look,
  { row, ifMatch }: { row: RestaurantRow; ifMatch: string | undefined },
): Promise<void> {
  return throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: await presentOne(platform, actor, row, trx),
    changedBy: await changerOf(row.updated_by),
  }))
}
