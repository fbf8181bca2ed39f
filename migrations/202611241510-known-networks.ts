import { type Kysely, sql } from 'kysely'

/**
 * A network is known to an account, not only a browser in it; devices from before get theirs at their next visit. A
 * code counts its tries for each network too (3-decisions §2).
 */
const STATEMENTS = [
  `ALTER TABLE known_devices ADD COLUMN network_hmac text`,
  `ALTER TABLE password_resets
    DROP CONSTRAINT password_resets_tries_check,
    ADD CHECK (tries BETWEEN 0 AND 20),
    ADD COLUMN network_tries jsonb NOT NULL DEFAULT '{}'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
