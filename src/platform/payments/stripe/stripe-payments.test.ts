import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { signedStripeEvent } from '#test/stripe/stripe-events.ts'
import { PaymentDeclined, PaymentsUnreachable } from '../payments.ts'
import { type PaymentsWorld, testPayments } from '../payments.suite.ts'
import { testPlanPrices } from '../plan-price.suite.ts'
import { createStripePayments } from './stripe-payments.ts'
import { anOrder, CATALOG, createWorld, SECRET, subscribed } from './stripe.testing.ts'

describe('the port', () => {
  const world = async (): Promise<PaymentsWorld> => {
    const { server, clock, payments } = await createWorld()
    await payments.syncCatalog()
    return {
      payments,
      clock,
      setTime: now => {
        clock.set(now)
        server.world.nowS = now.getTime() / 1000
      },
      refund: async (customer, invoice) => {
        const payment_intent = `pi_of_${invoice}`
        server.world.make('invoicePayments', { invoice })
        server.world.make('charges', { customer, refunded: true, payment_intent })
      },
      pay: async id => void server.world.pay(id),
      setStatus: async (id, status) => void Object.assign(server.world.find('subscriptions', id) ?? {}, { status }),
      event: async (type, customer) =>
        signedStripeEvent({ type, object: { customer }, secret: SECRET, now: clock.now() }),
    }
  }
  testPayments(world)
  testPlanPrices(world)
})

test('a checkout names price, VAT, tax id and billing address, under its key', async () => {
  const { server, clock, payments } = await createWorld()
  await payments.syncCatalog()
  const customerId = await payments.createCustomer({ ownerId: 'owner-1', email: 'marta@ejemplo.com' })
  await payments.createCheckout(anOrder(customerId, clock))
  const asked = server.requests.at(-1)
  const price = server.world.list('prices').find(each => each['lookup_key'] === 'sobremesa_pro_yearly_9600')
  expect(price).toMatchObject({ unit_amount: 9600, currency: 'eur', tax_behavior: 'inclusive' })
  const [vat] = server.world.list('taxRates')
  expect(vat).toMatchObject({ percentage: 21, inclusive: true })
  expect(asked).toMatchObject({
    key: 'checkout-attempt-1',
    params: {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: 'owner-1',
      line_items: [{ price: price?.id, quantity: '1' }],
      subscription_data: { default_tax_rates: [vat?.id] },
      tax_id_collection: { enabled: 'true' },
      billing_address_collection: 'required',
      locale: 'es',
    },
  })
})

test('stripe-sync makes three products and six prices once, and a new price beside an old one', async () => {
  const { server, clock, payments } = await createWorld()
  const lines = await payments.syncCatalog()
  expect(lines).toContain('price sobremesa_basic_monthly_800: made')
  expect(await payments.syncCatalog()).toEqual(['portal: updated'])
  expect([server.world.list('products').length, server.world.list('prices').length]).toEqual([3, 6])
  const prices = CATALOG.prices.map(price => ({ ...price, cents: price.cents + 100 }))
  const catalog = { ...CATALOG, prices }
  const settings = { secretKey: 'sk_test_1', webhookSecret: SECRET, clock, catalog, api: server.api }
  await createStripePayments(settings).syncCatalog()
  expect([server.world.list('products').length, server.world.list('prices').length]).toEqual([3, 12])
})

test('without stripe-sync nothing can be paid, and the log says what to run', async () => {
  const { clock, payments } = await createWorld()
  const customerId = await payments.createCustomer({ ownerId: 'owner-1', email: 'marta@ejemplo.com' })
  await expect(payments.createCheckout(anOrder(customerId, clock))).rejects.toThrow('npm run admin -- stripe-sync')
})

test.each([
  ['a closed connection', 'hangUp' as const],
  ['an error of the provider', { status: 500, error: { type: 'api_error', message: 'away' } }],
  ['too many calls', { status: 429, error: { type: 'invalid_request_error', message: 'slow down' } }],
  ['a wrong key', { status: 401, error: { type: 'invalid_request_error', message: 'no such key' } }],
])('%s is PaymentsUnreachable, after one repeated try at most', async (_, failure) => {
  const { server, payments } = await createWorld()
  server.failNext(failure, 3)
  const made = payments.createCustomer({ ownerId: 'owner-1', email: 'marta@ejemplo.com' })
  await expect(made).rejects.toBeInstanceOf(PaymentsUnreachable)
})

test('one failure is tried again under the same key', async () => {
  const { server, payments } = await createWorld()
  server.failNext('hangUp')
  expect(await payments.createCustomer({ ownerId: 'owner-1', email: 'marta@ejemplo.com' })).toMatch(/^cus_/)
  expect(server.world.list('customers')).toHaveLength(1)
})

test('a card that is refused leaves the plan as it is', async () => {
  const { server, payments, customerId, subscription } = await subscribed()
  const error = { type: 'card_error', code: 'card_declined', message: 'declined' }
  // The first calls of a change read the subscription and the price, the next one charges.
  server.failAfter(2, { status: 402, error })
  const larger = { tier: 'premium', interval: 'yearly' } as const
  await expect(payments.changePlan(subscription.id, larger, { intentId: 'intent-2' })).rejects.toBeInstanceOf(
    PaymentDeclined,
  )
  expect((await payments.listSubscriptions(customerId))[0]).toMatchObject({ tier: 'pro' })
})

test('a change of plan and interval leads to the page that confirms exactly this price, and back to us', async () => {
  const { server, payments, customerId, subscription } = await subscribed()
  const change = { subscriptionId: subscription.id, plan: { tier: 'pro', interval: 'monthly' } } as const
  await payments.createPortal(customerId, 'http://localhost:3000/dashboard/user', change)
  const price = server.world.list('prices').find(each => each['lookup_key'] === 'sobremesa_pro_monthly_1000')
  const { data } = subscription['items'] as { data: { id: string }[] }
  expect(server.requests.at(-1)?.params).toMatchObject({
    customer: customerId,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: data[0]?.id, price: price?.id, quantity: '1' }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost:3000/dashboard/user' } },
    },
  })
  await payments.createPortal(customerId, 'http://localhost:3000/dashboard/user')
  expect(server.requests.at(-1)?.params).not.toHaveProperty('flow_data')
})

test('a cancellation with a date, as the portal makes it, is taken back too', async () => {
  const { payments, customerId, subscription } = await subscribed()
  Object.assign(subscription, { cancel_at: 1_900_000_000, cancel_at_period_end: false })
  expect((await payments.listSubscriptions(customerId))[0]?.cancelAt).toEqual(new Date(1_900_000_000_000))
  await payments.setCancellation(subscription.id, { cancel: false })
  expect((await payments.listSubscriptions(customerId))[0]?.cancelAt).toBeNull()
})

test('a price that stripe-sync did not make, and a status that we do not know, are errors and no plan', async () => {
  const { payments, customerId, subscription } = await subscribed()
  const { data } = subscription['items'] as { data: { price: Record<string, unknown> }[] }
  Object.assign(data[0]?.price ?? {}, { metadata: {} })
  await expect(payments.listSubscriptions(customerId)).rejects.toThrow('none of stripe-sync')
})

test('a full refund of the latest payment names its subscription; a partial or older one does not', async () => {
  const { server, payments, subscription } = await subscribed()
  const { world } = server
  const details = { metadata: null, subscription: subscription.id }
  const parent = { type: 'subscription_details', quote_details: null, subscription_details: details }
  const invoice = world.make('invoices', { parent })
  world.make('invoicePayments', { invoice: invoice.id })
  const charge = world.make('charges', { refunded: true, payment_intent: 'pi_1' })
  expect(await payments.findRefundedSubscription(charge.id)).toBeUndefined()
  Object.assign(subscription, { latest_invoice: invoice.id })
  expect(await payments.findRefundedSubscription(charge.id)).toBe(subscription.id)
  Object.assign(charge, { refunded: false })
  expect(await payments.findRefundedSubscription(charge.id)).toBeUndefined()
})

test('only a full refund is read from its event', async () => {
  const { clock, payments } = await createWorld()
  const read = (refunded: boolean) => {
    const object = { object: 'charge', id: 'ch_1', customer: 'cus_1', refunded }
    const { body, signature } = signedStripeEvent({ type: 'charge.refunded', object, secret: SECRET, now: clock.now() })
    return payments.readEvent(body, signature).refundedCharge
  }
  expect([read(true), read(false)]).toEqual(['ch_1', undefined])
})

test('the version of the API is that of the package', () => {
  expect(Stripe.API_VERSION).toMatch(/^2026-/)
})
