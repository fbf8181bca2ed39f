import { selectPictures } from '#features/images/server/index.ts'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Profile } from '../profile/profile.fields.ts'
import { columnsOf } from './profile/profile.columns.ts'

const withoutDeleted = (db: Db) => db.selectFrom('restaurants').where('restaurants.deleted_at', 'is', null)

/** Restaurants joined with their slug, logo and owner. */
const selectWhole = (db: Db) =>
  withoutDeleted(db)
    .innerJoin('slugs', join =>
      join.onRef('slugs.restaurant_id', '=', 'restaurants.id').on('slugs.is_current', '=', true),
    )
    .innerJoin('users', 'users.id', 'restaurants.owner_id')
    .leftJoin(selectPictures(db).as('logo'), join =>
      join.onRef('logo.restaurant_id', '=', 'restaurants.id').onRef('logo.id', '=', 'restaurants.logo_image_id'),
    )
    .leftJoin('account_suspensions', 'account_suspensions.owner_id', 'restaurants.owner_id')
    .selectAll('restaurants')
    .select([
      'slugs.slug',
      'users.name as owner_name',
      'users.email as owner_email',
      'users.role as owner_role',
      'account_suspensions.suspended_at as account_suspended_at',
      'account_suspensions.reason as account_suspension_reason',
      'logo.folder as logo_folder',
      'logo.widths as logo_widths',
    ])

export type RestaurantRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number]

/** Those of the ids that are not deleted, oldest first. */
export async function listRestaurants(db: Db, ids: readonly string[]): Promise<RestaurantRow[]> {
  if (ids.length === 0) return []
  return selectWhole(db)
    .where('restaurants.id', 'in', ids)
    .orderBy('restaurants.created_at')
    .orderBy('restaurants.id')
    .execute()
}

/** An owner's restaurants that are not deleted, oldest first. */
export function listOwned(db: Db, ownerId: string): Promise<RestaurantRow[]> {
  return selectWhole(db)
    .where('restaurants.owner_id', '=', ownerId)
    .orderBy('restaurants.created_at')
    .orderBy('restaurants.id')
    .execute()
}

export async function findRestaurant(db: Db, id: string): Promise<RestaurantRow | undefined> {
  return selectWhole(db).where('restaurants.id', '=', id).executeTakeFirst()
}

/** One page of all restaurants whose name, present or former slug, or owner's email contains the text. */
export function searchRestaurants(db: Db, search: { text: string; limit: number; offset: number }) {
  const pattern = `%${search.text.replace(/[\\%_]/g, match => `\\${match}`)}%`
  return selectWhole(db)
    .where(eb =>
      eb.or([
        eb('restaurants.name', 'ilike', pattern),
        eb('users.email', 'ilike', pattern),
        eb.exists(
          eb
            .selectFrom('slugs as any_slug')
            .select('any_slug.slug')
            .whereRef('any_slug.restaurant_id', '=', 'restaurants.id')
            .where('any_slug.slug', 'ilike', pattern),
        ),
      ]),
    )
    .orderBy('restaurants.name')
    .orderBy('restaurants.id')
    .limit(search.limit)
    .offset(search.offset)
    .execute()
}

/**
 * Locks a restaurant that is not deleted, until the transaction ends; limits of its categories and dishes are counted
 * under this lock. Rows that only refer to the restaurant can still be written meanwhile.
 */
export async function lockRestaurant(trx: Db, id: string): Promise<boolean> {
  const row = await withoutDeleted(trx).select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row !== undefined
}

export async function countRestaurants(db: Db, ownerId: string): Promise<number> {
  const { count } = await withoutDeleted(db)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRestaurant(
  trx: Db,
  restaurant: { id: string; ownerId: string; profile: Profile; now: Date },
): Promise<void> {
  const { id, ownerId, profile, now } = restaurant
  await trx
    .insertInto('restaurants')
    .values({ id, owner_id: ownerId, ...columnsOf(profile), status: 'active', created_at: now, updated_at: now })
    .execute()
}

/** Writes only the columns in which two profiles differ. */
export async function updateProfile(trx: Db, id: string, { from, to }: { from: Profile; to: Profile }): Promise<void> {
  const before = columnsOf(from)
  const differing = Object.entries(columnsOf(to)).filter(
    ([name, value]) => String(value) !== String(before[name as keyof typeof before]),
  )
  if (differing.length === 0) return
  const columns = Object.fromEntries(differing) as Partial<typeof before>
  await trx.updateTable('restaurants').set(columns).where('id', '=', id).execute()
}

export async function updateLogo(trx: Db, id: string, imageId: string | null): Promise<void> {
  await trx.updateTable('restaurants').set({ logo_image_id: imageId }).where('id', '=', id).execute()
}

/** Null: no holidays are offered, whatever the address says. */
export async function updateHolidayCountry(trx: Db, id: string, country: 'es' | 'pt' | null): Promise<void> {
  await trx
    .updateTable('restaurants')
    .set({ holiday_country: country ?? 'none' })
    .where('id', '=', id)
    .execute()
}

/** Writes the time of the first download only. */
export async function updateQrPrinted(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('restaurants')
    .set({ qr_printed_at: now })
    .where('id', '=', id)
    .where('qr_printed_at', 'is', null)
    .execute()
}

/** Notes who changed the restaurant itself, and when. */
export async function markChanged(trx: Db, id: string, { now, by }: { now: Date; by: string }): Promise<void> {
  const query = trx.updateTable('restaurants').set({ updated_at: laterThan('updated_at', now), updated_by: by })
  await query.where('id', '=', id).execute()
}

export async function markDeleted(trx: Db, id: string, now: Date): Promise<void> {
  await trx.updateTable('restaurants').set({ deleted_at: now }).where('id', '=', id).execute()
}
