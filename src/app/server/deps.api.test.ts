import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { mailServer } from '#test/mail/mail-server.ts'
import { silentLog } from '#platform/log/log.ts'
import { FEATURES } from './features.ts'
import { startProcess } from './process/start-process.ts'

const allJobs = FEATURES.flatMap(({ jobs = [] }) => jobs.map(({ job }) => job))

test('a command queues jobs that no server has run yet', async () => {
  const { platform: served } = await createTestApp()
  await sql`SELECT pgboss.delete_queue(name) FROM pgboss.queue`.execute(served.db)
  const { platform, close } = await startProcess(served.config, { roles: {}, log: silentLog, schema: 'trust' })
  onTestFinished(() => close(0))
  expect(allJobs.length).toBeGreaterThan(3)
  for (const job of allJobs) await platform.jobs.enqueue(platform.db, job, {})
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT name FROM pgboss.job`.execute(platform.db)
  expect(rows.map(row => row.name).sort()).toEqual(allJobs.map(job => job.name).sort())
})

test('a queue that an older release made gets the settings of this one', async () => {
  const { platform: older } = await createTestApp()
  await sql`UPDATE pgboss.queue SET retry_limit = 1`.execute(older.db)
  const { close } = await startProcess(older.config, { roles: {}, log: silentLog, schema: 'trust' })
  onTestFinished(() => close(0))
  const jobs = allJobs.filter(job => !job.options.sendsMail)
  const { rows } = await sql<{ name: string; retries: number }>`
    SELECT name, retry_limit AS retries FROM pgboss.queue WHERE name = ANY(${jobs.map(job => job.name)})`.execute(
    older.db,
  )
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
  expect(rows.sort(byName)).toEqual(
    jobs.map(({ name, options }) => ({ name, retries: options.retryLimit ?? 20 })).sort(byName),
  )
})

test('a process that ends keeps no connection to the mail server', async () => {
  const { url, connections } = await mailServer()
  const { platform: other } = await createTestApp()
  const config = { ...other.config, smtpUrl: url }
  const { platform, close } = await startProcess(config, { roles: {}, log: silentLog, schema: 'trust' })
  await platform.mail.send({ to: 'ana@example.com', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' })
  expect(connections.map(({ destroyed }) => destroyed)).toEqual([false])
  await close(0)
  await expect.poll(() => connections.map(({ destroyed }) => destroyed), { timeout: 5000 }).toEqual([true])
})
