import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { PaymentDeclined, PaymentsUnreachable } from '#platform/payments/payments.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import {
  askCheckout,
  holdEvents,
  open,
  paidSubscription,
  pathOf,
  press,
  storedPlan,
  subscribe,
  testProvider,
} from '#test/payments.ts'
import type { CurrentSubscription } from '../billing.contract.ts'
import { expireHourly, reconcileDaily } from './billing.jobs.ts'
import { subscriptionCommand } from './subscription.command.ts'

const PRO = { tier: 'pro', interval: 'yearly' } as const
const PREMIUM = { tier: 'premium', interval: 'monthly' } as const
const PERIOD_END = '2028-03-10T11:00:00.000Z'

async function payingOwner(plan: typeof PRO | typeof PREMIUM = PRO): Promise<{ app: TestApp; owner: SignedIn }> {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, plan)
  return { app, owner }
}
const cancel = (app: TestApp, as: SignedIn, reason?: string) =>
  app.request<CurrentSubscription>({ method: 'POST', path: '/api/subscriptions/cancel', as, body: { reason } })
const resume = (app: TestApp, as: SignedIn) =>
  app.request<CurrentSubscription>({ method: 'POST', path: '/api/subscriptions/resume', as })
const choose = (app: TestApp, as: SignedIn, planName: string) =>
  app.request<CurrentSubscription>({ method: 'PUT', path: '/api/subscriptions/plan', as, body: { planName } })
const portal = (app: TestApp, as: SignedIn) =>
  app.request<{ url: string }>({
    method: 'POST',
    path: '/api/payments/create-billing-portal',
    as,
    body: { returnUrl: '/dashboard/user?tab=subscription' },
  })
const statuses = async (app: TestApp, as: SignedIn) =>
  (await app.request<{ status: string }[]>({ path: '/api/restaurants', as })).data.map(({ status }) => status)

async function runHourly(app: TestApp): Promise<void> {
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, expireHourly, {}))
  await app.runJobs()
}

test('a cancelled plan stays active to its paid end, can be resumed, and then ends by itself', async () => {
  const { app, owner } = await payingOwner()
  const restaurant = await app.make.restaurant(owner)
  const cancelled = await cancel(app, owner, 'Cerramos en invierno')
  expect(cancelled.data).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, subscriptionEndsAt: PERIOD_END })
  expect((await resume(app, owner)).data).toMatchObject({ cancelAtPeriodEnd: false, subscriptionEndsAt: null })
  await cancel(app, owner)
  await app.runJobs()
  app.clock.set(new Date(PERIOD_END))
  const again = await app.signIn(owner)
  const edited = {
    method: 'PUT',
    path: `/api/restaurants/${restaurant.id}`,
    as: again,
    body: { name: 'Otra' },
  } as const
  // Before any job or event: the paid time is over.
  expect(await app.request(edited)).toMatchObject({ status: 403, code: 'subscription_ended' })
  await runHourly(app)
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'canceled', endsAt: new Date(PERIOD_END) })
  expect(await statuses(app, again)).toEqual(['inactive'])
  await subscribe(app, again, PREMIUM)
  expect(await statuses(app, again)).toEqual(['active'])
  expect((await app.request(edited)).status).toBe(200)
})

test('the call for another plan grants nothing: a provider that keeps the old plan wins', async () => {
  const { app, owner } = await payingOwner()
  const asked = vi.spyOn(testProvider(app), 'changePlan').mockResolvedValue()
  expect((await choose(app, owner, 'premium')).data).toMatchObject({ tier: 'pro' })
  expect((await choose(app, owner, 'pro')).status).toBe(200)
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRejectedValue(new PaymentDeclined())
  expect(await choose(app, owner, 'premium')).toMatchObject({ status: 409, code: 'payment_declined' })
  expect((await choose(app, owner, 'trial')).status).toBe(400)
  expect((await choose(app, owner, 'pro')).data).toMatchObject({ tier: 'pro' })
})

test('the test portal changes the plan and cancels, for its owner alone', async () => {
  const { app, owner } = await payingOwner()
  const other = await app.signIn(await app.make.owner())
  const page = pathOf((await portal(app, owner)).data.url)
  expect((await open(app, owner, page)).text).toContain('10 de marzo de 2028')
  expect((await open(app, other, page)).status).toBe(404)
  expect((await press(app, other, `${page}/cancelar`)).status).toBe(404)
  await press(app, owner, `${page}/plan`, { plan: 'premium' })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'premium', isCancelled: false })
  await press(app, owner, `${page}/cancelar`)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'premium', isCancelled: true })
  expect((await open(app, owner, page)).text).toContain('La suscripción de prueba terminará el 10 de marzo de 2028.')
  await press(app, owner, `${page}/reanudar`)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ isCancelled: false, endsAt: null })
})

test('a provider that is away is 503 with the Spanish text, and nothing is half-done', async () => {
  const { app, owner } = await payingOwner()
  const newcomer = await app.signIn(await app.make.owner())
  const before = await storedPlan(app, owner.id)
  const away = (['createCustomer', 'createCheckout', 'createPortal', 'changePlan', 'setCancellation'] as const).map(
    call => vi.spyOn(testProvider(app), call).mockRejectedValue(new PaymentsUnreachable('away')),
  )
  const expected = {
    status: 503,
    code: 'payments_unavailable',
    message: 'Ahora mismo no se puede pagar. Inténtalo más tarde.',
  }
  expect(await askCheckout(app, newcomer, PRO)).toMatchObject(expected)
  for (const answer of [await portal(app, owner), await cancel(app, owner), await choose(app, owner, 'basic')])
    expect(answer).toMatchObject(expected)
  expect(await storedPlan(app, owner.id)).toEqual(before)
  for (const each of away) each.mockRestore()
  expect((await askCheckout(app, newcomer, PRO)).status).toBe(200)
  expect((await cancel(app, owner)).status).toBe(200)
})

test('past due keeps the menus; when the provider gives up, the plan ends', async () => {
  const { app, owner } = await payingOwner()
  await app.make.restaurant(owner)
  const id = await paidSubscription(app, owner.id)
  await testProvider(app).alter(id, { status: 'past_due' })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'past_due' })
  expect(await statuses(app, owner)).toEqual(['active'])
  await testProvider(app).alter(id, { status: 'unpaid' })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'canceled', endsAt: app.clock.now() })
  expect(await statuses(app, owner)).toEqual(['inactive'])
})

test('a plan that the operator grants ends what was paid, and events of the old one no longer count', async () => {
  const { app, owner } = await payingOwner()
  const id = await paidSubscription(app, owner.id)
  app.clock.advance(1000)
  await subscriptionCommand.run(app.platform, { email: owner.email, tier: 'premium', status: 'active' })
  await testProvider(app).alter(id, { status: 'past_due' })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'premium', status: 'active', id: null })
  expect(await testProvider(app).listSubscriptions(`cus_test_${owner.id}`)).toMatchObject([{ status: 'canceled' }])
  expect(await portal(app, owner)).toMatchObject({ status: 409, code: 'no_subscription' })
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, reconcileDaily, {}))
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'premium', status: 'active' })
  expect((await askCheckout(app, owner, PRO)).status).toBe(200)
})

test('the daily comparison repairs what events have missed', async () => {
  const { app, owner } = await payingOwner()
  holdEvents(app)
  await testProvider(app).changePlan(await paidSubscription(app, owner.id), PREMIUM, { intentId: '' })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro' })
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, reconcileDaily, {}))
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'premium', interval: 'yearly' })
})

test('a day after the account is deleted it is cancelled at the provider, again and again until it is done', async () => {
  const { app, owner } = await payingOwner()
  const id = await paidSubscription(app, owner.id)
  const provider = testProvider(app)
  const away = vi.spyOn(provider, 'endSubscription').mockRejectedValue(new PaymentsUnreachable('away'))
  expect((await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })).status).toBe(200)
  await app.runJobs()
  app.clock.advance(DAY_MS)
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, expireHourly, {}))
  await expect(app.runJobs()).rejects.toThrow('away')
  away.mockRestore()
  // A later event, or the daily comparison, finds it as well: nothing is charged for an account that is gone.
  await provider.alter(id, {})
  await app.runJobs()
  expect(await provider.listSubscriptions(`cus_test_${owner.id}`)).toMatchObject([{ status: 'canceled' }])
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'canceled' })
})

test('workers see nothing of the plan; an admin gets everything without an end', async () => {
  const { app, owner } = await payingOwner()
  const worker = await app.signIn(await app.make.worker([await app.make.restaurant(owner)]))
  const admin = await app.signIn(await app.make.admin())
  for (const path of ['/api/subscriptions/status', '/api/subscriptions/current'])
    expect((await app.request({ path, as: worker })).status).toBe(403)
  expect((await cancel(app, worker)).status).toBe(403)
  expect((await app.request({ path: '/api/subscriptions/status', as: admin })).data).toMatchObject({
    tier: 'premium',
    isActive: true,
    limits: { restaurants: null },
  })
  expect(await askCheckout(app, admin, PRO)).toMatchObject({ status: 409, code: 'admin_needs_no_plan' })
})
