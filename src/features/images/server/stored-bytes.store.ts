import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Bytes of all images in the restaurants of a restaurant's owner, deleted ones too, because their files stay for 30
 * days, and of the published copies of the others. From here to its commit, other uploads of the same owner wait, so
 * that together they cannot pass the quota.
 */
export async function lockAndSumBytes(trx: Db, restaurantId: string): Promise<{ ownerId: string; used: number }> {
  const { owner_id: ownerId } = await trx
    .selectFrom('restaurants')
    .select('owner_id')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow()
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`images ${ownerId}`}, 0))`.execute(trx)
  // Restaurants of one owner may name the same files (a carta that was copied): those are stored once.
  const files = trx
    .selectFrom('images')
    .innerJoin('restaurants', 'restaurants.id', 'images.restaurant_id')
    .select(['images.hash', 'images.bytes'])
    .distinctOn('images.hash')
    .where('restaurants.owner_id', '=', ownerId)
  const { bytes } = await trx
    .selectFrom(files.as('files'))
    .select(eb => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('files.bytes'), sql.lit(0)), 'bigint').as('bytes'))
    .executeTakeFirstOrThrow()
  return { ownerId, used: bytes + (await sumPages(trx, ownerId)) + (await sumOthers(trx, ownerId)) }
}

/** What other parts of the product store for an owner's restaurants. */
async function sumOthers(trx: Db, ownerId: string): Promise<number> {
  const { bytes } = await trx
    .selectFrom('stored_files')
    .innerJoin('restaurants', 'restaurants.id', 'stored_files.restaurant_id')
    .select(eb => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('stored_files.bytes'), sql.lit(0)), 'bigint').as('bytes'))
    .where('restaurants.owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return bytes
}

/**
 * Notes how many bytes another part of the product stores for a restaurant, in place of what it noted before; they
 * count in the owner's quota. Call it in the transaction that changes them, after `lockRoom` where they grow.
 */
export async function noteStored(
  trx: Db,
  { restaurantId, kind, bytes }: { restaurantId: string; kind: string; bytes: number },
): Promise<void> {
  await trx
    .insertInto('stored_files')
    .values({ restaurant_id: restaurantId, kind, bytes })
    .onConflict(conflict => conflict.columns(['restaurant_id', 'kind']).doUpdateSet({ bytes }))
    .execute()
}

/** Copies of a deleted restaurant are gone with it. */
async function sumPages(trx: Db, ownerId: string): Promise<number> {
  const { bytes } = await trx
    .selectFrom('published_pages')
    .innerJoin('restaurants', 'restaurants.id', 'published_pages.restaurant_id')
    .select(eb => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('published_pages.bytes'), sql.lit(0)), 'bigint').as('bytes'))
    .where('restaurants.owner_id', '=', ownerId)
    .where('restaurants.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}
