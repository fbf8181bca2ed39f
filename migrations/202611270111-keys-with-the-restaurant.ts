import { type Kysely, sql } from 'kysely'

/**
 * Every unique key of a table of restaurants begins with the restaurant, so that a database of several machines can
 * keep it (decision 0268). What is looked up by its id alone has a plain index for that; ids and folders are made by us
 * and never twice. `IF NOT EXISTS`: with a large table somebody makes the index before (`docs/growth.md`).
 */
const STATEMENTS = [
  `CREATE INDEX IF NOT EXISTS categories_id ON categories (id)`,
  `ALTER TABLE categories DROP CONSTRAINT categories_id_key`,
  `CREATE INDEX IF NOT EXISTS menu_items_id ON menu_items (id)`,
  `ALTER TABLE menu_items DROP CONSTRAINT menu_items_id_key`,
  `CREATE INDEX IF NOT EXISTS images_hash ON images (hash)`,
  `ALTER TABLE images DROP CONSTRAINT images_hash_key`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
