import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { PaymentDeclined } from '../payments.ts'
import { subscribed } from './stripe.testing.ts'

const PREMIUM = { tier: 'premium', interval: 'yearly' } as const
const returnUrl = 'http://localhost:3000/dashboard/user'

const BASIC = { tier: 'basic', interval: 'monthly' } as const
const DECLINED = { status: 402, error: { type: 'card_error', code: 'card_declined', message: 'no' } }

async function aDifference() {
  const all = await subscribed()
  const { clock, server, payments, customerId, subscription } = all
  clock.set(new Date(server.world.nowS * 1000 + MINUTE_MS * 60 * 24 * 100))
  server.world.nowS = clock.now().getTime() / 1000
  const at = clock.now()
  const change = { subscriptionId: subscription.id, plan: PREMIUM }
  const { todayCents: cents } = await payments.priceChange(change, at)
  return { ...all, at, order: { ...change, customerId, at, cents, returnUrl, intentId: 'slip-1' } }
}

test('the difference is asked and collected for one moment, so the seconds between change nothing', async () => {
  const { server, payments, clock, customerId, at, order } = await aDifference()
  expect(server.requests.at(-1)).toMatchObject({
    path: 'invoices/create_preview',
    params: {
      subscription_details: { proration_behavior: 'always_invoice', proration_date: String(at.getTime() / 1000) },
    },
  })
  clock.advance(20 * MINUTE_MS)
  server.world.nowS = clock.now().getTime() / 1000
  expect(await payments.payChange(order)).toBeNull()
  expect(server.requests.at(-1)).toMatchObject({
    key: 'plan-slip-1',
    params: { proration_date: String(at.getTime() / 1000), payment_behavior: 'pending_if_incomplete' },
  })
  expect(await payments.payChange(order), 'pressed again').toBeNull()
  const invoices = await payments.listInvoices(customerId, new Date(0))
  expect(invoices.map(({ tier, cents }) => [tier, cents])).toEqual([
    ['premium', order.cents],
    ['pro', 9600],
  ])
})

test('where the bank asks for more, its page is answered and the plan stays until it is paid there', async () => {
  const { server, payments, customerId, order } = await aDifference()
  server.world.refusesCards = true
  expect(await payments.payChange(order)).toBe('https://invoice.stripe.com/i/1')
  expect((await payments.listSubscriptions(customerId))[0]).toMatchObject({ tier: 'pro' })
  expect(await payments.listInvoices(customerId, new Date(0))).toHaveLength(1)
  server.world.payInvoice(server.world.list('invoices').at(-1)?.id ?? '')
  expect((await payments.listSubscriptions(customerId))[0]).toMatchObject({ tier: 'premium' })
  expect((await payments.listInvoices(customerId, new Date(0)))[0]?.cents).toBe(order.cents)
})

test('a moment before the paid period is reckoned from its beginning, as another sum than was agreed to', async () => {
  const { payments, order } = await aDifference()
  const { subscriptionId, plan, cents } = order
  expect((await payments.priceChange({ subscriptionId, plan }, new Date(0))).todayCents).toBe(7700)
  expect(cents).toBeLessThan(7700)
})

test('what was to follow is forgotten by a larger plan, and a cancellation by one that agrees to it', async () => {
  const { payments, customerId, order } = await aDifference()
  await payments.setCancellation(order.subscriptionId, { cancel: true })
  expect(await payments.payChange({ ...order, resume: true })).toBeNull()
  expect((await payments.listSubscriptions(customerId))[0]).toMatchObject({ tier: 'premium', cancelAt: null })
})

test('a refused card leaves what was to follow, also where the bank would ask for more', async () => {
  const { server, payments, customerId, order } = await aDifference()
  await payments.changePlan(order.subscriptionId, BASIC, { intentId: 'down' })
  const [before] = await payments.listSubscriptions(customerId)
  server.world.refusesCards = true
  await expect(payments.payChange(order)).rejects.toThrow(PaymentDeclined)
  expect(await payments.listSubscriptions(customerId)).toEqual([before])
  expect(before).toMatchObject({ tier: 'pro', scheduled: BASIC })
})

test.each([1, 2])(
  'a cancellation stays when the plan that was to follow it fails at call %i of the schedule',
  async call => {
    const { server, payments, customerId, order } = await aDifference()
    await payments.setCancellation(order.subscriptionId, { cancel: true })
    const [before] = await payments.listSubscriptions(customerId)
    await payments.priceChange({ ...order, plan: BASIC }, order.at)
    // Read, taken back; then the schedule is made, and told its phases.
    server.failAfter(1 + call, DECLINED)
    await expect(payments.changePlan(order.subscriptionId, BASIC, { intentId: 'down' })).rejects.toThrow(
      PaymentDeclined,
    )
    expect(await payments.listSubscriptions(customerId)).toEqual([before])
    expect(before?.cancelAt).not.toBeNull()
  },
)

test('what the operator has billed by hand is no invoice of a plan, and hides none', async () => {
  const { server, payments, customerId } = await aDifference()
  const [ours] = server.world.list('prices')
  const byHand = server.world.make('prices', { ...ours, id: 'price_by_hand', metadata: {} })
  const [invoice = {}] = server.world.list('invoices')
  const copy = structuredClone<Record<string, unknown>>(invoice)
  const line = (copy['lines'] as { data: { pricing: { price_details: { price: string } } }[] }).data[0]
  if (line) line.pricing.price_details.price = byHand.id
  server.world.make('invoices', { ...copy, id: 'in_by_hand', number: 'F-99' })
  expect((await payments.listInvoices(customerId, new Date(0))).map(({ number }) => number)).toEqual(['F-1'])
})
