import { type Kysely, sql } from 'kysely'

/**
 * The operator's suspension of one menu, or of an account with all of its menus: apart from the status that the plan
 * gives, so that no change of a subscription lifts it (3-decisions §4).
 */
const STATEMENTS = ['restaurants', 'users'].map(
  table => `ALTER TABLE ${table}
    ADD COLUMN suspended_at timestamptz,
    ADD COLUMN suspension_reason text,
    ADD CONSTRAINT ${table}_suspension CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL))`,
)

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
