import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import type { PlanStatus } from '../../billing.contract.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { deleteRecordsDaily } from '../billing.jobs.ts'

const remove = (app: TestApp, as: SignedIn) => app.request({ method: 'DELETE', path: '/api/auth/delete', as })
const plan = async (app: TestApp, as: SignedIn) =>
  (await app.request<PlanStatus>({ path: '/api/subscriptions/status', as })).data

test('who deletes the account and registers again goes on with the earlier trial, and has no new one', async () => {
  const app = await createTestApp()
  const email = 'ana.garcia@ejemplo.com'
  const first = await app.signUp({ email })
  const { trialEndsAt } = await plan(app, first)
  app.clock.advance(20 * DAY_MS)
  await remove(app, await app.signIn(first))
  const second = await app.signUp({ email })
  expect(await plan(app, second)).toMatchObject({ trialEndsAt, daysRemaining: 10, isActive: true })
  app.clock.advance(15 * DAY_MS)
  await remove(app, await app.signIn(second))
  const third = await app.signUp({ email })
  expect(await plan(app, third)).toMatchObject({ trialEndsAt, isTrialExpired: true, isActive: false })
  expect(await plan(app, await app.signUp())).toMatchObject({ daysRemaining: 30 })
  await app.runJobs()
  const texts = app.mail.sent.filter(({ to, subject }) => to === email && subject.includes('bienvenida'))
  expect(texts.map(({ text }) => /\d+ de \w+ de \d+/.exec(text)?.[0])).toEqual(Array(3).fill('9 de abril de 2027'))
  expect(texts.filter(({ text }) => text.includes('terminó el 9 de abril de 2027'))).toHaveLength(1)
})

test('what is kept of it is an HMAC, for a year after the last deletion', async () => {
  const app = await createTestApp()
  const email = 'ana.garcia@ejemplo.com'
  await remove(app, await app.signUp({ email }))
  const kept = () => app.platform.db.selectFrom('used_trials').selectAll().execute()
  expect(JSON.stringify(await kept())).not.toMatch(/ana|garcia|ejemplo/)
  const sweep = async () => {
    await app.runJob(deleteRecordsDaily)
  }
  app.clock.advance(364 * DAY_MS)
  await sweep()
  expect(await kept()).toHaveLength(1)
  app.clock.advance(2 * DAY_MS)
  await sweep()
  expect(await kept()).toEqual([])
  expect(await plan(app, await app.signUp({ email }))).toMatchObject({ daysRemaining: 30 })
})
