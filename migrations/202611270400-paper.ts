import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * Editions of the printed carta: what was printed, byte for byte and as data, for five years (4-beyond §8). `content` is
 * compared with the carta of today; the files lie in the storage under `paper/`. `stored_files`: what parts of the product
 * beside the pictures store of a restaurant, which counts in its owner's quota.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE paper_options (
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    options jsonb,
    copies smallint,
    last_number integer NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id)
  )`.execute(db)
  await sql`CREATE TABLE paper_editions (
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    n integer NOT NULL CHECK (n > 0),
    content jsonb NOT NULL,
    content_hash text NOT NULL,
    valid_from date NOT NULL,
    made_at timestamptz NOT NULL,
    made_by uuid REFERENCES users (id) ON DELETE SET NULL,
    retired_at timestamptz,
    changed jsonb,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id, n)
  )`.execute(db)
  await sql`CREATE TABLE paper_files (
    restaurant_id uuid NOT NULL,
    n integer NOT NULL,
    name text NOT NULL,
    storage_key text NOT NULL,
    options jsonb NOT NULL,
    options_hash text NOT NULL,
    look jsonb NOT NULL,
    pages integer NOT NULL,
    bytes integer NOT NULL,
    made_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id, n, name),
    FOREIGN KEY (restaurant_id, n) REFERENCES paper_editions (restaurant_id, n) ON DELETE CASCADE
  )`.execute(db)
  await sql`CREATE INDEX paper_editions_maker ON paper_editions (made_by) WHERE made_by IS NOT NULL`.execute(db)
  await sql`CREATE INDEX paper_editions_made ON paper_editions (made_at)`.execute(db)
  await sql`CREATE TABLE stored_files (
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    kind text NOT NULL,
    bytes bigint NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (restaurant_id, kind)
  )`.execute(db)
  for (const table of ['stored_files', 'paper_options', 'paper_editions', 'paper_files'])
    await protectRows(db, table, ['restaurant_id'])
}
