import { type Kysely, sql } from 'kysely'

/**
 * Which menu a restaurant's published copies show, and when they are over by the clock, so that one statement finds
 * those that are out of date (decision 0283). Null in a row of the release before, whose copies are taken for outdated
 * once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE published_pages ADD COLUMN version bigint, ADD COLUMN edition text,
    ADD COLUMN ends_at timestamptz`.execute(db)
}
