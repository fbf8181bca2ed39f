import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'

export type EventId = { provider: string; eventId: string }

/** Stores an event; false when it came before. */
export async function insertEvent(trx: Trx, { provider, eventId }: EventId, type: string, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('payment_events')
    .values({ provider, event_id: eventId, type, created_at: now })
    .onConflict(conflict => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markApplied(db: Db, { provider, eventId }: EventId, now: Date): Promise<void> {
  const query = db.updateTable('payment_events').set({ applied_at: now })
  await query.where('provider', '=', provider).where('event_id', '=', eventId).execute()
}

/** Events that are stored and not applied: how many, and when the first of them came. */
export async function countWaiting(db: Db): Promise<{ events: number; since: Date | null }> {
  return db
    .selectFrom('payment_events')
    .select(({ fn }) => [fn.countAll<number>().as('events'), fn.min('created_at').as('since')])
    .where('applied_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/**
 * Deletes what was applied before, at most `limit`, and answers how many; an event that old is refused by its
 * signature.
 */
export async function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const applied = db.selectFrom('payment_events').select(['provider', 'event_id']).where('applied_at', 'is not', null)
  const old = applied.where('created_at', '<', before).limit(limit)
  return deletedRows(
    db
      .deleteFrom('payment_events')
      .where(eb => eb(eb.refTuple('provider', 'event_id'), 'in', old.$asTuple('provider', 'event_id'))),
  )
}
