import type { Db } from '#platform/db/database.ts'
import { profileOf } from './profile/profile.columns.ts'

/** Ids of all restaurants of an owner, also of those that wait for deletion. */
export async function listOwnedRestaurantIds(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom('restaurants').select('id').where('owner_id', '=', ownerId).execute()
  return rows.map(row => row.id)
}

/** Restaurants with their slugs, as the export of an account holds them. */
export async function exportRestaurants(db: Db, ownerId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('restaurants')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const slugs = await db
    .selectFrom('slugs')
    .innerJoin('restaurants', 'restaurants.id', 'slugs.restaurant_id')
    .select(['slugs.slug', 'slugs.is_current as isCurrent', 'slugs.restaurant_id as restaurantId'])
    .where('restaurants.owner_id', '=', ownerId)
    .orderBy('slugs.slug')
    .execute()
  return rows.map(row => ({
    id: row.id,
    ...profileOf(row),
    slugs: slugs.filter(slug => slug.restaurantId === row.id).map(({ slug, isCurrent }) => ({ slug, isCurrent })),
    logoImageId: row.logo_image_id,
    status: row.status,
    inactiveSince: row.inactive_since,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    qrPrintedAt: row.qr_printed_at,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  }))
}

export async function eraseRestaurants(trx: Db, ownerId: string): Promise<void> {
  await trx.deleteFrom('restaurants').where('owner_id', '=', ownerId).execute()
}
