import { type Kysely, sql } from 'kysely'

/**
 * The second factor of an administrator: its secret is made of the server's own and `salt`, so this table alone opens
 * nothing. Their sessions last 12 hours; those that are open end then too (3-decisions §2).
 */
const STATEMENTS = [
  `CREATE TABLE second_factors (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    salt text NOT NULL,
    last_step integer NOT NULL DEFAULT 0,
    recovery_hmacs text[] NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `UPDATE sessions SET expires_at = least(sessions.expires_at, now() + interval '12 hours')
    FROM users WHERE users.id = sessions.user_id AND users.role = 'admin'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
