import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Special days, and the one row of a restaurant with its changes of today (4-beyond §10). `holiday_country` without a
 * value follows the address. A process of the former release goes on with the week alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE restaurants ADD COLUMN holiday_country text
    CHECK (holiday_country IN ('es', 'pt', 'none'))`.execute(db)
  await sql`CREATE TABLE special_days (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    first_day text NOT NULL CHECK (first_day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    last_day text NOT NULL CHECK (last_day ~ '^\\d{4}-\\d{2}-\\d{2}$' AND last_day >= first_day),
    slots jsonb NOT NULL CHECK (jsonb_typeof(slots) = 'array'),
    as_usual boolean NOT NULL,
    reason text CHECK (reason IN ('vacation', 'holiday', 'private', 'works', 'other')),
    label jsonb NOT NULL CHECK (jsonb_typeof(label) = 'object'),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    PRIMARY KEY (restaurant_id, id)
  )`.execute(db)
  await sql`CREATE INDEX special_days_id ON special_days (id)`.execute(db)
  await sql`CREATE TABLE opening_today (
    restaurant_id uuid PRIMARY KEY REFERENCES restaurants (id) ON DELETE CASCADE,
    changes jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'array'),
    kitchen jsonb CHECK (jsonb_typeof(kitchen) = 'object'),
    full_house jsonb CHECK (jsonb_typeof(full_house) = 'object'),
    note jsonb CHECK (jsonb_typeof(note) = 'object'),
    recent_notes jsonb NOT NULL CHECK (jsonb_typeof(recent_notes) = 'array'),
    updated_at timestamptz NOT NULL,
    updated_by uuid
  )`.execute(db)
  for (const table of ['special_days', 'opening_today']) await protectRows(db, table, ['restaurant_id'])
}
