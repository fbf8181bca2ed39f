import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { PaymentsUnreachable } from '#platform/payments/payments.ts'
import { createTestApp } from '#test/app.ts'
import { agree, invoicesFor, previewOf, storedPlan, subscribe, testProvider } from '#test/payments.ts'

const PREMIUM = { tier: 'premium', interval: 'yearly' } as const
const MONTHS = { tier: 'premium', interval: 'monthly' } as const

/** An owner in a paid year, and a provider that does `done` of what is asked before its answer is lost. */
async function world(done: typeof PREMIUM | null) {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, { tier: 'pro', interval: 'yearly' })
  app.clock.advance(100 * DAY_MS)
  const as = await app.signIn(owner)
  const provider = testProvider(app)
  vi.spyOn(provider, 'payChange').mockImplementationOnce(async ({ subscriptionId, intentId, at }) => {
    if (done) await provider.changePlan(subscriptionId, done, { intentId, at })
    throw new PaymentsUnreachable('no answer')
  })
  return { app, as }
}

test('an answer of the provider that is lost after the payment is no error: nobody reads that nothing was charged', async () => {
  const { app, as } = await world(PREMIUM)
  const { data: slip } = await previewOf(app, as, PREMIUM)
  expect(await agree(app, as, PREMIUM, slip.hash)).toMatchObject({ status: 200, data: { tier: 'premium', url: null } })
  expect((await invoicesFor(app, as)).data.map(({ amount }) => amount)).toEqual([slip.today, 96])
})

test('of a change in two steps that was done by half the rest is asked again, for nothing today', async () => {
  const { app, as } = await world(PREMIUM)
  const { data: slip } = await previewOf(app, as, MONTHS)
  expect(await agree(app, as, MONTHS, slip.hash)).toMatchObject({ status: 409, code: 'amount_changed' })
  const { data: rest } = await previewOf(app, as, MONTHS)
  expect(rest).toMatchObject({ today: 0, then: 18, from: slip.from })
  expect((await agree(app, as, MONTHS, rest.hash)).data).toMatchObject({ scheduledChange: { interval: 'monthly' } })
})

test('where nothing was done, nothing was charged', async () => {
  const { app, as } = await world(null)
  const { data: slip } = await previewOf(app, as, PREMIUM)
  expect(await agree(app, as, PREMIUM, slip.hash)).toMatchObject({ status: 503, code: 'payments_unavailable' })
  expect(await storedPlan(app, as.id)).toMatchObject({ tier: 'pro' })
  expect((await invoicesFor(app, as)).data).toHaveLength(1)
})
