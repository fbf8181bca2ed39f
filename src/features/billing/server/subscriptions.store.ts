import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import type { Database } from '#platform/db/tables.ts'
import { selectLiveUser } from '#features/identity/server/index.ts'
import type { SubscriptionState } from '../billing.rules.ts'
import { findCustomer } from './provider/customers.store.ts'
import type { ProviderState, Subscription } from './subscription.ts'

type Scheduled = Pick<Selectable<Database['subscriptions']>, 'scheduled_tier' | 'scheduled_interval' | 'scheduled_from'>
const scheduledOf = ({ scheduled_tier: plan, scheduled_interval: interval, scheduled_from: from }: Scheduled) =>
  plan && interval && from ? { plan, interval, from } : null

type AskedBy = Parameters<typeof selectLiveUser>[1]

/** The subscription of an owner; undefined when there is none. */
export async function findSubscription(db: Db, ownerId: string): Promise<Subscription | undefined> {
  const row = await db.selectFrom('subscriptions').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
  return (
    row && {
      ownerId: row.owner_id,
      tier: row.tier,
      status: row.status,
      trialEndsAt: row.trial_ends_at,
      subscriptionEndsAt: row.subscription_ends_at,
      cancelAtPeriodEnd: row.cancel_at_period_end,
      billingInterval: row.billing_interval,
      currentPeriodEnd: row.current_period_end,
      pastDueSince: row.past_due_since,
      looksEndedAt: row.looks_ended_at,
      scheduledChange: scheduledOf(row),
      provider: row.provider,
      providerSubscriptionId: row.provider_subscription_id,
      grantedAt: row.granted_at,
    }
  )
}

/**
 * What decides whether a plan entitles, as a part of another feature's query: it joins `selectPlans(db).as('plan')`,
 * selects `PLAN_COLUMNS`, and `planOf` (`billing.rules.ts`) reads them.
 */
export const selectPlans = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .select(['owner_id as plan_owner_id', 'tier as plan_tier', 'status as plan_status'])
    .select(['trial_ends_at as plan_trial_ends_at', 'subscription_ends_at as plan_ends_at'])
    .select(['past_due_since as plan_past_due_since', 'looks_ended_at as plan_looks_ended_at'])
export const PLAN_COLUMNS = [
  'plan.plan_tier',
  'plan.plan_status',
  'plan.plan_trial_ends_at',
  'plan.plan_ends_at',
  'plan.plan_past_due_since',
  'plan.plan_looks_ended_at',
] as const

/**
 * The account of a live session, a partner's being the owner's, with its plan. With `lock`, the session cannot be ended
 * before the commit.
 */
export function findAccount(db: Db, asked: AskedBy, lock: boolean) {
  return db
    .selectFrom(selectLiveUser(db, asked, lock).as('person'))
    .leftJoin(selectPlans(db).as('plan'), 'plan.plan_owner_id', 'person.account_id')
    .select(['person.user_role', 'person.is_partner', 'person.account_id'])
    .select(PLAN_COLUMNS)
    .executeTakeFirst()
}

type Columns = Omit<Insertable<Database['subscriptions']>, 'owner_id'>

/** The extra looks stop with the change to a plan without them, or have stopped with the end of the one before. */
const looksEndedAt = sql<Date | null>`CASE WHEN excluded.tier <> 'basic' THEN NULL
  WHEN subscriptions.tier = 'basic' THEN subscriptions.looks_ended_at
  ELSE least(excluded.updated_at, CASE subscriptions.status WHEN 'trialing' THEN subscriptions.trial_ends_at
    ELSE subscriptions.subscription_ends_at END) END`

/** Makes the owner's row, or changes these columns of it. */
async function write(db: Db, ownerId: string, columns: Columns): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ owner_id: ownerId, ...columns })
    .onConflict(conflict => conflict.column('owner_id').doUpdateSet({ ...columns, looks_ended_at: looksEndedAt }))
    .execute()
}

/** Writes tier, status and end dates; keeps the columns of the payment provider. */
export async function saveSubscription(db: Db, ownerId: string, state: SubscriptionState, now: Date): Promise<void> {
  const columns = {
    tier: state.tier,
    status: state.status,
    trial_ends_at: state.trialEndsAt,
    subscription_ends_at: state.subscriptionEndsAt,
    updated_at: now,
  }
  await write(db, ownerId, columns)
}

type FromProvider = ProviderState & { ownerId: string; provider: 'test' | 'stripe'; now: Date }

/** Writes what the provider says; the end of the trial stays for the record. */
export async function saveProviderState(db: Db, { ownerId, provider, now, ...state }: FromProvider): Promise<void> {
  const columns = {
    tier: state.tier,
    status: state.status,
    subscription_ends_at: state.subscriptionEndsAt,
    past_due_since: state.pastDueSince,
    scheduled_tier: state.scheduledChange?.plan ?? null,
    scheduled_interval: state.scheduledChange?.interval ?? null,
    scheduled_from: state.scheduledChange?.from ?? null,
    cancel_at_period_end: state.cancelAtPeriodEnd,
    billing_interval: state.billingInterval,
    current_period_end: state.currentPeriodEnd,
    provider,
    provider_customer_id: await findCustomer(db, provider, ownerId),
    provider_subscription_id: state.providerSubscriptionId,
    updated_at: now,
  }
  await write(db, ownerId, columns)
}

export const NOTHING_FOLLOWS = {
  past_due_since: null,
  scheduled_tier: null,
  scheduled_interval: null,
  scheduled_from: null,
}

/** The operator's plan is nobody's subscription: what was paid before no longer counts. */
export async function detachProvider(trx: Trx, ownerId: string, now: Date): Promise<void> {
  const none = { provider_subscription_id: null, billing_interval: null, current_period_end: null }
  await trx
    .updateTable('subscriptions')
    .set({ ...none, ...NOTHING_FOLLOWS, cancel_at_period_end: false, granted_at: now })
    .where('owner_id', '=', ownerId)
    .execute()
}

/**
 * Owners of trials that end in this time, the end included, whose last notice was another kind than the one that is due
 * now, in the order of their ids.
 */
export async function listTrialsToNotice(
  db: Db,
  { from, to, kind }: { from: Date; to: Date; kind: string },
  page: Page,
): Promise<string[]> {
  const trials = db.selectFrom('subscriptions').select('owner_id').where('status', '=', 'trialing')
  const ending = trials.where('trial_ends_at', '>', from).where('trial_ends_at', '<=', to)
  const unsaid = ending.where(eb =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('billing_notices')
          .select('billing_notices.owner_id')
          .whereRef('billing_notices.owner_id', '=', 'subscriptions.owner_id')
          .whereRef('billing_notices.about', '=', 'subscriptions.trial_ends_at')
          .where('billing_notices.kind', '=', kind),
      ),
    ),
  )
  const rows = await pageBy(unsaid, 'owner_id', page).execute()
  return rows.map(row => row.owner_id)
}

/**
 * Owners of plans whose end has passed, whose payment is due since before, or which another plan follows by now, in the
 * order of their ids.
 */
export async function listEndedPlans(
  db: Db,
  { now, dueBefore }: { now: Date; dueBefore: Date },
  page: Page,
): Promise<string[]> {
  const active = db.selectFrom('subscriptions').select('owner_id').where('status', 'in', ['active', 'past_due'])
  const ended = active.where(eb =>
    eb.or([
      eb('subscription_ends_at', '<=', now),
      eb('scheduled_from', '<=', now),
      eb.and([eb('status', '=', 'past_due'), eb('past_due_since', '<=', dueBefore)]),
    ]),
  )
  const rows = await pageBy(ended, 'owner_id', page).execute()
  return rows.map(row => row.owner_id)
}

/** Ends the plan if its end has passed; false otherwise. */
export async function endEndedPlan(trx: Trx, ownerId: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('subscriptions')
    .set({ status: 'canceled', cancel_at_period_end: false, updated_at: now })
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['active', 'past_due'])
    .where('subscription_ends_at', '<=', now)
    .returning('owner_id')
    .executeTakeFirst()
  return row !== undefined
}
