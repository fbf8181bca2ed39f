import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Allergens in four states, diets, the kitchen's sentence and what guests report (4-beyond §5). Nothing is declared by
 * this migration: a dish that was declared before says nothing of its traces. A process of the former release knows
 * none of these columns and tables. Since when a dish is sold out that was so already, is at least since its last change.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE menu_items
    ADD COLUMN traces text[] NOT NULL DEFAULT '{}',
    ADD COLUMN traces_declared boolean NOT NULL DEFAULT false,
    ADD COLUMN members jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(members) = 'object'),
    ADD COLUMN without jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(without) = 'object'),
    ADD COLUMN diets text[] NOT NULL DEFAULT '{}',
    ADD COLUMN allergens_reviewed jsonb CHECK (jsonb_typeof(allergens_reviewed) = 'object'),
    ADD COLUMN unavailable_since timestamptz`.execute(db)
  await sql`UPDATE menu_items SET unavailable_since = updated_at WHERE NOT available`.execute(db)
  await sql`CREATE TABLE allergen_notices (
    restaurant_id uuid PRIMARY KEY REFERENCES restaurants (id) ON DELETE CASCADE,
    notice jsonb NOT NULL CHECK (jsonb_typeof(notice) = 'object'),
    diets_complete jsonb NOT NULL CHECK (jsonb_typeof(diets_complete) = 'object'),
    updated_at timestamptz NOT NULL,
    updated_by uuid
  )`.execute(db)
  await sql`CREATE TABLE dish_reports (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    dish_id uuid,
    item_id uuid,
    name text NOT NULL,
    allergens text[] NOT NULL,
    text text NOT NULL,
    state text NOT NULL CHECK (state IN ('open', 'mended', 'fine')),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    mailed boolean NOT NULL DEFAULT false,
    CHECK (num_nonnulls(dish_id, item_id) = 1),
    PRIMARY KEY (restaurant_id, id)
  )`.execute(db)
  await sql`CREATE INDEX dish_reports_id ON dish_reports (id)`.execute(db)
  await sql`CREATE INDEX dish_reports_open ON dish_reports (restaurant_id, dish_id) WHERE state = 'open'`.execute(db)
  await sql`CREATE INDEX dish_reports_created_at ON dish_reports (created_at)`.execute(db)
  for (const table of ['allergen_notices', 'dish_reports']) await protectRows(db, table, ['restaurant_id'])
}
