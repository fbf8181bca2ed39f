import { type Kysely, sql } from 'kysely'

/** The demo's pictures that are not drawn yet: of a dish, or the logo. They are drawn while the product serves. */
const STATEMENTS = [
  `CREATE TABLE demo_pictures (
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    file text NOT NULL,
    menu_item_id uuid,
    PRIMARY KEY (restaurant_id, file),
    FOREIGN KEY (restaurant_id, menu_item_id) REFERENCES menu_items (restaurant_id, id) ON DELETE CASCADE
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
