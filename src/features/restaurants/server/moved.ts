import { throwIfMoved } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import { presentOne } from './profile/restaurant.presenter.ts'
import type { RestaurantRow } from './restaurants.store.ts'
import type { RestaurantWrite } from './restaurants.write.ts'

/** Throws 412 with the restaurant as it is when it has changed since the screen saw it (3-decisions §1). */
export function throwIfRestaurantMoved(
  platform: Platform,
  write: RestaurantWrite,
  { row, ifMatch }: { row: RestaurantRow; ifMatch: string | undefined },
): Promise<void> {
  return throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: await presentOne(platform, write.actor, row, write.trx),
    changedBy: await write.changerOf(row.updated_by),
  }))
}
