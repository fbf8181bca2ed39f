import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Makes the months up to that time, at most twelve; rows that came before their month move into it. Answers names. */
export async function addMonths(db: Db, until: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT sobremesa_add_history_months(${until}) AS name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Drops the months that ended before, with all that changed in them. Answers their names. */
export async function dropMonths(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT sobremesa_drop_history_months(${before}) AS name`.execute(db)
  return rows.map(({ name }) => name)
}
