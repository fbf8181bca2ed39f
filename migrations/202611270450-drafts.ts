import { type Kysely, sql } from 'kysely'

/**
 * Drafts: dishes that no diner sees (4-beyond §10). All that exist are published, and so is what a process of the former
 * release makes; such a process shows drafts as it shows all dishes, and so it must have ended before one is made.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE menu_items ADD COLUMN published boolean NOT NULL DEFAULT true`.execute(db)
}
