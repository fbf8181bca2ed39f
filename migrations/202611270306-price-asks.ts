import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Dishes that somebody without the right of prices has made without one, until everybody who has it is told (4-beyond
 * §10). A process of the former release asks nobody.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE price_asks (
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    dish_id uuid NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamptz NOT NULL,
    told uuid[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (restaurant_id, dish_id)
  )`.execute(db)
  await protectRows(db, 'price_asks', ['restaurant_id'])
}
