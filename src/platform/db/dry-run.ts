import { sql } from 'kysely'
import type { Trx } from './database.ts'

/**
 * Does work inside a transaction and takes everything back that it wrote, also what it queued. Answers what it answers,
 * throws what it throws; the transaction goes on as if nothing had been done.
 */
export async function dryRun<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT dry_run`.execute(trx)
  try {
    return await work()
  } finally {
    await sql`ROLLBACK TO SAVEPOINT dry_run`.execute(trx)
    await sql`RELEASE SAVEPOINT dry_run`.execute(trx)
  }
}

/** Does work of which nothing stays when it throws; the transaction can go on. */
export async function allOrNothing<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT all_or_nothing`.execute(trx)
  try {
    const answer = await work()
    await sql`RELEASE SAVEPOINT all_or_nothing`.execute(trx)
    return answer
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT all_or_nothing`.execute(trx)
    await sql`RELEASE SAVEPOINT all_or_nothing`.execute(trx)
    throw error
  }
}
