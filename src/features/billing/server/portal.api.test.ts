import { expect, test } from 'vitest'
import type { CurrentSubscription } from '../billing.contract.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { open, pathOf, press, storedPlan, subscribe } from '#test/payments.ts'

const PRO = { tier: 'pro', interval: 'yearly' } as const
const returnUrl = '/dashboard/user?tab=subscription&returned=portal'

async function payingOwner(): Promise<{ app: TestApp; owner: SignedIn }> {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, PRO)
  return { app, owner }
}
const portal = (app: TestApp, as: SignedIn, change = {}) =>
  app.request<{ url: string }>({
    method: 'POST',
    path: '/api/payments/create-billing-portal',
    as,
    body: { returnUrl, ...change },
  })
const pageOf = async (app: TestApp, as: SignedIn, change = {}) => pathOf((await portal(app, as, change)).data.url)

test('the page of a plan and interval confirms exactly that, and leads back; nothing changes before', async () => {
  const { app, owner } = await payingOwner()
  const path = await pageOf(app, owner, { planTier: 'premium', billingInterval: 'monthly' })
  const shown = (await open(app, owner, path)).text
  expect(shown).toContain('Premium, mensual')
  expect(shown).toMatch(/18,00\s€/)
  expect(shown).not.toContain('Cancelar suscripción')
  expect(await storedPlan(app, owner.id)).toMatchObject(PRO)
  const confirmed = await press(app, owner, `${path}/confirmar`)
  expect([confirmed.status, confirmed.headers['location']]).toEqual([303, `http://localhost:3000${returnUrl}`])
  await app.runJobs()
  // The year that is paid is finished at the larger plan; the months follow it.
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'premium', interval: 'yearly' })
  const { data } = await app.request<CurrentSubscription>({ path: '/api/subscriptions/current', as: owner })
  expect(data.scheduledChange).toMatchObject({ plan: 'premium', interval: 'monthly' })
})

test('the same plan in the other interval is a change; what the owner has already is none', async () => {
  const { app, owner } = await payingOwner()
  const own = await pageOf(app, owner, { planTier: 'pro', billingInterval: 'yearly' })
  expect((await open(app, owner, own)).text).toContain('Cambiar plan')
  expect((await press(app, owner, `${own}/confirmar`)).status).toBe(404)
  await press(app, owner, `${await pageOf(app, owner, { planTier: 'pro', billingInterval: 'monthly' })}/confirmar`)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro', interval: 'yearly' })
  const { data } = await app.request<CurrentSubscription>({ path: '/api/subscriptions/current', as: owner })
  expect(data.scheduledChange).toEqual({ plan: 'pro', interval: 'monthly', from: data.currentPeriodEnd })
  const page = (await open(app, owner, await pageOf(app, owner))).text
  expect(page).toContain('Desde el 10 de marzo de 2028: Pro, mensual. Para anularlo, elige tu plan.')
})

test.each([{ planTier: 'pro' }, { billingInterval: 'monthly' }, { planTier: 'gold', billingInterval: 'monthly' }])(
  'half a change and an unknown plan are refused: %o',
  async change => {
    const { app, owner } = await payingOwner()
    expect(await portal(app, owner, change)).toMatchObject({ status: 400, code: 'validation' })
  },
)

test('a charge that fails makes the plan past due, with its mail; until it is paid nothing can be changed', async () => {
  const { app, owner } = await payingOwner()
  const path = await pageOf(app, owner)
  app.mail.sent.length = 0
  expect((await press(app, owner, `${path}/cobro-fallido`)).status).toBe(303)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ ...PRO, status: 'past_due' })
  expect(app.mail.sent.map(({ subject }) => subject)).toEqual(['No hemos podido cobrar tu suscripción'])
  const due = (await open(app, owner, path)).text
  expect(due).toContain('El último cobro de prueba ha fallado.')
  expect(due).not.toContain('Cambiar plan')
  const asked = await pageOf(app, owner, { planTier: 'premium', billingInterval: 'monthly' })
  expect((await press(app, owner, `${asked}/confirmar`)).status).toBe(404)
  await press(app, owner, `${path}/plan`, { plan: 'premium' })
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ ...PRO, status: 'past_due' })
  await press(app, owner, `${path}/pagar`)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ ...PRO, status: 'active' })
})
