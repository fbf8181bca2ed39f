import type { Trx } from '#platform/db/database.ts'
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
export type EndedPlan = NonNullable<Awaited<ReturnType<ReturnType<typeof selectEnded>['executeTakeFirst']>>>

/**
 * Ends the plan of a deleted account now, whatever it was; keeps the columns of the payment provider. Subscriptions
 * from before do not count any more, also when the operator restores the account. Answers what it was; null: none.
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
