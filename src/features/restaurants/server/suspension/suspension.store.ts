import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import { type Suspension, suspensionOf } from '../../suspension/suspension.rules.ts'
import type { RestaurantRow } from '../restaurants.store.ts'

/** For statements that read `restaurants`: true while the operator has suspended the menu, or its owner's account. */
export const isSuspended = sql<boolean>`(restaurants.suspended_at IS NOT NULL OR EXISTS (
  SELECT 1 FROM users WHERE users.id = restaurants.owner_id AND users.suspended_at IS NOT NULL))`

/** Of a restaurant with its owner. */
export const suspensionOfRow = (row: RestaurantRow): Suspension | null =>
  suspensionOf(
    { at: row.suspended_at, reason: row.suspension_reason },
    { at: row.owner_suspended_at, reason: row.owner_suspension_reason },
  )

/** Whose menu opens at a present or former slug; undefined where none does. */
export async function findIdBySlug(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('slugs')
    .innerJoin('restaurants', 'restaurants.id', 'slugs.restaurant_id')
    .select('restaurants.id')
    .where('slugs.slug', '=', slug)
    .where('restaurants.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Suspends a menu, or with null no longer. False: it was so before, or there is none. */
export async function updateSuspension(trx: Trx, id: string, suspension: Suspension | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('restaurants')
    .set({ suspended_at: suspension?.since ?? null, suspension_reason: suspension?.reason ?? null })
    .where('id', '=', id)
    .where('suspended_at', suspension ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
