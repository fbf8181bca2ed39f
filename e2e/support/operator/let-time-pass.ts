import { startProcess } from '#app/server/process/product-commands.ts'
import { carryOutJob } from '#features/scheduled/server/scheduled.service.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'

/**
 * Lets the moment of a scheduled change come: for the running product it is as if its clock had moved, for nobody waits
 * five minutes in a test.
 */
export async function letTimePass(id: string): Promise<void> {
  const { config } = loadConfig(process.env, { makesNothing: true })
  const log = createLog({ level: 'warn', pretty: false }, { write: text => void process.stderr.write(text) })
  const { platform, close } = await startProcess(config, { roles: {}, log, schema: 'check' })
  try {
    await platform.tenants.everybody('a test whose clock moves', () =>
      platform.db.transaction().execute(async trx => {
        const { restaurant_id: restaurantId } = await trx
          .updateTable('scheduled_changes')
          .set({ at: platform.clock.now() })
          .where('id', '=', id)
          .returning('restaurant_id')
          .executeTakeFirstOrThrow()
        await platform.jobs.enqueue(trx, carryOutJob, { restaurantId, id })
      }),
    )
  } finally {
    await close(0)
  }
}
