import { type Kysely, sql } from 'kysely'

/**
 * A pending invitation is no account: it does not take the email, so that the invited person can register, and several
 * teams can invite the same person (3-decisions §7, decision 0090). Within one team an email is there once.
 */
const STATEMENTS = [
  `ALTER TABLE users ADD COLUMN removed_at timestamptz`,
  `DROP INDEX users_email_live`,
  `CREATE UNIQUE INDEX users_email_live ON users (email)
    WHERE deleted_at IS NULL AND (status IS NULL OR status = 'active')`,
  `CREATE UNIQUE INDEX users_email_in_team ON users (team_owner_id, email)
    WHERE deleted_at IS NULL AND status IN ('pending', 'active')`,
  `CREATE INDEX users_email ON users (email) WHERE deleted_at IS NULL`,
  `CREATE INDEX invitations_owner ON invitations (owner_id)`,
  `CREATE INDEX invitations_member ON invitations (member_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
