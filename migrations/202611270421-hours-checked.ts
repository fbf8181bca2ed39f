import { type Kysely, sql } from 'kysely'

/** When somebody first said that the supposed hours are right. Restaurants of before have left their first day. */
const STATEMENTS = [
  `ALTER TABLE restaurants ADD COLUMN hours_checked_at timestamptz`,
  `UPDATE restaurants SET hours_checked_at = created_at`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
