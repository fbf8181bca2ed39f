import type { AccountData, DescribeDeps } from '#platform/account-data/account-data.ts'
import { countTeam, findUserById } from '#features/identity/server/index.ts'
import { isEntitled, limitsOf } from '../billing.rules.ts'
import { findSubscription } from './subscriptions.store.ts'
import { eraseRows, findPlan, keepRecord, listNotices } from './billing.account-data.store.ts'

/** As the operator's command prints it. */
async function describePlan({ db, clock }: DescribeDeps, userId: string): Promise<string[]> {
  const user = await findUserById(db, userId)
  if (user?.role === 'admin') return ['none: an administrator']
  if (user?.team_owner_id) return [`that of ${(await findUserById(db, user.team_owner_id))?.email ?? 'nobody'}`]
  const now = clock.now()
  const plan = await findSubscription(db, userId)
  if (!plan) return ['none']
  const { restaurants, users } = limitsOf(plan, now)
  const ends = plan.status === 'trialing' ? plan.trialEndsAt : plan.subscriptionEndsAt
  return [
    `${plan.tier}, ${plan.status}${ends ? `, ends ${ends.toISOString()}` : ''}${isEntitled(plan, now) ? '' : ' (gives no rights now)'}`,
    `paid at ${plan.provider ?? 'nobody: a trial, or granted'}`,
    `${restaurants ?? 'unlimited'} active restaurants, ${await countTeam(db, userId)} of ${users - 1} more people`,
  ]
}

/** The plan. Records that the law requires for four years do not belong to it (3-decisions §8). */
export const billingAccountData: AccountData = {
  tables: ['subscriptions', 'payment_customers', 'checkouts', 'billing_notices', 'payment_closings'],
  export: async ({ db }, ownerId) => ({
    data: { subscription: await findPlan(db, ownerId), mails: await listNotices(db, ownerId) },
  }),
  describe: async (platform, userId) => ({ plan: await describePlan(platform, userId) }),
  erase: async (_, trx, ownerId) => {
    await keepRecord(trx, ownerId)
    await eraseRows(trx, ownerId)
  },
}
