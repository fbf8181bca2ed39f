import { type Kysely, sql } from 'kysely'

/**
 * Deleted dishes and categories can be restored for 30 days (3-decisions §6, decision 0141): their rows stay, with the
 * time of their deletion. A dish that went with its category comes back with it.
 */
const STATEMENTS = [
  `ALTER TABLE categories ADD COLUMN deleted_at timestamptz`,
  `ALTER TABLE menu_items
    ADD COLUMN deleted_at timestamptz,
    ADD COLUMN deleted_with_category boolean NOT NULL DEFAULT false,
    ADD CHECK (deleted_at IS NOT NULL OR NOT deleted_with_category)`,
  `CREATE INDEX categories_deleted ON categories (deleted_at) WHERE deleted_at IS NOT NULL`,
  `CREATE INDEX menu_items_deleted ON menu_items (deleted_at) WHERE deleted_at IS NOT NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
