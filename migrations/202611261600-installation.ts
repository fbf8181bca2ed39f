import { type Kysely, sql } from 'kysely'

/**
 * The installation that this database belongs to, as DATA_DIR and the bucket name it too: one row. `paired_at` is null
 * while the first start has not written them yet. Also when the last backup was made (3-decisions §9).
 */
const STATEMENT = `CREATE TABLE installation (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  paired_at timestamptz,
  last_backup_at timestamptz
)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db)
}
