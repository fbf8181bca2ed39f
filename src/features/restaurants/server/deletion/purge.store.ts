import type { Db, Trx } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'

/** Restaurants that were deleted before, in the order of their ids. */
export async function listDeletedBefore(db: Db, before: Date, page: Page): Promise<string[]> {
  const deleted = db
    .selectFrom('restaurants')
    .innerJoin('users', 'users.id', 'restaurants.owner_id')
    .select('restaurants.id')
    .where('restaurants.deleted_at', '<=', before)
    // Hidden together with their account: deleted or restored with it.
    .where(eb => eb('restaurants.deleted_at', 'is distinct from', eb.ref('users.deleted_at')))
  const rows = await pageBy(deleted, 'restaurants.id', page).execute()
  return rows.map(row => row.id)
}

/**
 * Hides all restaurants of an account that are not deleted yet, with the time of the account's deletion. Answers their
 * ids.
 */
export async function hideRestaurants(trx: Trx, ownerId: string, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('restaurants')
    .set({ deleted_at: now })
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(row => row.id)
}

/** Shows the restaurants again that were hidden at that time. Answers the ids. */
export async function showRestaurants(trx: Trx, ownerId: string, hiddenAt: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('restaurants')
    .set({ deleted_at: null })
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '=', hiddenAt)
    .returning('id')
    .execute()
  return rows.map(row => row.id)
}

/** What decides whether diners will read the restaurants that were hidden at that time, once they are shown again. */
export const listHidden = (db: Db, ownerId: string, hiddenAt: Date) =>
  db
    .selectFrom('restaurants')
    .select(['status', 'inactive_since as inactiveSince'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '=', hiddenAt)
    .execute()

/**
 * Its categories, dishes, images and memberships are deleted too (by the database); its slugs stay without the
 * reference.
 */
export async function deleteRow(db: Db, restaurantId: string): Promise<void> {
  await releaseSlugs(db, [restaurantId])
  await db.deleteFrom('restaurants').where('id', '=', restaurantId).where('deleted_at', 'is not', null).execute()
}

/** Said by us too: a database of several machines keeps slugs and restaurants apart (decision 0268). */
export async function releaseSlugs(db: Db, restaurantIds: readonly string[]): Promise<void> {
  if (restaurantIds.length === 0) return
  await db.updateTable('slugs').set({ restaurant_id: null }).where('restaurant_id', 'in', restaurantIds).execute()
}
