import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * What every write of a menu changed, before and after, for a year (4-beyond §6): one row for the write, one for each
 * thing that it changed, with the fields that differ. The former release writes none; what it changed cannot be undone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE history_changes (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    at timestamptz NOT NULL,
    fields integer NOT NULL CHECK (fields > 0),
    undone_at timestamptz,
    PRIMARY KEY (restaurant_id, id)
  )`.execute(db)
  await sql`CREATE INDEX history_changes_time ON history_changes (restaurant_id, at DESC)`.execute(db)
  await sql`CREATE INDEX history_changes_age ON history_changes (at)`.execute(db)
  await sql`CREATE INDEX history_changes_user ON history_changes (user_id) WHERE user_id IS NOT NULL`.execute(db)
  await sql`CREATE TABLE history_entries (
    restaurant_id uuid NOT NULL,
    change_id uuid NOT NULL,
    place integer NOT NULL,
    entity text NOT NULL,
    entity_id uuid NOT NULL,
    before jsonb,
    after jsonb,
    PRIMARY KEY (restaurant_id, change_id, place),
    FOREIGN KEY (restaurant_id, change_id) REFERENCES history_changes (restaurant_id, id) ON DELETE CASCADE,
    CHECK (before IS NOT NULL OR after IS NOT NULL)
  )`.execute(db)
  await sql`CREATE INDEX history_entries_thing ON history_entries (restaurant_id, entity_id)`.execute(db)
  for (const table of ['history_changes', 'history_entries']) await protectRows(db, table, ['restaurant_id'])
}
