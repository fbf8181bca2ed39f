import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import { deleteExpiredHourly } from './identity.jobs.ts'

test('expired sessions are deleted every hour, the others stay', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  await app.signIn(owner)
  app.clock.advance(179 * DAY_MS)
  const fresh = await app.signIn(owner)
  app.clock.advance(2 * DAY_MS)
  await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, deleteExpiredHourly, {}))
  await app.runJobs()
  expect(await app.platform.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1)
  expect((await app.request({ method: 'POST', path: '/api/auth/refresh', as: fresh, body: {} })).status).toBe(200)
})
