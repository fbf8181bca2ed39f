import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import type { FakeClock } from '#platform/clock/clock.ts'
import { BadSignature, type Catalog, type PaidPlan, type Payments, type ProviderStatus } from './payments.ts'

/** A provider, and what only the provider's side can do. */
export type PaymentsWorld = {
  payments: Payments
  clock: FakeClock
  /** It is this time, for us and for the provider. */
  setTime(now: Date): void
  /** What a person does on the page of a checkout. */
  pay(checkoutId: string): Promise<void>
  setStatus(subscriptionId: string, status: ProviderStatus): Promise<void>
  /** The operator gives back what this invoice was paid with. */
  refund(customerId: string, invoiceId: string): Promise<void>
  /** An event about this customer, signed now. */
  event(type: string, customerId: string): Promise<{ body: Buffer; signature: string }>
}

const EUROS = { basic: [8, 77], pro: [10, 96], premium: [18, 173] } as const
export const CATALOG: Catalog = {
  vatPercent: 21,
  prices: (['basic', 'pro', 'premium'] as const).flatMap(tier => [
    { tier, interval: 'monthly' as const, name: tier, cents: EUROS[tier][0] * 100 },
    { tier, interval: 'yearly' as const, name: tier, cents: EUROS[tier][1] * 100 },
  ]),
}

const PRO = { tier: 'pro', interval: 'yearly' } as const
const BASIC = { tier: 'basic', interval: 'monthly' } as const
const PREMIUM = { tier: 'premium', interval: 'yearly' } as const

/** What every adapter of the port must do (3-decisions §4). */
export function testPayments(createWorld: () => Promise<PaymentsWorld>): void {
  let world: PaymentsWorld
  let customerId: string
  beforeEach(async () => {
    world = await createWorld()
    customerId = await world.payments.createCustomer({ ownerId: 'owner-1', email: 'marta@ejemplo.com' })
  })

  const order = (plan: PaidPlan, attemptId: string) => ({
    plan,
    customerId,
    ownerId: 'owner-1',
    successUrl: 'http://localhost:3000/dashboard/user?subscription=success',
    cancelUrl: 'http://localhost:3000/dashboard/user?subscription=canceled',
    expiresAt: new Date(world.clock.now().getTime() + 2 * HOUR_MS),
    attemptId,
  })
  async function subscribe(plan: PaidPlan = PRO) {
    const { id } = await world.payments.createCheckout(order(plan, 'attempt-1'))
    await world.pay(id)
    const [made] = await world.payments.listSubscriptions(customerId)
    if (!made) throw new Error('no subscription')
    return made
  }
  const present = async () => (await world.payments.listSubscriptions(customerId))[0]

  test('an owner becomes one customer', async () => {
    const again = await world.payments.createCustomer({ ownerId: 'owner-1', email: 'marta@ejemplo.com' })
    const other = await world.payments.createCustomer({ ownerId: 'owner-2', email: 'luis@ejemplo.com' })
    expect(again).toBe(customerId)
    expect(other).not.toBe(customerId)
  })

  test('a customer without a subscription, and an unknown one, have none', async () => {
    expect(await world.payments.listSubscriptions(customerId)).toEqual([])
    expect(await world.payments.listSubscriptions('cus_nobody')).toEqual([])
  })

  test('a paid checkout is one subscription for the plan, to the end of its period', async () => {
    const made = await subscribe()
    expect(made).toMatchObject({ ...PRO, status: 'active', cancelAt: null, endedAt: null })
    const days = (made.currentPeriodEnd.getTime() - world.clock.now().getTime()) / DAY_MS
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThan(367)
    expect(await world.payments.listSubscriptions(customerId)).toHaveLength(1)
  })

  test('one attempt is one checkout, another attempt is another', async () => {
    const first = await world.payments.createCheckout(order(PRO, 'attempt-1'))
    expect(await world.payments.createCheckout(order(PRO, 'attempt-1'))).toEqual(first)
    expect((await world.payments.createCheckout(order(BASIC, 'attempt-2'))).id).not.toBe(first.id)
  })

  test('a closed checkout cannot be paid; a paid one says so', async () => {
    const closed = await world.payments.createCheckout(order(PRO, 'attempt-1'))
    expect(await world.payments.closeCheckout(closed.id)).toBe('closed')
    expect(await world.payments.closeCheckout(closed.id)).toBe('closed')
    await world.pay(closed.id).catch(() => undefined)
    expect(await world.payments.listSubscriptions(customerId)).toEqual([])
    const paid = await world.payments.createCheckout(order(PRO, 'attempt-2'))
    await world.pay(paid.id)
    expect(await world.payments.closeCheckout(paid.id)).toBe('paid')
  })

  test('a larger plan holds at once, also when it is asked for twice; another interval follows what is paid', async () => {
    const { id, currentPeriodEnd } = await subscribe(BASIC)
    await world.payments.changePlan(id, PREMIUM, { intentId: 'intent-1' })
    await world.payments.changePlan(id, PREMIUM, { intentId: 'intent-2' })
    const now = { id, tier: 'premium', interval: 'monthly', status: 'active', currentPeriodEnd }
    expect(await present()).toMatchObject({ ...now, scheduled: { ...PREMIUM, from: currentPeriodEnd } })
    expect(await world.payments.listInvoices(customerId, new Date(0))).toHaveLength(2)
  })

  test('a smaller plan follows the paid period, and can be replaced and taken back', async () => {
    const { id, currentPeriodEnd } = await subscribe()
    await world.payments.changePlan(id, BASIC, { intentId: 'intent-1' })
    const waits = { id, ...PRO, currentPeriodEnd, scheduled: { ...BASIC, from: currentPeriodEnd } }
    expect(await present()).toMatchObject(waits)
    const monthly = { tier: 'pro', interval: 'monthly' } as const
    await world.payments.changePlan(id, monthly, { intentId: 'intent-2' })
    expect(await present()).toMatchObject({ ...waits, scheduled: { ...monthly, from: currentPeriodEnd } })
    await world.payments.keepPlan(id)
    await world.payments.keepPlan(id)
    expect(await present()).toMatchObject({ ...waits, scheduled: null })
  })

  test('a larger plan and a cancellation forget the one that was to follow', async () => {
    const { id, currentPeriodEnd } = await subscribe()
    await world.payments.changePlan(id, BASIC, { intentId: 'intent-1' })
    await world.payments.changePlan(id, { ...PRO, tier: 'premium' }, { intentId: 'intent-2' })
    expect(await present()).toMatchObject({ tier: 'premium', scheduled: null })
    await world.payments.changePlan(id, BASIC, { intentId: 'intent-3' })
    await world.payments.setCancellation(id, { cancel: true })
    expect(await present()).toMatchObject({ tier: 'premium', cancelAt: currentPeriodEnd, scheduled: null })
  })

  test('a larger plan takes a cancellation back where that was agreed to, and only then', async () => {
    const { id, currentPeriodEnd } = await subscribe()
    await world.payments.setCancellation(id, { cancel: true })
    await world.payments.changePlan(id, { ...PRO, tier: 'premium' }, { intentId: 'intent-1' })
    expect(await present()).toMatchObject({ tier: 'premium', cancelAt: currentPeriodEnd })
    await world.payments.keepPlan(id)
    await world.payments.changePlan(id, BASIC, { intentId: 'intent-2' })
    expect(await present()).toMatchObject({ cancelAt: null, scheduled: BASIC })
  })

  test('cancelling ends it with its period, and can be taken back', async () => {
    const { id, currentPeriodEnd } = await subscribe()
    await world.payments.setCancellation(id, { cancel: true, reason: 'Cerramos' })
    expect(await present()).toMatchObject({ status: 'active', cancelAt: currentPeriodEnd })
    await world.payments.setCancellation(id, { cancel: false })
    expect(await present()).toMatchObject({ status: 'active', cancelAt: null })
  })

  test('ending is at once, and ending twice is no error', async () => {
    const { id } = await subscribe()
    await world.payments.endSubscription(id)
    await world.payments.endSubscription(id)
    expect(await present()).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) as Date })
  })

  test.each(['incomplete', 'past_due', 'unpaid', 'paused', 'incomplete_expired'] as const)(
    'the status %s is answered as it is',
    async status => {
      const { id } = await subscribe()
      await world.setStatus(id, status)
      expect(await present()).toMatchObject({ id, status })
    },
  )

  test('the portal is a page of the customer', async () => {
    await subscribe()
    const url = await world.payments.createPortal(customerId, 'http://localhost:3000/dashboard/user')
    expect(URL.canParse(url)).toBe(true)
  })

  test('an event says what it is about; forged and old ones are refused', async () => {
    const { body, signature } = await world.event('invoice.paid', customerId)
    const read = (of: Buffer, by: string | undefined) => () => world.payments.readEvent(of, by)
    const event = world.payments.readEvent(body, signature)
    expect(event).toMatchObject({ type: 'invoice.paid', customerId, refundedCharge: undefined })
    expect(event.id).toMatch(/^evt_/)
    expect(read(Buffer.from(String(body).replace('invoice.paid', 'invoice.void')), signature)).toThrow(BadSignature)
    expect(read(body, undefined)).toThrow(BadSignature)
    expect(read(body, signature.replace(/v1=../, 'v1=00'))).toThrow(BadSignature)
    expect(read(body, 'nonsense')).toThrow(BadSignature)
    world.clock.advance(4 * MINUTE_MS)
    expect(read(body, signature)).not.toThrow()
    world.clock.advance(2 * MINUTE_MS)
    expect(read(body, signature)).toThrow(BadSignature)
  })

  test('the catalog can be made again and again', async () => {
    await world.payments.syncCatalog()
    expect(await world.payments.syncCatalog()).toEqual(expect.any(Array))
  })
}
