import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { paidSubscription, storedPlan, subscribe, testProvider } from '#test/payments.ts'
import type { CurrentSubscription } from '../../billing.contract.ts'
import { expireHourly } from '../billing.jobs.ts'

const PRO = { tier: 'pro', interval: 'yearly' } as const
const PREMIUM = { tier: 'premium', interval: 'monthly' } as const
const TIERS = ['premium', 'pro'] as const
const PERIOD_END = '2028-03-10T11:00:00.000Z'

async function payingOwner(plan: typeof PRO | typeof PREMIUM = PRO): Promise<{ app: TestApp; owner: SignedIn }> {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, plan)
  return { app, owner }
}
const ask = (app: TestApp, as: SignedIn, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.request<CurrentSubscription>({ method, path: `/api/subscriptions/${path}`, as, ...(body && { body }) })
const cancel = (app: TestApp, as: SignedIn) => ask(app, as, 'POST', 'cancel', {})
const resume = (app: TestApp, as: SignedIn) => ask(app, as, 'POST', 'resume')
const choose = (app: TestApp, as: SignedIn, planName: string) => ask(app, as, 'PUT', 'plan', { planName })
const statuses = async (app: TestApp, as: SignedIn) =>
  (await app.request<{ status: string }[]>({ path: '/api/restaurants', as })).data.map(({ status }) => status)
async function runHourly(app: TestApp): Promise<void> {
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, expireHourly, {}))
  await app.runJobs()
}

test('a smaller plan holds from the end of what is paid; it keeps all data and the oldest restaurants', async () => {
  const { app, owner } = await payingOwner(PREMIUM)
  for (let made = 0; made < 3; made += 1) await app.make.restaurant(owner)
  const paidUntil = '2027-04-10T11:00:00.000Z'
  const scheduledChange = { plan: 'pro', interval: 'monthly', from: paidUntil }
  const asked = await choose(app, owner, 'pro')
  expect(asked.data).toMatchObject({ tier: 'premium', billingInterval: 'monthly', scheduledChange })
  expect(await statuses(app, owner)).toEqual(['active', 'active', 'active'])
  app.clock.set(new Date(Date.parse(paidUntil) - 1))
  await runHourly(app)
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'premium' })
  app.clock.set(new Date(paidUntil))
  await runHourly(app)
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro', interval: 'monthly', status: 'active' })
  const again = await app.signIn(owner)
  expect(await statuses(app, again)).toEqual(['active', 'active', 'inactive'])
  const larger = await choose(app, again, 'premium')
  expect(larger.data).toMatchObject({ tier: 'premium', scheduledChange: null })
  expect(await statuses(app, again)).toEqual(['active', 'active', 'active'])
})

test('what was to follow is taken back by its own call, by choosing the present plan, and by cancelling', async () => {
  const { app, owner } = await payingOwner()
  const keep = () => ask(app, owner, 'DELETE', 'scheduled-change')
  const schedule = async () => expect((await choose(app, owner, 'basic')).data.scheduledChange).not.toBeNull()
  await schedule()
  expect((await keep()).data).toMatchObject({ tier: 'pro', scheduledChange: null })
  expect((await keep()).status).toBe(200)
  await schedule()
  expect((await choose(app, owner, 'pro')).data.scheduledChange).toBeNull()
  await schedule()
  expect((await cancel(app, owner)).data).toMatchObject({ cancelAtPeriodEnd: true, scheduledChange: null })
  app.clock.set(new Date(PERIOD_END))
  await runHourly(app)
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro', status: 'canceled' })
})

test('cancelling, resuming and changing are 20 an hour together, and mail each kind once a day', async () => {
  const app = await createTestApp({ rateLimits: true })
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, PRO)
  app.clock.advance(DAY_MS)
  app.mail.sent.length = 0
  const as = await app.signIn(owner)
  const answers: number[] = []
  for (let round = 0; round < 8; round += 1)
    for (const act of [() => cancel(app, as), () => resume(app, as), () => choose(app, as, TIERS[round % 2]!)])
      answers.push((await act()).status)
  expect(answers).toEqual(Array.from({ length: 24 }, (_, at) => (at < 20 ? 200 : 429)))
  await app.runJobs()
  const subjects = app.mail.sent.map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([
    'El 10 de marzo pasas a Pro anual',
    'Has cancelado tu suscripción',
    'Tu plan ahora es Premium',
  ])
  app.clock.advance(DAY_MS)
  await testProvider(app).setCancellation(await paidSubscription(app, owner.id), { cancel: true })
  await app.runJobs()
  expect(app.mail.sent).toHaveLength(4)
})
