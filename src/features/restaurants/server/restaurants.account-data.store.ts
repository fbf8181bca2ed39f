import type { Db } from '#platform/db/database.ts'
import { suspensionOf } from '../suspension/suspension.rules.ts'
import { releaseSlugs } from './deletion/purge.store.ts'
import { profileOf } from './profile/profile.columns.ts'
import { exportOpening } from './opening/opening.export.store.ts'
import { findAccountSuspension } from './suspension/suspension.store.ts'

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
  const { todays, specials } = await exportOpening(
    db,
    rows.map(({ id }) => id),
  )
  const account = await findAccountSuspension(db, ownerId)
  const ofAccount = { at: account?.since ?? null, reason: account?.reason ?? null }
  return rows.map(row => ({
    id: row.id,
    ...profileOf(row),
    holidayCountry: row.holiday_country,
    today: todays.get(row.id) ?? null,
    specialDays: specials.get(row.id) ?? [],
    slugs: slugs.filter(slug => slug.restaurantId === row.id).map(({ slug, isCurrent }) => ({ slug, isCurrent })),
    logoImageId: row.logo_image_id,
    status: row.status,
    inactiveSince: row.inactive_since,
    suspension: suspensionOf({ at: row.suspended_at, reason: row.suspension_reason }, ofAccount),
    qrPrintedAt: row.qr_printed_at,
    hoursCheckedAt: row.hours_checked_at,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
  }))
}

export async function eraseRestaurants(trx: Db, ownerId: string): Promise<void> {
  await trx.deleteFrom('account_suspensions').where('owner_id', '=', ownerId).execute()
  await releaseSlugs(trx, await listOwnedRestaurantIds(trx, ownerId))
  await trx.deleteFrom('restaurants').where('owner_id', '=', ownerId).execute()
}
