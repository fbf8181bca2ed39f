import { type Kysely, sql } from 'kysely'

/** Entries of a year ago are found and deleted page by page, each night, without reading the whole table each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX activity_age ON activity (created_at)`.execute(db)
}
