import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { paidSubscription, storedPlan, subscribe, testProvider } from '#test/payments.ts'
import { restoreAccount } from './restore-account.command.ts'

test('a restored account has no plan, also while its old subscription has not been ended yet', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  await subscribe(app, owner, { tier: 'pro', interval: 'yearly' })
  const id = await paidSubscription(app, owner.id)
  app.clock.advance(1000)
  await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })
  await app.runJobs()
  await restoreAccount.run(app.platform, { id: owner.id })
  app.mail.sent.length = 0
  await testProvider(app).alter(id, {})
  await app.runJobs()
  expect(await storedPlan(app, owner.id)).toMatchObject({ status: 'canceled' })
  expect(app.mail.sent).toEqual([])
  const back = await app.signIn(owner)
  app.clock.advance(1000)
  await subscribe(app, back, { tier: 'premium', interval: 'monthly' })
  expect(await storedPlan(app, owner.id)).toMatchObject({ tier: 'premium', status: 'active' })
})
