import { type Kysely, sql } from 'kysely'

/** Each deletion looks for the restaurant's oldest deleted rows, which make room for it (3-decisions §6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['menu_items', 'categories'])
    await sql
      .raw(`CREATE INDEX ${table}_trash ON ${table} (restaurant_id, deleted_at DESC) WHERE deleted_at IS NOT NULL`)
      .execute(db)
}
