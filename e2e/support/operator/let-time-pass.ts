import { sql } from 'kysely'
import { startProcess } from '#app/server/process/product-commands.ts'
import { carryOutJob } from '#features/scheduled/server/scheduled.service.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'

/** Beside the running product, for all restaurants: what a moved clock would have done. */
async function asIfTimePassed(work: (platform: Platform, trx: Db) => Promise<void>): Promise<void> {
  const { config } = loadConfig(process.env, { makesNothing: true })
  const log = createLog({ level: 'warn', pretty: false }, { write: text => void process.stderr.write(text) })
  const { platform, close } = await startProcess(config, { roles: {}, log, schema: 'check' })
  try {
    await platform.tenants.everybody('a test whose clock moves', () =>
      platform.db.transaction().execute(trx => work(platform, trx)),
    )
  } finally {
    await close(0)
  }
}

/**
 * Lets the moment of a scheduled change come: for the running product it is as if its clock had moved, for nobody waits
 * five minutes in a test.
 */
export const letTimePass = (id: string): Promise<void> =>
  asIfTimePassed(async (platform, trx) => {
    const { restaurant_id: restaurantId } = await trx
      .updateTable('scheduled_changes')
      .set({ at: platform.clock.now() })
      .where('id', '=', id)
      .returning('restaurant_id')
      .executeTakeFirstOrThrow()
    await platform.jobs.enqueue(trx, carryOutJob, { restaurantId, id })
  })

/** Where the times of what happened in a restaurant stand. */
const TIMES = [
  ['restaurants', 'id', 'created_at'],
  ['history_changes', 'restaurant_id', 'at'],
  ['history_entries', 'restaurant_id', 'at'],
  ['activity', 'restaurant_id', 'created_at'],
] as const

/** Lets days pass for a restaurant: all that has happened there so far happened so many days earlier. */
export const letDaysPass = (restaurantId: string, days: number): Promise<void> =>
  asIfTimePassed(async (_, trx) => {
    for (const [table, owner, time] of TIMES)
      await sql`
        UPDATE ${sql.table(table)} SET ${sql.ref(time)} = ${sql.ref(time)} - make_interval(days => ${days}::int)
        WHERE ${sql.ref(owner)} = ${restaurantId}
      `.execute(trx)
  })
