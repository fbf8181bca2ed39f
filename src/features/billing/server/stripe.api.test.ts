import { expect, test } from 'vitest'
import { createStripePayments } from '#platform/payments/stripe/stripe-payments.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { askCheckout, open, sendEvent, storedPlan } from '#test/payments.ts'
import { signedStripeEvent } from '#test/stripe/stripe-events.ts'
import { type StripeServer, startStripe } from '#test/stripe/stripe-server.ts'
import { CATALOG } from '../catalog.ts'
import { reconcileDaily } from './billing.jobs.ts'
import { stripeSyncCommand } from './stripe-sync.command.ts'

const SECRET = 'whsec_of_a_test'
const PRO = { tier: 'pro', interval: 'yearly' } as const

type World = { app: TestApp; owner: SignedIn; stripe: StripeServer }

/** The product with Stripe's adapter, and an owner in a trial. */
async function world(): Promise<World> {
  const stripe = await startStripe()
  const { api } = stripe
  const settings = { secretKey: 'sk_test_1', webhookSecret: SECRET, catalog: CATALOG, api }
  const app = await createTestApp({ payments: clock => createStripePayments({ ...settings, clock }) })
  stripe.world.nowS = app.clock.now().getTime() / 1000
  expect(await stripeSyncCommand.run(app.platform, {})).toContain('price sobremesa_pro_yearly_9600: made')
  return { app, owner: await app.signIn(await app.make.owner()), stripe }
}

/** Tells the product that something happened to this object. */
const tell = ({ app }: World, type: string, object: Record<string, unknown>) =>
  sendEvent(app, signedStripeEvent({ type, object, secret: SECRET, now: app.clock.now() }))

async function subscribe({ app, owner, stripe }: World) {
  expect((await askCheckout(app, owner, PRO)).status).toBe(200)
  const session = stripe.world.list('sessions').at(-1)
  return stripe.world.pay(session?.id ?? '')
}

test('Stripe: paid, failed, paid again, refunded, ended; the state is always the one of the provider', async () => {
  const all = await world()
  const { app, owner, stripe } = all
  const subscription = await subscribe(all)
  const { customer } = subscription
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'trial', status: 'trialing' })
  expect((await tell(all, 'checkout.session.completed', { customer })).status).toBe(200)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro', status: 'active', interval: 'yearly' })
  Object.assign(subscription, { status: 'past_due' })
  await tell(all, 'invoice.payment_failed', { customer })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'past_due' })
  Object.assign(subscription, { status: 'active' })
  // The event says otherwise, and is not believed: it came late.
  await tell(all, 'customer.subscription.deleted', { customer, status: 'canceled' })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'active' })
  const parent = {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { metadata: null, subscription: subscription.id },
  }
  const invoice = stripe.world.make('invoices', { parent })
  Object.assign(subscription, { latest_invoice: invoice.id })
  stripe.world.make('invoicePayments', { invoice: invoice.id })
  const charge = stripe.world.make('charges', { customer, refunded: true, payment_intent: 'pi_1' })
  await tell(all, 'charge.refunded', charge)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'canceled', endsAt: app.clock.now() })
})

test('an event joins nobody by email or metadata: a customer that we did not make is nobody', async () => {
  const all = await world()
  const { app, owner } = all
  const forged = { customer: 'cus_of_somebody', email: owner.email, metadata: { ownerId: owner.id } }
  expect((await tell(all, 'customer.subscription.created', forged)).status).toBe(200)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'trial', status: 'trialing' })
})

test('a first payment that never succeeds leaves the rest of the month to try', async () => {
  const all = await world()
  const { app, owner } = all
  const subscription = await subscribe(all)
  for (const status of ['incomplete', 'incomplete_expired']) {
    Object.assign(subscription, { status })
    await tell(all, 'customer.subscription.updated', { customer: subscription['customer'] })
    await app.runJobs()
    expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'trial', status: 'trialing' })
  }
})

test('two subscriptions of one customer: the older counts, the newer is ended', async () => {
  const all = await world()
  const { app, owner, stripe } = all
  const first = await subscribe(all)
  const second = stripe.world.make('subscriptions', { ...first, id: 'sub_second', created: stripe.world.nowS + 60 })
  await tell(all, 'customer.subscription.created', { customer: first['customer'] })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ id: first.id, status: 'active' })
  expect([first['status'], second['status']]).toEqual(['active', 'canceled'])
})

test.each(['unpaid', 'paused'])('a second subscription that is %s may charge again: it is ended too', async status => {
  const all = await world()
  const { app, owner, stripe } = all
  const first = await subscribe(all)
  const rival = stripe.world.make('subscriptions', {
    ...first,
    id: 'sub_rival',
    status,
    created: stripe.world.nowS - 60,
  })
  await tell(all, 'customer.subscription.updated', { customer: first['customer'] })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ id: first.id, status: 'active' })
  expect([first['status'], rival['status']]).toEqual(['active', 'canceled'])
})

test('the daily comparison goes on after a customer that cannot be read', async () => {
  const all = await world()
  const { app, owner } = all
  const subscription = await subscribe(all)
  const other = await app.signIn(await app.make.owner())
  const paid = await subscribe({ ...all, owner: other })
  Object.assign(paid, { status: 'a new status' })
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, reconcileDaily, {}))
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ id: subscription.id, status: 'active' })
  expect(await storedPlan(app, other.id)).toMatchObject({ status: 'trialing' })
})

test('Stripe away: 503 with the Spanish text, and the next try works', async () => {
  const { app, owner, stripe } = await world()
  stripe.failNext('hangUp', 2)
  expect(await askCheckout(app, owner, PRO)).toMatchObject({
    status: 503,
    message: 'Ahora mismo no se puede pagar. Inténtalo más tarde.',
  })
  const again = await askCheckout(app, owner, PRO)
  expect(again.data.url).toContain('https://checkout.stripe.com/')
  expect(stripe.world.list('sessions')).toHaveLength(1)
})

test('a key chooses Stripe; the test provider and its pages are then not there', async () => {
  const app = await createTestApp({ env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET } })
  const owner = await app.signIn(await app.make.owner())
  expect(app.platform.payments?.name).toBe('stripe')
  expect((await open(app, owner, '/dev/pagos/pago/cs_test_1')).headers['content-type']).not.toContain('text/html')
})

test('stripe-sync needs a key', async () => {
  const app = await createTestApp()
  await expect(stripeSyncCommand.run(app.platform, {})).rejects.toThrow('STRIPE_SECRET_KEY')
})
