import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { type ChangeSet, changed } from '#platform/events/changes.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { expirePlans } from './expire-plans.service.ts'
import { subscriptionCommand } from './subscription.command.ts'

const grant = (app: TestApp, given: Record<string, string>) => subscriptionCommand.run(app.platform, given)
const stored = (app: TestApp, ownerId: string) =>
  app.platform.db
    .selectFrom('subscriptions')
    .select(['tier', 'status', 'trial_ends_at as trialEndsAt', 'subscription_ends_at as endsAt'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()

test('the end of a trial stays when none is given; the end of a plan does not', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const { trialEndsAt } = await stored(app, owner.id)
  const plan = { email: owner.email, tier: 'pro', status: 'active' }
  await grant(app, { ...plan, ends: '2027-06-01T00:00:00Z' })
  expect(await stored(app, owner.id)).toEqual({
    tier: 'pro',
    status: 'active',
    trialEndsAt,
    endsAt: new Date('2027-06-01T00:00:00Z'),
  })
  await grant(app, plan)
  expect(await stored(app, owner.id)).toEqual({ tier: 'pro', status: 'active', trialEndsAt, endsAt: null })
})

test('past due is refused: nobody pays for a granted plan, so no page could ever settle it', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const before = await stored(app, owner.id)
  const asked = grant(app, { email: owner.email, tier: 'pro', status: 'past_due' })
  await expect(asked).rejects.toThrow(/nobody pays for a granted plan.*"active" with --ends/)
  expect(await stored(app, owner.id)).toEqual(before)
  expect(subscriptionCommand.usage).not.toContain('past_due')
})

test('a trial of somebody who never had one ends in 30 days', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  await app.platform.db.deleteFrom('subscriptions').where('owner_id', '=', owner.id).execute()
  await grant(app, { email: owner.email, tier: 'trial', status: 'trialing' })
  const { trialEndsAt } = await stored(app, owner.id)
  expect(trialEndsAt).toEqual(new Date(app.clock.now().getTime() + 30 * DAY_MS))
})

test('a plan that is granted and one that ends are told with what they were, and undone by a subscriber that fails', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const heard: ChangeSet[] = []
  let isFailing = false
  app.platform.events.on(changed, async (_, set) => {
    if (isFailing) throw new Error('the subscriber fails')
    heard.push(set)
  })
  const ends = new Date(app.clock.now().getTime() + DAY_MS).toISOString()
  await grant(app, { email: owner.email, tier: 'pro', status: 'active', ends })
  app.clock.advance(2 * DAY_MS)
  await expirePlans(app.platform)
  const account = { actor: null, ownerId: owner.id, restaurantId: null }
  const plan = { entity: { name: 'subscription' }, id: owner.id }
  expect(heard).toMatchObject([
    {
      ...account,
      changes: [
        { ...plan, before: { tier: 'trial', status: 'trialing' }, after: { tier: 'pro', subscriptionEndsAt: ends } },
      ],
    },
    { ...account, changes: [{ ...plan, before: { status: 'active' }, after: { tier: 'pro', status: 'canceled' } }] },
  ])
  isFailing = true
  const again = grant(app, { email: owner.email, tier: 'premium', status: 'active' })
  await expect(again).rejects.toThrow('the subscriber fails')
  expect(await stored(app, owner.id)).toMatchObject({ tier: 'pro', status: 'canceled' })
})
