import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * What is ignored on purpose in the check of a menu, and who gets it by mail (4-beyond §5). The check itself is made of
 * the menu and kept nowhere. A process of the former release knows neither table.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE check_ignored (
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    finding_id text NOT NULL,
    facts_hash text NOT NULL,
    reason text NOT NULL CHECK (reason IN ('right', 'seasonal', 'later', 'other')),
    note text NOT NULL,
    until timestamptz,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    PRIMARY KEY (restaurant_id, finding_id)
  )`.execute(db)
  await sql`CREATE TABLE check_mails (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    sent_at timestamptz,
    PRIMARY KEY (restaurant_id, user_id)
  )`.execute(db)
  await sql`CREATE INDEX check_mails_id ON check_mails (id)`.execute(db)
  await sql`CREATE INDEX check_mails_user_id ON check_mails (user_id)`.execute(db)
  for (const table of ['check_ignored', 'check_mails']) await protectRows(db, table, ['restaurant_id'])
}
