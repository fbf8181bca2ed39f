import { type Kysely, sql } from 'kysely'

/**
 * When a session last proved its password; the deletion of an account that its link takes back for a day, with what it
 * ended; and what is paid for such an account until that day is over (3-decisions §2, §8).
 */
const STATEMENTS = [
  `ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz`,
  `CREATE TABLE account_undos (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    deleted_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    ended jsonb NOT NULL
  )`,
  `CREATE TABLE payment_closings (
    owner_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    deleted_at timestamptz NOT NULL
  )`,
  `CREATE INDEX payment_closings_due ON payment_closings (deleted_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
