import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Lines of price, labels of the house and zones (4-beyond §2). `prices` without a value is the one price that every
 * dish has had: nothing is rewritten, and a process of the former release goes on with `price` alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE menu_items ADD COLUMN prices jsonb CHECK (jsonb_typeof(prices) = 'array')`.execute(db)
  await sql`CREATE TABLE price_labels (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    names jsonb NOT NULL CHECK (jsonb_typeof(names) = 'object'),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    PRIMARY KEY (restaurant_id, id)
  )`.execute(db)
  await sql`CREATE INDEX price_labels_id ON price_labels (id)`.execute(db)
  await sql`CREATE TABLE zones (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    names jsonb NOT NULL CHECK (jsonb_typeof(names) = 'object'),
    kind text NOT NULL CHECK (kind IN ('percent', 'cents')),
    value integer NOT NULL CHECK (value BETWEEN 1 AND CASE kind WHEN 'percent' THEN 50 ELSE 2000 END),
    rounding integer NOT NULL CHECK (rounding IN (1, 5, 10)),
    slug text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    deleted_at timestamptz,
    PRIMARY KEY (restaurant_id, id),
    UNIQUE (restaurant_id, slug)
  )`.execute(db)
  await sql`CREATE INDEX zones_id ON zones (id)`.execute(db)
  for (const table of ['price_labels', 'zones']) await protectRows(db, table, ['restaurant_id'])
}
