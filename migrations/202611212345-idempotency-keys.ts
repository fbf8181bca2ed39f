import { type Kysely, sql } from 'kysely'

/**
 * The answers of creating calls, kept for a day: a repeated call gets the same answer and creates nothing (3-decisions
 * §1).
 */
const STATEMENTS = [
  `CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key uuid NOT NULL,
    fingerprint text NOT NULL,
    claim uuid NOT NULL,
    claimed_at timestamptz NOT NULL,
    answer jsonb,
    PRIMARY KEY (user_id, key)
  )`,
  `CREATE INDEX idempotency_keys_claimed ON idempotency_keys (claimed_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
