import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import { allowedRestaurants, type SubscriptionState } from '../billing.rules.ts'
import { selectAllowances } from './allowances.store.ts'

const MORE_THAN_ANYBODY = 2_147_483_647

test('what a plan allows is the same in SQL as by the rule, for every state at every boundary', async () => {
  const { platform, make, clock } = await createTestApp()
  const now = clock.now()
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const times = [null, inDays(-1), now, inDays(1)]
  const due = [null, inDays(-31), inDays(-30), inDays(-29)]
  const { id } = await make.owner({ plan: {} })
  const all: SubscriptionState[] = []
  for (const status of ['trialing', 'active', 'past_due', 'canceled'] as const)
    for (const tier of ['trial', 'basic', 'pro', 'premium'] as const)
      for (const trialEndsAt of times)
        for (const subscriptionEndsAt of times)
          for (const pastDueSince of due) all.push({ status, tier, trialEndsAt, subscriptionEndsAt, pastDueSince })
  const users = await platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ids = all.map((_, at) => `0190aaaa-bbbb-7ccc-8ddd-${String(at).padStart(12, '0')}`)
  await platform.db
    .insertInto('users')
    .values(ids.map(each => ({ ...users, id: each, email: `${each}@ejemplo.com` })))
    .execute()
  const rows = all.map((state, at) => ({
    owner_id: ids[at] ?? '',
    tier: state.tier,
    status: state.status,
    trial_ends_at: state.trialEndsAt,
    subscription_ends_at: state.subscriptionEndsAt,
    past_due_since: state.pastDueSince ?? null,
    updated_at: now,
  }))
  await platform.db.insertInto('subscriptions').values(rows).execute()
  const found = await selectAllowances(platform.db, now).where('owner_id', 'in', ids).execute()
  const bySql = new Map(found.map(({ plan_owner_id: owner, plan_allowed: allowed }) => [owner, allowed]))
  const wrong = all.filter((state, at) => {
    const byRule = allowedRestaurants(state, now) ?? MORE_THAN_ANYBODY
    return bySql.get(ids[at] ?? '') !== byRule
  })
  expect(found).toHaveLength(1024)
  expect(wrong).toEqual([])
})
