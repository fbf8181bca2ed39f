import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * The operator's suspension of one menu, or of an account with all of its menus: apart from the status that the plan
 * gives, so that no change of a subscription lifts it (3-decisions §4).
 */
const STATEMENTS = [
  `ALTER TABLE restaurants
    ADD COLUMN suspended_at timestamptz,
    ADD COLUMN suspension_reason text,
    ADD CONSTRAINT restaurants_suspension CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL))`,
  `CREATE TABLE account_suspensions (
    owner_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    suspended_at timestamptz NOT NULL,
    reason text NOT NULL
  )`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  await protectRows(db, 'account_suspensions', ['owner_id'])
}
