import { type Kysely, sql } from 'kysely'

/** How much the published copies of a menu take: they count in the owner's quota of stored files (3-decisions §6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE published_pages (
      restaurant_id uuid PRIMARY KEY REFERENCES restaurants (id) ON DELETE CASCADE,
      bytes bigint NOT NULL CHECK (bytes >= 0),
      updated_at timestamptz NOT NULL
    )`.execute(db)
}
