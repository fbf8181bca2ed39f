import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import type { PaidPlan } from './payments.ts'
import type { PaymentsWorld } from './payments.suite.ts'
import { PLAN_PRICE_CASES } from './plan-price.cases.ts'

const BASIC = { tier: 'basic', interval: 'monthly' } as const
const planOf = (text: string) => ({ tier: text.split(' ')[0], interval: text.split(' ')[1] }) as PaidPlan

/** What plans and their changes cost at every adapter, and the invoices that say so (EVERY-DAY §7). */
export function testPlanPrices(createWorld: () => Promise<PaymentsWorld>): void {
  let world: PaymentsWorld
  beforeEach(async () => {
    world = await createWorld()
  })

  /** A new customer who has paid for a plan. */
  async function buy(ownerId: string, plan: PaidPlan): Promise<string> {
    const customerId = await world.payments.createCustomer({ ownerId, email: 'marta@ejemplo.com' })
    const urls = { successUrl: 'http://localhost:3000/ok', cancelUrl: 'http://localhost:3000/no' }
    const expiresAt = new Date(world.clock.now().getTime() + 2 * HOUR_MS)
    const order = { plan, customerId, ownerId, ...urls, expiresAt, attemptId: ownerId }
    await world.pay((await world.payments.createCheckout(order)).id)
    return customerId
  }

  /** Buys, asks, changes and waits for what follows; answers what all of it cost. */
  async function runCase([bought, before, asked, after, ...expected]: (typeof PLAN_PRICE_CASES)[number], at: number) {
    const moment = new Date(`${asked}Z`)
    const { payments } = world
    world.setTime(new Date(`${bought ?? asked}Z`))
    const ownerId = `owner-of-${at}`
    const newest = async (customer: string) => (await payments.listInvoices(customer, new Date(0)))[0]
    if (before === null) {
      const price = await payments.priceNew(planOf(after))
      const customer = await buy(ownerId, planOf(after))
      const [made] = await payments.listSubscriptions(customer)
      expect
        .soft([price.todayCents, made?.currentPeriodEnd], asked)
        .toEqual([(await newest(customer))?.cents, price.from])
      return [price, expected]
    }
    const customer = await buy(ownerId, planOf(before))
    world.setTime(moment)
    const [made] = await payments.listSubscriptions(customer)
    const change = { subscriptionId: made?.id ?? '', plan: planOf(after) }
    const price = await payments.priceChange(change, moment)
    const waits = await newest(customer)
    await payments.changePlan(change.subscriptionId, change.plan, { intentId: ownerId, at: moment })
    expect.soft((await newest(customer))?.cents, `${asked}: the invoice`).toBe(price.todayCents || waits?.cents)
    const [changed] = await payments.listSubscriptions(customer)
    expect.soft(changed?.currentPeriodEnd, `${asked}: what is paid stays`).toEqual(price.from)
    world.setTime(price.from)
    expect
      .soft(await newest(customer), `${asked}: what follows`)
      .toMatchObject({ ...change.plan, cents: price.nextCents })
    return [price, expected]
  }

  test('what a change costs is what its invoice says, in each case of the table', async () => {
    const results = []
    for (const [at, each] of PLAN_PRICE_CASES.entries()) results.push(await runCase(each, at))
    expect(results).toHaveLength(40)
    for (const [price, [todayCents, from, nextCents]] of results as [object, [number, string, number]][])
      expect.soft(price).toEqual({ todayCents, from: new Date(`${from}Z`), nextCents })
  })

  test('invoices are those of the customer, since then, the newest first, and one is given back', async () => {
    const start = world.clock.now()
    const customerId = await buy('owner-1', BASIC)
    const since = (from: Date) => world.payments.listInvoices(customerId, from)
    expect(await since(start)).toMatchObject([{ ...BASIC, cents: 800, isRefunded: false, paidAt: start }])
    world.setTime(new Date(start.getTime() + 40 * DAY_MS))
    const [renewed, first] = await since(start)
    expect([renewed?.cents, first?.cents]).toEqual([800, 800])
    expect(new Set([renewed?.number, first?.number, renewed?.id, first?.id]).size).toBe(4)
    expect(URL.canParse(renewed?.pdfUrl ?? '')).toBe(true)
    await world.refund(customerId, first?.id ?? '')
    expect((await since(start)).map(each => each.isRefunded)).toEqual([false, true])
    expect(await since(new Date(start.getTime() + DAY_MS))).toHaveLength(1)
    expect(await world.payments.listInvoices('cus_nobody', start)).toEqual([])
  })
}
