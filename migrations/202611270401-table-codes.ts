import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Codes of tables and other places (4-beyond §9). A row stays for ever, so that a key is never given again and what is
 * printed opens the carta: retired codes, and those that were taken back at once. `zone_id` may name a zone that was
 * removed: its codes open the carta with its own prices. A process of the former release opens the carta for every code.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE table_codes (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    key text NOT NULL CHECK (key ~ '^[2-9a-hjkmnp-z]{3,4}$' AND key !~ '^e[0-9]'),
    name text NOT NULL,
    name_key text NOT NULL,
    zone_id uuid,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    retired_at timestamptz,
    deleted_at timestamptz,
    PRIMARY KEY (restaurant_id, id)
  )`.execute(db)
  await sql`CREATE INDEX table_codes_id ON table_codes (id)`.execute(db)
  await sql`CREATE UNIQUE INDEX table_codes_key ON table_codes (restaurant_id, key)`.execute(db)
  await sql`CREATE UNIQUE INDEX table_codes_name ON table_codes (restaurant_id, name_key)
    WHERE retired_at IS NULL AND deleted_at IS NULL`.execute(db)
  await protectRows(db, 'table_codes', ['restaurant_id'])
}
