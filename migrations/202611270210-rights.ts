import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Rights of workers, roles of the house and partners (4-beyond §10). Whoever works somewhere keeps what they can do:
 * the default is everything but the activity, also for the rows that a process of the former release still makes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE memberships
    ADD COLUMN rights text[] NOT NULL DEFAULT '{prices,availability,texts,allergens,hours,look,print}'
      CHECK (rights <@ '{prices,availability,texts,allergens,hours,look,print,activity}'::text[]),
    ADD COLUMN role_id text`.execute(db)
  await sql`ALTER TABLE users
    ADD COLUMN is_partner boolean NOT NULL DEFAULT false CHECK (NOT is_partner OR role = 'worker')`.execute(db)
  await sql`CREATE TABLE house_roles (
    id uuid PRIMARY KEY,
    owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 24),
    name_key text NOT NULL,
    rights text[] NOT NULL CHECK (rights <@ '{prices,availability,texts,allergens,hours,look,print,activity}'::text[]),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    UNIQUE (owner_id, name_key)
  )`.execute(db)
  await protectRows(db, 'house_roles', ['owner_id'])
}
