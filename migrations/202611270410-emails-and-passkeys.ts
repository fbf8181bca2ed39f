import { type Kysely, sql } from 'kysely'

/**
 * A change of email with its code, and the link by which the address before takes it back; passkeys, and the challenges
 * that were answered (4-beyond §10). Accounts made before count as confirmed. A challenge is stored only when it was
 * answered rightly, so nobody fills the table by asking.
 */
const STATEMENTS = [
  `ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz`,
  `UPDATE users SET email_confirmed_at = created_at WHERE status IS DISTINCT FROM 'pending'`,
  `ALTER TABLE sessions DROP CONSTRAINT sessions_end_reason_check`,
  `ALTER TABLE sessions ADD CONSTRAINT sessions_end_reason_check CHECK (end_reason IN ('signed_out', 'replaced', 'closed',
    'password_changed', 'email_changed', 'account_deleted', 'member_removed', 'token_reused')) NOT VALID`,
  `ALTER TABLE sessions VALIDATE CONSTRAINT sessions_end_reason_check`,
  `CREATE TABLE email_changes (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    id uuid NOT NULL,
    email text NOT NULL,
    code_hmac text,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  `CREATE INDEX email_changes_age ON email_changes (expires_at)`,
  `CREATE TABLE email_undos (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    number integer NOT NULL,
    token_hash text NOT NULL UNIQUE,
    email_before text NOT NULL,
    email_after text NOT NULL,
    kept_passkeys uuid[] NOT NULL,
    changed_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    UNIQUE (user_id, number)
  )`,
  `CREATE INDEX email_undos_reserved ON email_undos (email_before) WHERE used_at IS NULL`,
  `CREATE INDEX email_undos_age ON email_undos (expires_at)`,
  `CREATE TABLE passkeys (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    last_used_at timestamptz
  )`,
  `CREATE INDEX passkeys_user ON passkeys (user_id)`,
  `CREATE TABLE used_challenges (
    hash text PRIMARY KEY,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX used_challenges_age ON used_challenges (expires_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
