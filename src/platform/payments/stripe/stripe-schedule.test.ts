import { expect, test } from 'vitest'
import { signedStripeEvent } from '#test/stripe/stripe-events.ts'
import { SECRET, subscribed } from './stripe.testing.ts'

test('a smaller plan is a schedule: what is paid, then the new price with its VAT, and no proration', async () => {
  const { server, payments, customerId, subscription } = await subscribed()
  const [vat] = server.world.list('taxRates')
  Object.assign(subscription, { default_tax_rates: [vat] })
  await payments.changePlan(subscription.id, { tier: 'basic', interval: 'monthly' }, { intentId: 'intent-1' })
  const [paid, next] = ['sobremesa_pro_yearly_9600', 'sobremesa_basic_monthly_800'].map(
    key => server.world.list('prices').find(each => each['lookup_key'] === key)?.id,
  )
  const { data } = subscription['items'] as { data: { current_period_start: number; current_period_end: number }[] }
  expect(server.requests.at(-1)?.params).toEqual({
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: paid, quantity: '1' }],
        start_date: String(data[0]?.current_period_start),
        end_date: String(data[0]?.current_period_end),
        default_tax_rates: [vat?.id],
        proration_behavior: 'none',
      },
      {
        items: [{ price: next, quantity: '1' }],
        duration: { interval: 'month', interval_count: '1' },
        default_tax_rates: [vat?.id],
        proration_behavior: 'none',
      },
    ],
  })
  const [schedule] = server.world.list('schedules')
  const { phases } = schedule as unknown as { phases: { start_date: number; end_date: number }[] }
  // The new price has begun: nothing follows any more, although the schedule still leads it.
  Object.assign(schedule ?? {}, { current_phase: { start_date: phases[1]?.start_date, end_date: phases[1]?.end_date } })
  expect((await payments.listSubscriptions(customerId))[0]?.scheduled).toBeNull()
})

test('the portal itself lets a smaller plan wait for the end of what is paid', async () => {
  const { server } = await subscribed()
  const portal = server.requests.find(
    ({ method, path }) => method === 'POST' && path === 'billing_portal/configurations',
  )
  expect(portal?.params).toMatchObject({
    features: {
      subscription_update: {
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
      },
    },
  })
})

test('only a lost dispute is read from its event, and leads to what the charge had paid', async () => {
  const { server, payments, clock, customerId, subscription } = await subscribed()
  const read = (status: string) => {
    const object = { object: 'dispute', id: 'du_1', charge: 'ch_1', status }
    const sent = signedStripeEvent({ type: 'charge.dispute.closed', object, secret: SECRET, now: clock.now() })
    return payments.readEvent(sent.body, sent.signature)
  }
  expect(read('lost')).toMatchObject({ customerId: undefined, lostCharge: 'ch_1' })
  expect(read('won').lostCharge).toBeUndefined()
  const details = { metadata: null, subscription: subscription.id }
  const parent = { type: 'subscription_details', quote_details: null, subscription_details: details }
  server.world.make('invoicePayments', { invoice: server.world.make('invoices', { parent }).id })
  const charge = server.world.make('charges', { customer: customerId, payment_intent: 'pi_1' })
  expect(await payments.findDisputed(charge.id)).toMatchObject({ customerId, subscriptionId: subscription.id })
})
