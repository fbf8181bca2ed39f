import { type Kysely, sql } from 'kysely'

/** When somebody first downloaded the code of a restaurant. Restaurants of before are no longer at their first day. */
const STATEMENTS = [
  `ALTER TABLE restaurants ADD COLUMN qr_printed_at timestamptz`,
  `UPDATE restaurants SET qr_printed_at = created_at`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
