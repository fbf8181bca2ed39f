import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { asOwner } from '#test/databases/database.ts'
import { mailTo, NEW, person, post } from '#test/accounts/emails.ts'

test('an email that is being taken back while its code is made gets no code of the account', async () => {
  const app = await createTestApp()
  const { db } = app.platform
  const thief = await person(app, { email: NEW })
  await post(app, 'forgot-password', undefined, { email: NEW })
  const jobs = await db.transaction().execute(async trx => {
    await sql`UPDATE users SET email = 'carmen@ejemplo.com' WHERE id = ${thief.id}`.execute(trx)
    const running = app.runJobs()
    // The account waits, or its code is there already.
    const waiting = sql<{ waits: number; codes: number }>`SELECT
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits,
      (SELECT count(*)::int FROM password_resets) AS codes`
    await expect.poll(async () => (await asOwner(db, waiting))[0], { interval: 10 }).not.toEqual({ waits: 0, codes: 0 })
    return { running }
  })
  await jobs.running
  expect(mailTo(app, NEW, 'Tu código para cambiar la contraseña')).toBeUndefined()
  expect(await db.selectFrom('password_resets').select('id').execute()).toEqual([])
})
