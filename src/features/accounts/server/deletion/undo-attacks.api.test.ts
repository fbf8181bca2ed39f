import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { changeTo, login, me, NEW, undo as undoEmail, undoTokenFor } from '#test/accounts/emails.ts'
import { paidSubscription, storedPlan, subscribe, testProvider } from '#test/payments.ts'
import { defineJob } from '#platform/jobs/jobs.ts'

const expireHourly = defineJob('billing.expire-hourly')

const remove = (app: TestApp, as: SignedIn) => app.request({ method: 'DELETE', path: '/api/auth/delete', as })
const undo = (app: TestApp, token: string) =>
  app.request({ method: 'POST', path: '/api/auth/delete/undo', body: { token } })
/** The link that an address got last. */
async function linkFor(app: TestApp, address: string): Promise<string> {
  await app.runJobs()
  const mail = app.mail.sent.findLast(({ to, subject }) => to === address && subject === 'Tu cuenta está eliminada')
  return /\/auth\/deshacer\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
async function payingOwner(app: TestApp) {
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, { tier: 'pro', interval: 'yearly' })
  return { owner, id: await paidSubscription(app, owner.id) }
}

test('whoever has changed the email and then deletes the account does not keep the former address from both links', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const thief = await app.signIn(owner)
  await changeTo(app, thief, 'ladron@ejemplo.com')
  await changeTo(app, thief, NEW)
  await remove(app, thief)
  expect(await linkFor(app, 'ladron@ejemplo.com')).not.toBe('')
  expect(await undoEmail(app, await undoTokenFor(app, owner.email))).toMatchObject({ status: 409, code: 'undo_gone' })
  expect((await undo(app, await linkFor(app, owner.email))).status).toBe(200)
  expect(await undoEmail(app, await undoTokenFor(app, owner.email))).toMatchObject({
    status: 200,
    data: { email: owner.email },
  })
  expect((await me(app, thief)).status).toBe(401)
  // One whose week is over, or that was taken back, is nobody's any more.
  const tidy = await app.signIn(owner)
  app.mail.sent.length = 0
  await remove(app, tidy)
  await app.runJobs()
  expect(app.mail.sent.map(({ to }) => to)).toEqual([owner.email])
})

test('of a link and the job that ends what is paid, on a machine whose clock is ahead, one wins and the other gives way', async () => {
  const app = await createTestApp()
  const { owner } = await payingOwner(app)
  const states = async () =>
    (await testProvider(app).listSubscriptions(`cus_test_${owner.id}`)).map(({ status }) => status)
  await remove(app, owner)
  const link = await linkFor(app, owner.email)
  app.clock.advance(24 * HOUR_MS)
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, expireHourly, {}))
  await app.runJobs()
  app.clock.advance(-MINUTE_MS)
  expect(await states()).toEqual(['canceled'])
  expect(await undo(app, link)).toMatchObject({ status: 409, code: 'undo_expired' })
  expect((await login(app, owner.email, PASSWORD)).status).toBe(401)
})

test('what the provider has told meanwhile holds when the account is back', async () => {
  const app = await createTestApp()
  const { owner, id } = await payingOwner(app)
  await remove(app, owner)
  const link = await linkFor(app, owner.email)
  await testProvider(app).charge(id, 'failed')
  await app.runJobs()
  expect((await undo(app, link)).status).toBe(200)
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'pro', status: 'past_due' })
})
