import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Hours of the carta (4-beyond §4). What a schedule has stands in its row: all schedules of a restaurant are written
 * under its lock, and an id of what is deleted stays until it can no longer be restored. A process of the former
 * release shows everything at every hour.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE schedules (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    name text NOT NULL,
    days jsonb NOT NULL CHECK (jsonb_typeof(days) = 'array'),
    slots jsonb NOT NULL CHECK (jsonb_typeof(slots) = 'array'),
    category_ids jsonb NOT NULL CHECK (jsonb_typeof(category_ids) = 'array'),
    dish_ids jsonb NOT NULL CHECK (jsonb_typeof(dish_ids) = 'array'),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    PRIMARY KEY (restaurant_id, id)
  )`.execute(db)
  await sql`CREATE INDEX schedules_id ON schedules (id)`.execute(db)
  await protectRows(db, 'schedules', ['restaurant_id'])
}
