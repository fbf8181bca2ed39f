import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { PaymentsUnreachable } from '#platform/payments/payments.ts'
import { signEvent } from '#platform/payments/signature.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { reconcileDaily } from '../billing.jobs.ts'
import { syncCustomer } from '../provider/sync-subscription.service.ts'
import { holdEvents, paidSubscription, pay, sendEvent, storedPlan, subscribe, testProvider } from '#test/payments.ts'

const PRO = { tier: 'pro', interval: 'yearly' } as const

async function world(): Promise<{ app: TestApp; owner: SignedIn }> {
  const app = await createTestApp()
  return { app, owner: await app.signIn(await app.make.owner()) }
}
const storedEvents = (app: TestApp) =>
  app.platform.db.selectFrom('payment_events').select(['type', 'applied_at as appliedAt']).execute()

test('a forged event is refused: another secret, another body, no signature, an old one', async () => {
  const { app, owner } = await world()
  const { events } = holdEvents(app)
  await pay(app, owner, PRO)
  const [event] = events
  if (!event) throw new Error('no event')
  const forged = [
    { ...event, signature: signEvent('another secret', event.body, app.clock.now()) },
    { ...event, body: Buffer.from(String(event.body).replace('cus_test', 'cus_fake')) },
    { ...event, signature: '' },
    { ...event, signature: event.signature.replace(/t=\d+/, 't=1') },
    { ...event, signature: 'v1=00' },
  ]
  for (const each of forged) expect(await sendEvent(app, each)).toMatchObject({ status: 400, code: 'bad_signature' })
  app.clock.advance(6 * MINUTE_MS)
  expect(await sendEvent(app, event)).toMatchObject({ status: 400, code: 'bad_signature' })
  await app.runJobs()
  expect(await storedEvents(app)).toEqual([])
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'trialing' })
})

test('a replayed event is stored and applied once', async () => {
  const { app, owner } = await world()
  const { events, send } = holdEvents(app)
  await pay(app, owner, PRO)
  const asked = vi.spyOn(testProvider(app), 'listSubscriptions')
  for (let time = 0; time < 5; time += 1) expect((await send(events[0]!)).status).toBe(200)
  await Promise.all([send(events[0]!), send(events[0]!)])
  await app.runJobs()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await storedEvents(app)).toEqual([{ type: 'checkout.session.completed', appliedAt: app.clock.now() }])
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro', status: 'active' })
})

test('types that we do not know, and customers that are not ours, change nothing', async () => {
  const { app, owner } = await world()
  holdEvents(app)
  await subscribe(app, owner, PRO)
  const sent = { body: Buffer.from('{}'), signature: 'read below' }
  const read = vi.spyOn(testProvider(app), 'readEvent')
  const event = { id: 'evt_1', customerId: `cus_test_${owner.id}`, refundedCharge: undefined, lostCharge: undefined }
  read.mockReturnValueOnce({ ...event, type: 'customer.created' })
  expect((await sendEvent(app, sent)).status).toBe(200)
  expect(await storedEvents(app)).toEqual([])
  read.mockReturnValueOnce({ ...event, type: 'invoice.paid', customerId: 'cus_of_somebody_else' })
  expect((await sendEvent(app, sent)).status).toBe(200)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'trialing' })
})

test('an event whose provider cannot be reached is kept, visibly, and repeated until it is applied', async () => {
  const { app, owner } = await world()
  await pay(app, owner, PRO)
  const away = vi.spyOn(testProvider(app), 'listSubscriptions').mockRejectedValue(new PaymentsUnreachable('away'))
  await expect(app.runJobs()).rejects.toThrow('away')
  expect((await storedEvents(app)).map(({ appliedAt }) => appliedAt)).toEqual([null, null])
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'trialing' })
  away.mockRestore()
  // What the queue does by itself after its delay; and what the daily comparison would do without it.
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, reconcileDaily, {}))
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro', status: 'active' })
})

test('an older answer of the provider never overwrites a newer one', async () => {
  const { app, owner } = await world()
  await subscribe(app, owner, PRO)
  const provider = testProvider(app)
  const { events, send } = holdEvents(app)
  const id = await paidSubscription(app, owner.id)
  await provider.alter(id, { status: 'past_due' })
  const real = provider.listSubscriptions.bind(provider)
  // The first question is answered with the old state, and late: meanwhile a second event was asked and applied.
  vi.spyOn(provider, 'listSubscriptions').mockImplementationOnce(async customer => {
    const old = await real(customer)
    await provider.alter(id, { status: 'active' })
    await syncCustomer(app.platform, customer)
    return old
  })
  await send(events[0]!)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'active' })
})

/** What can happen to a paid subscription at its provider. */
const CHANGES = {
  fails: (app: TestApp, id: string) => testProvider(app).alter(id, { status: 'past_due' }),
  succeeds: (app: TestApp, id: string) => testProvider(app).alter(id, { status: 'active' }),
  premium: (app: TestApp, id: string) =>
    testProvider(app).changePlan(id, { tier: 'premium', interval: 'yearly' }, { intentId: '' }),
  basic: (app: TestApp, id: string) =>
    testProvider(app).changePlan(id, { tier: 'basic', interval: 'monthly' }, { intentId: '' }),
  cancels: (app: TestApp, id: string) => testProvider(app).setCancellation(id, { cancel: true }),
  resumes: (app: TestApp, id: string) => testProvider(app).setCancellation(id, { cancel: false }),
  unpaid: (app: TestApp, id: string) => testProvider(app).alter(id, { status: 'unpaid' }),
  ends: (app: TestApp, id: string) => testProvider(app).endSubscription(id),
}
type Change = keyof typeof CHANGES
const changes = fc.array(fc.constantFrom(...(Object.keys(CHANGES) as Change[])), { maxLength: 6 })

test('any order of a history of events, with duplicates, ends in the same state', async () => {
  const app = await createTestApp()
  await fc.assert(
    fc.asyncProperty(changes, fc.infiniteStream(fc.nat()), async (history, random) => {
      const owner = await app.signIn(await app.make.owner())
      const { events, send } = holdEvents(app)
      const next = () => random.next().value as number
      await pay(app, owner, PRO)
      const id = await paidSubscription(app, owner.id)
      for (const change of history) {
        await CHANGES[change](app, id)
        // Some events come while the history goes on.
        if (next() % 3 === 0) await send(events[next() % events.length]!)
        if (next() % 4 === 0) await app.runJobs()
      }
      const shuffled = [...events, ...events].map(event => ({ event, at: next() }))
      for (const { event } of shuffled.toSorted((a, b) => a.at - b.at)) await send(event)
      await app.runJobs()
      const [truth] = await testProvider(app).listSubscriptions(`cus_test_${owner.id}`)
      const status = truth?.status === 'unpaid' ? 'canceled' : truth?.status
      expect(await storedPlan(app, owner.id)).toMatchObject({
        id,
        tier: truth?.tier,
        interval: truth?.interval,
        status,
        periodEnd: truth?.currentPeriodEnd,
        isCancelled: status !== 'canceled' && truth?.cancelAt !== null,
        endsAt: status === 'canceled' ? app.clock.now() : truth?.cancelAt,
      })
    }),
    { numRuns: 15 },
  )
})
