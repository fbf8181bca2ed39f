import { type Kysely, sql } from 'kysely'

/**
 * Who changed a restaurant, category or dish last, and when a restaurant was changed. Null: nobody since it was made, or
 * before this was kept. No reference to users: the id of an account that is gone names nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE restaurants ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN updated_by uuid`.execute(
    db,
  )
  await sql`ALTER TABLE categories ADD COLUMN updated_by uuid`.execute(db)
  await sql`ALTER TABLE menu_items ADD COLUMN updated_by uuid`.execute(db)
}
