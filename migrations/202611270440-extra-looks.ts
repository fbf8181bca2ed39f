import { type Kysely, sql } from 'kysely'

/**
 * Three more looks (4-beyond §11): since when a plan without them follows one that had them, and the last mail about a
 * look that ends. Which looks there are says the table of looks alone; a process of the former release writes no new one.
 */
const STATEMENTS = [
  `ALTER TABLE restaurants DROP CONSTRAINT restaurants_style_check`,
  `ALTER TABLE restaurants ADD COLUMN look_mailed text`,
  `CREATE INDEX restaurants_extra_looks ON restaurants (owner_id)
    WHERE style NOT IN ('classic', 'minimal', 'modern')`,
  `ALTER TABLE subscriptions ADD COLUMN looks_ended_at timestamptz`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
