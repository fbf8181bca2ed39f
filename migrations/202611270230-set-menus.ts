import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * The menu of the day with its rules and its days, and other set menus (4-beyond §3). `content` is what the house
 * writes, `live` what diners read of it; `at_start` goes out with the first hour of its day. A process of the former
 * release shows none of them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE daily_menu_rules (
    restaurant_id uuid PRIMARY KEY REFERENCES restaurants (id) ON DELETE CASCADE,
    days jsonb NOT NULL CHECK (jsonb_typeof(days) = 'array'),
    slots jsonb NOT NULL CHECK (jsonb_typeof(slots) = 'array'),
    on_holidays boolean NOT NULL,
    until_sold_out boolean NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid
  )`.execute(db)
  await sql`CREATE TABLE daily_menus (
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    day text NOT NULL CHECK (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
    live jsonb CHECK (jsonb_typeof(live) = 'object'),
    at_start boolean NOT NULL,
    sold_out_at timestamptz,
    unavailable jsonb NOT NULL CHECK (jsonb_typeof(unavailable) = 'array'),
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    PRIMARY KEY (restaurant_id, day)
  )`.execute(db)
  await sql`CREATE TABLE set_menus (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    names jsonb NOT NULL CHECK (jsonb_typeof(names) = 'object'),
    days jsonb NOT NULL CHECK (jsonb_typeof(days) = 'array'),
    slots jsonb NOT NULL CHECK (jsonb_typeof(slots) = 'array'),
    on_holidays boolean NOT NULL,
    until_sold_out boolean NOT NULL,
    content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
    published boolean NOT NULL,
    sort_order integer NOT NULL,
    sold_out_day text,
    sold_out_at timestamptz,
    unavailable jsonb NOT NULL CHECK (jsonb_typeof(unavailable) = 'array'),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    PRIMARY KEY (restaurant_id, id)
  )`.execute(db)
  await sql`CREATE INDEX set_menus_id ON set_menus (id)`.execute(db)
  for (const table of ['daily_menu_rules', 'daily_menus', 'set_menus']) await protectRows(db, table, ['restaurant_id'])
}
