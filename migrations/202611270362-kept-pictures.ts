import { type Kysely, sql } from 'kysely'

/**
 * Pictures that a return took away stay as long as it can be undone (decision 0342): until then no sweep takes them, and
 * then a job deletes them by name. A process of the former release leaves the column as it is, and sweeps as before.
 */
const STATEMENTS = [
  `ALTER TABLE images ADD COLUMN kept_until timestamptz`,
  `CREATE INDEX images_kept ON images (kept_until) WHERE kept_until IS NOT NULL`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
