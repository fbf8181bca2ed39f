import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The database's time in milliseconds since 1970. */
export async function readDatabaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`.execute(db)
  return rows[0]?.ms ?? Number.NaN
}
