import { type Kysely, sql } from 'kysely'

/**
 * What strangers report of menus. A slug is never given to another restaurant, so it names the menu for as long as a
 * report is kept, also when its account is gone.
 */
const STATEMENTS = [
  `CREATE TABLE abuse_reports (
    id uuid PRIMARY KEY,
    slug text NOT NULL,
    menu_name text NOT NULL,
    reason text NOT NULL CHECK (reason IN ('wrong', 'illegal', 'impersonation', 'other')),
    message text NOT NULL,
    email text,
    created_at timestamptz NOT NULL,
    closed_at timestamptz
  )`,
  'CREATE INDEX abuse_reports_created_at ON abuse_reports (created_at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
