import type { Db } from '#platform/db/database.ts'
import { defineService } from '#platform/process/services.ts'

/** A restaurant of an account, as far as a plan decides about it. */
export type OwnRestaurant = { id: string; name: string; status: 'active' | 'inactive' }

/** All restaurants of an account, oldest first; a later feature owns them and hands this in. */
export const ownRestaurants =
  defineService<(db: Db, ownerId: string) => Promise<OwnRestaurant[]>>('billing.own-restaurants')

/** Which restaurants a plan has room for, the oldest, and which active ones it has not (3-decisions §4). */
export function splitByRoom(restaurants: readonly OwnRestaurant[], room: number | null) {
  const size = room ?? restaurants.length
  return {
    stays: restaurants.slice(0, size),
    stops: restaurants.slice(size).filter(({ status }) => status === 'active'),
  }
}
