import { type Kysely, sql } from 'kysely'

/**
 * The slug of a restaurant that nobody has used may be given out again. Nobody knows whether those of before were used,
 * so they count as used: with a default that only the rows of this moment get. An account may have more than 30
 * restaurants when the operator says so (3-decisions §5).
 */
const STATEMENTS = [
  `ALTER TABLE restaurants ADD COLUMN slug_used_at timestamptz DEFAULT now()`,
  `ALTER TABLE restaurants ALTER COLUMN slug_used_at DROP DEFAULT`,
  `ALTER TABLE users ADD COLUMN restaurants_max integer CHECK (restaurants_max > 0)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
