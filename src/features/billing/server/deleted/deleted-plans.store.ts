import type { Db, Trx } from '#platform/db/database.ts'
import { NOTHING_FOLLOWS } from '../subscriptions.store.ts'

const ENDED_COLUMNS = [
  'status',
  'subscription_ends_at',
  'cancel_at_period_end',
  'past_due_since',
  'scheduled_tier',
  'scheduled_interval',
  'scheduled_from',
  'granted_at',
] as const

/** What `endPlan` changes of a plan, as it was before. */
const selectEnded = (trx: Trx, ownerId: string) =>
  trx.selectFrom('subscriptions').select(ENDED_COLUMNS).where('owner_id', '=', ownerId)
type EndedPlan = NonNullable<Awaited<ReturnType<ReturnType<typeof selectEnded>['executeTakeFirst']>>>

/**
 * Ends the plan of a deleted account now, whatever it was; keeps the columns of the payment provider. Subscriptions from
 * before do not count any more, also when the operator restores the account. Answers what it was; null: none.
 */
export async function endPlan(trx: Trx, ownerId: string, now: Date): Promise<EndedPlan | null> {
  const before = await selectEnded(trx, ownerId).forUpdate().executeTakeFirst()
  const ended = { status: 'canceled' as const, subscription_ends_at: now, cancel_at_period_end: false, granted_at: now }
  await trx
    .updateTable('subscriptions')
    .set({ ...NOTHING_FOLLOWS, ...ended, updated_at: now })
    .where('owner_id', '=', ownerId)
    .execute()
  return before ?? null
}

/** Makes the plan again what it was; `before` comes from `endPlan`, moments as ISO texts. */
export async function restorePlan(trx: Trx, ownerId: string, before: EndedPlan, now: Date): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ ...before, updated_at: now })
    .where('owner_id', '=', ownerId)
    .execute()
}

/** Notes that what the owner pays ends when the deletion can no longer be taken back. */
export async function replaceClosing(trx: Trx, ownerId: string, deletedAt: Date): Promise<void> {
  await trx
    .insertInto('payment_closings')
    .values({ owner_id: ownerId, deleted_at: deletedAt })
    .onConflict(conflict => conflict.column('owner_id').doUpdateSet({ deleted_at: deletedAt }))
    .execute()
}

export async function deleteClosing(trx: Trx, ownerId: string): Promise<void> {
  await trx.deleteFrom('payment_closings').where('owner_id', '=', ownerId).execute()
}

/** When an account was deleted whose payments may still go on; undefined: they may not. */
export async function findClosing(db: Db, ownerId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('payment_closings')
    .select('deleted_at')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.deleted_at
}

/** Takes the closings of accounts that were deleted before, at most `limit`: exactly one caller gets each. */
export async function takeClosings(trx: Trx, deletedBefore: Date, limit: number) {
  const due = trx
    .selectFrom('payment_closings')
    .select('owner_id')
    .where('deleted_at', '<=', deletedBefore)
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return trx
    .deleteFrom('payment_closings')
    .where('owner_id', 'in', due)
    .returning(['owner_id as ownerId', 'deleted_at as deletedAt'])
    .execute()
}
