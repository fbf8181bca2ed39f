import { readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const PIDS: RawBuilder<{ pid: number }> = sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`

/** Milliseconds on a processor of a database's connections, as the kernel counts them (Linux). */
async function ofPostgres(db: Db): Promise<number> {
  const { rows } = await PIDS.execute(db)
  const counted = rows.map(({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
  return counted.reduce((sum, each) => sum + each, 0)
}

/** What work costs in processor time, of this process and of PostgreSQL, in milliseconds; mean of so many times. */
export async function processorTime(db: Db, times: number, work: () => Promise<unknown>): Promise<number> {
  const [node, postgres] = [process.cpuUsage(), await ofPostgres(db)]
  for (let done = 0; done < times; done++) await work()
  const { user, system } = process.cpuUsage(node)
  return ((user + system) / 1000 + (await ofPostgres(db)) - postgres) / times
}
