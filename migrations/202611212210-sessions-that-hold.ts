import { type Kysely, sql } from 'kysely'

/**
 * An ended session is kept until its cookies have expired, so that it can say why it ended; devices are known for 180
 * days; each user has one reset code at a time (3-decisions §2).
 */
const STATEMENTS = [
  `ALTER TABLE sessions ADD COLUMN ended_at timestamptz`,
  `ALTER TABLE sessions ADD COLUMN end_reason text CHECK (end_reason IN (
    'signed_out', 'replaced', 'closed', 'password_changed', 'account_deleted', 'member_removed', 'token_reused'
  ))`,
  `ALTER TABLE sessions ADD CHECK ((ended_at IS NULL) = (end_reason IS NULL))`,
  `CREATE INDEX sessions_ended ON sessions (ended_at) WHERE ended_at IS NOT NULL`,
  `CREATE TABLE known_devices (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    device_hmac text NOT NULL,
    last_seen_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, device_hmac)
  )`,
  `CREATE INDEX known_devices_seen ON known_devices (last_seen_at)`,
  `DELETE FROM password_resets`,
  `DROP INDEX password_resets_user`,
  `CREATE UNIQUE INDEX password_resets_user ON password_resets (user_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
