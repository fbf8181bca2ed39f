import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { paidSubscription, storedPlan, subscribe, testProvider } from '#test/payments.ts'
import { expireHourly } from '../billing.jobs.ts'

async function payingOwner(): Promise<{ app: TestApp; owner: SignedIn }> {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, { tier: 'pro', interval: 'yearly' })
  return { app, owner }
}
const statuses = async (app: TestApp, as: SignedIn) =>
  (await app.request<{ status: string }[]>({ path: '/api/restaurants', as })).data.map(({ status }) => status)
async function runHourly(app: TestApp): Promise<void> {
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, expireHourly, {}))
  await app.runJobs()
}

test('a payment that is due for 30 days ends the plan, here and at the provider', async () => {
  const { app, owner } = await payingOwner()
  const restaurant = await app.make.restaurant(owner)
  const id = await paidSubscription(app, owner.id)
  await testProvider(app).alter(id, { status: 'past_due' })
  await app.runJobs()
  app.clock.advance(30 * DAY_MS - 1)
  await testProvider(app).alter(id, { status: 'past_due' })
  await runHourly(app)
  const edit = async () =>
    app.request({
      method: 'PUT',
      path: `/api/restaurants/${restaurant.id}`,
      as: await app.signIn(owner),
      body: { name: 'Otra' },
    })
  expect((await edit()).status).toBe(200)
  app.clock.advance(1)
  // Before the job has run, too.
  expect(await edit()).toMatchObject({ status: 403, code: 'subscription_ended' })
  await runHourly(app)
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'canceled', endsAt: app.clock.now() })
  expect((await testProvider(app).listSubscriptions(`cus_test_${owner.id}`))[0]).toMatchObject({ status: 'canceled' })
  expect(await statuses(app, await app.signIn(owner))).toEqual(['inactive'])
})

test('a lost dispute ends the plan; one that is won changes nothing', async () => {
  const { app, owner } = await payingOwner()
  await app.make.restaurant(owner)
  const id = await paidSubscription(app, owner.id)
  await testProvider(app).closeDispute(id, 'won')
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'active' })
  await testProvider(app).closeDispute(id, 'lost')
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'canceled', endsAt: app.clock.now() })
  expect(await statuses(app, owner)).toEqual(['inactive'])
})
