import { type Kysely, sql } from 'kysely'

/** Who deleted a dish or a category, for 'Eliminados' (4-beyond §10); null: nobody knows, as of all until now. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['menu_items', 'categories'])
    await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN deleted_by uuid`.execute(db)
}
