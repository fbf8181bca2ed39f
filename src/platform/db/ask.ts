import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Rejects when the database does not answer. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`SELECT 1`.execute(db)
}
