import type { Db, Trx } from '#platform/db/database.ts'

export type SlugOwner = { restaurantId: string | null; isCurrent: boolean; ownerId: string | null; isDeleted: boolean }
type Claim = { restaurantId: string; slug: string; now: Date }

/** The restaurant that has or had a slug, deleted ones and tombstones included; undefined for a free slug. */
export async function findSlug(db: Db, slug: string): Promise<SlugOwner | undefined> {
  const row = await db
    .selectFrom('slugs')
    .leftJoin('restaurants', 'restaurants.id', 'slugs.restaurant_id')
    .select(['slugs.restaurant_id', 'slugs.is_current', 'restaurants.owner_id', 'restaurants.deleted_at'])
    .where('slugs.slug', '=', slug)
    .executeTakeFirst()
  return (
    row && {
      restaurantId: row.restaurant_id,
      isCurrent: row.is_current,
      ownerId: row.owner_id,
      isDeleted: row.restaurant_id === null || row.deleted_at !== null,
    }
  )
}

/** Gives a new restaurant its slug. False when it is taken: of parallel claims exactly one is true. */
export async function insertSlug(db: Db, { restaurantId, slug, now }: Claim): Promise<boolean> {
  const row = await db
    .insertInto('slugs')
    .values({ slug, restaurant_id: restaurantId, is_current: true, created_at: now })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Moves a restaurant to a slug that is free or was its own; the old one stays reserved for it. False when another
 * restaurant has it: the caller rolls back. Locks no other restaurant's rows, so that two restaurants that want each
 * other's slug cannot deadlock.
 */
export async function changeSlug(trx: Db, { restaurantId, slug, now }: Claim): Promise<boolean> {
  await trx
    .insertInto('slugs')
    .values({ slug, restaurant_id: restaurantId, is_current: false, created_at: now })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .execute()
  await trx
    .updateTable('slugs')
    .set({ is_current: false })
    .where('restaurant_id', '=', restaurantId)
    .where('is_current', '=', true)
    .execute()
  const row = await trx
    .updateTable('slugs')
    .set({ is_current: true })
    .where('slug', '=', slug)
    .where('restaurant_id', '=', restaurantId)
    .returning('slug')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Slugs that an owner's restaurants keep without using them: former ones, and all slugs of deleted restaurants that are
 * not removed yet.
 */
export async function countFormerSlugs(trx: Db, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('slugs')
    .innerJoin('restaurants', 'restaurants.id', 'slugs.restaurant_id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('restaurants.owner_id', '=', ownerId)
    .where(eb => eb.or([eb('slugs.is_current', '=', false), eb('restaurants.deleted_at', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return count
}

type Unused = { restaurantId: string; createdAfter: Date }

/**
 * Releases the slugs of a restaurant, if it was created after that time and nobody has used them. The caller holds the
 * lock of its row, so that nobody begins to use them meanwhile.
 */
export async function deleteNeverUsedSlugs(trx: Trx, { restaurantId, createdAfter }: Unused): Promise<void> {
  const unused = trx
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', restaurantId)
    .where('slug_used_at', 'is', null)
    .where('created_at', '>', createdAfter)
  await trx.deleteFrom('slugs').where('restaurant_id', 'in', unused).execute()
}

/** Notes the first use of a restaurant's slugs: a diner opens one, its QR page is opened, a print file is made. */
export async function updateSlugUsed(db: Db, restaurantId: string, now: Date): Promise<void> {
  await db
    .updateTable('restaurants')
    .set({ slug_used_at: now })
    .where('id', '=', restaurantId)
    .where('slug_used_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Releases a slug that no restaurant uses now. Answers the restaurant that had it; undefined when there was none. */
export async function deleteUnusedSlug(db: Db, slug: string): Promise<{ restaurantId: string | null } | undefined> {
  return db
    .deleteFrom('slugs')
    .where('slug', '=', slug)
    .where(eb =>
      eb.not(
        eb.and([
          eb('is_current', '=', true),
          eb.exists(
            eb
              .selectFrom('restaurants')
              .select('id')
              .whereRef('restaurants.id', '=', 'slugs.restaurant_id')
              .where('restaurants.deleted_at', 'is', null),
          ),
        ]),
      ),
    )
    .returning('restaurant_id as restaurantId')
    .executeTakeFirst()
}
