import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * What somebody brings, before any of it is in the menu: one draft of a restaurant, for seven days (4-beyond §6). After
 * it is used it stays until then, so that an undo finds it again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE import_drafts (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
    changed_at timestamptz,
    state text NOT NULL CHECK (state IN ('reading', 'ready', 'failed')),
    source text NOT NULL,
    file_name text NOT NULL,
    files jsonb NOT NULL,
    page integer NOT NULL DEFAULT 0,
    page_count integer NOT NULL DEFAULT 0,
    pages_read jsonb NOT NULL DEFAULT '[]',
    failure jsonb,
    content jsonb,
    applied_change_id uuid,
    revision integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    read_at timestamptz,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id)
  )`.execute(db)
  await sql`CREATE INDEX import_drafts_end ON import_drafts (expires_at)`.execute(db)
  await sql`CREATE INDEX import_drafts_user ON import_drafts (user_id) WHERE user_id IS NOT NULL`.execute(db)
  await sql`CREATE INDEX import_drafts_changer ON import_drafts (changed_by) WHERE changed_by IS NOT NULL`.execute(db)
  await protectRows(db, 'import_drafts', ['restaurant_id'])
}
