import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'

/** The copies of one menu, and what they show: its version, and the edition of what stands beside it. */
export type PublishedCopies = {
  restaurantId: string
  bytes: number
  version: number
  edition: string
  /** When they are over by the clock, in milliseconds. */
  endsAt: number | null
}

/** `edition`: a pattern of LIKE for what is rendered at that time. */
type Present = { edition: string; now: Date }

export async function findPagesBytes(db: Db, restaurantId: string): Promise<number> {
  const query = db.selectFrom('published_pages').select('bytes').where('restaurant_id', '=', restaurantId)
  return (await query.executeTakeFirst())?.bytes ?? 0
}

export async function savePages(trx: Db, copies: PublishedCopies, now: Date): Promise<void> {
  const { restaurantId, bytes, version, edition, endsAt } = copies
  const row = { bytes, version, edition, ends_at: endsAt === null ? null : new Date(endsAt), updated_at: now }
  await trx
    .insertInto('published_pages')
    .values({ restaurant_id: restaurantId, ...row })
    .onConflict(conflict => conflict.column('restaurant_id').doUpdateSet(row))
    .execute()
}

export async function deletePages(db: Db, restaurantId: string): Promise<void> {
  await db.deleteFrom('published_pages').where('restaurant_id', '=', restaurantId).execute()
}

const isOutdated = ({ edition, now }: Present) => sql<boolean>`
  (published_pages.version IS DISTINCT FROM restaurants.menu_version OR (edition LIKE ${edition}) IS NOT TRUE
    OR (ends_at <= ${now}) IS TRUE)`

/** A page of the restaurants whose copies show another version or edition, or are over by the clock. */
export async function listOutdatedPages(db: Db, present: Present, page: Page): Promise<string[]> {
  const query = db
    .selectFrom('published_pages')
    .innerJoin('restaurants', 'restaurants.id', 'restaurant_id')
    .select('restaurant_id')
    .where(isOutdated(present))
  return (await pageBy(query, 'restaurant_id', page).execute()).map(row => row.restaurant_id)
}

/** Forgets outdated copies that nobody has written since that time. */
export async function deleteOutdatedPages(
  db: Db,
  { restaurantId, before, ...present }: Present & { restaurantId: string; before: Date },
): Promise<void> {
  await db
    .deleteFrom('published_pages')
    .using('restaurants')
    .whereRef('restaurants.id', '=', 'restaurant_id')
    .where('restaurant_id', '=', restaurantId)
    .where('published_pages.updated_at', '<=', before)
    .where(isOutdated(present))
    .execute()
}
