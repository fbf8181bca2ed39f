import { sql } from 'kysely'
import { DEMO_EMAIL, DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import type { Db } from '#platform/db/database.ts'

/** Key of the advisory lock: any number that no other lock of the product uses. */
const LOCK = 7_205_119_870_114

export type DemoState = { ownerId: string; passwordHash: string | null; isSeeded: boolean }

/** The demo's owner, and whether the restaurant exists: one query, because every start runs it. */
export async function findDemo(db: Db): Promise<DemoState | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('slugs', join => join.on('slugs.slug', '=', DEMO_SLUG))
    .leftJoin('restaurants', join =>
      join
        .onRef('restaurants.id', '=', 'slugs.restaurant_id')
        .onRef('restaurants.owner_id', '=', 'users.id')
        .on('restaurants.deleted_at', 'is', null),
    )
    .select(['users.id', 'users.password_hash', 'restaurants.id as restaurant_id'])
    .where('users.email', '=', DEMO_EMAIL)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ownerId: row.id, passwordHash: row.password_hash, isSeeded: row.restaurant_id !== null }
}

/** Runs in one process at a time, without a transaction; the lock of a killed process is released. */
export function withDemoLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async connection => {
    await sql`SELECT pg_advisory_lock(${LOCK}::bigint)`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK}::bigint)`.execute(connection)
    }
  })
}

/** Null: an account that nobody can sign in to. */
export async function writePasswordHash(db: Db, ownerId: string, passwordHash: string | null): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', ownerId).execute()
}
