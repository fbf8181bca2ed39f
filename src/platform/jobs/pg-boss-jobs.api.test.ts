import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyDatabase, workerDatabase } from '#test/databases/database.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { openListener } from '#platform/db/listen.ts'
import { silentLog } from '#platform/log/log.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { eachOf } from './each-of.ts'
import { defineJob, type Job } from './jobs.ts'
import { openJobs } from './pg-boss-jobs.ts'

const greet = defineJob<{ name: string }>('test.greet')

/** `joins` the database of a process that the test has opened before. */
async function open(background = false, joins = false, pollDueMs?: number) {
  const connectionString = await workerDatabase()
  if (!joins) await emptyDatabase(connectionString)
  const { db, close } = openDatabase(connectionString, silentLog)
  const listener = await openListener(connectionString, silentLog)
  const basics = { log: silentLog, metrics: createMetrics() }
  const jobs = await openJobs({ db, listener, ...basics, background, ...(pollDueMs && { pollDueMs }) })
  onTestFinished(async () => {
    await jobs.stop(1000)
    await listener.close()
    await close()
  })
  const greeted: string[] = []
  await jobs.work(greet, async ({ name }) => void greeted.push(name))
  return { db, jobs, greeted }
}

test('a job of a committed transaction runs once, with its payload', async () => {
  const { db, jobs, greeted } = await open()
  await db.transaction().execute(trx => jobs.enqueue(trx, greet, { name: 'Ana' }))
  await jobs.runPending()
  await jobs.runPending()
  expect(greeted).toEqual(['Ana'])
})

test('every connection may be in a transaction that queues the first job of its kind', async () => {
  const { db, jobs, greeted } = await open()
  // Two of the ten are kept for sessions and health.
  const begun = await Promise.all(Array.from({ length: 8 }, () => db.startTransaction().execute()))
  await Promise.all(begun.map(trx => jobs.enqueue(trx, greet, { name: 'Ana' })))
  await Promise.all(begun.map(trx => trx.commit().execute()))
  await jobs.runPending()
  expect(greeted).toHaveLength(8)
})

test('a rollback queues nothing', async () => {
  const { db, jobs, greeted } = await open()
  const failed = db.transaction().execute(async trx => {
    await jobs.enqueue(trx, greet, { name: 'Ana' })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await jobs.runPending()
  expect(greeted).toEqual([])
})

test('a job without a queue is an error, not a lost job', async () => {
  const { db, jobs } = await open()
  await expect(jobs.enqueue(db, defineJob<object>('test.nobody'), {})).rejects.toThrow('test.nobody')
})

test('a failed run is logged and repeated later', async () => {
  const { db, jobs } = await open()
  const failing = defineJob<object>('test.failing')
  await jobs.work(failing, () => Promise.reject(new Error('the mail server is away')))
  await jobs.enqueue(db, failing, {})
  await expect(jobs.runPending()).rejects.toThrow('the mail server is away')
  await jobs.runPending()
})

test('a job that another job queues runs too', async () => {
  const { db, jobs, greeted } = await open()
  const chain = defineJob<object>('test.chain')
  await jobs.work(chain, () => jobs.enqueue(db, greet, { name: 'Eva' }))
  await jobs.enqueue(db, chain, {})
  await jobs.runPending()
  expect(greeted).toEqual(['Eva'])
})

/** Longer than the test waits. */
const NEVER_MS = 3_600_000
const NOTIFIED_MS = 15_000

test('in the background a job runs at once, woken by its commit', async () => {
  const { db, jobs, greeted } = await open(true, false, NEVER_MS)
  await jobs.start()
  await jobs.enqueue(db, greet, { name: 'Ana' })
  await expect.poll(() => greeted, { timeout: NOTIFIED_MS }).toEqual(['Ana'])
})

/** A queue as an older release has made it. */
async function olderRelease(job: Job<object>, options: { expireInSeconds: number; cron?: string }) {
  const { db } = await open()
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue(job.name, { policy: 'exclusive', expireInSeconds: options.expireInSeconds })
  if (options.cron) await boss.schedule(job.name, options.cron, null, { tz: 'UTC' })
  await boss.stop({ close: false, graceful: false })
}

test('a queue of an older release gets the options of this one, also its heartbeat', async () => {
  await olderRelease(nightly, { expireInSeconds: 3600 })
  const { db, jobs } = await open(false, true)
  await jobs.work(nightly, async () => undefined)
  await jobs.enqueue(db, nightly, {})
  const { rows } = await sql`
    SELECT expire_seconds, heartbeat_seconds, policy FROM pgboss.job WHERE name = ${nightly.name}`.execute(db)
  expect(rows).toEqual([{ expire_seconds: 23 * 3600, heartbeat_seconds: 60, policy: 'exclusive' }])
})

test('a schedule whose job has another name now is gone after the start', async () => {
  await olderRelease(defineJob('test.old-name'), { expireInSeconds: 3600, cron: '11 * * * *' })
  const { db, jobs } = await open(true, true)
  await jobs.work(nightly, async () => undefined)
  await jobs.start()
  const { rows } = await sql`SELECT name, cron FROM pgboss.schedule`.execute(db)
  expect(rows).toEqual([{ name: nightly.name, cron: nightly.options.cron }])
})

const nightly = defineJob<object>('test.nightly', { cron: '13 2 * * *' })
const HEARTBEAT_REFRESH_MS = 30_000

const stateOf = async (db: Db) => {
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM pgboss.job WHERE name = ${nightly.name}`.execute(db)
  return rows.map(({ state }) => state)
}

/** What every process does once a minute: takes runs away from those that have expired or are not heard of. */
async function supervise(db: Db): Promise<void> {
  await sql`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`.execute(db)
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false })
  await boss.start()
  await boss.supervise(nightly.name)
  await boss.stop({ close: false, graceful: false })
}

/** A nightly run in the background that has begun and waits until the test lets it end. */
async function runningNight() {
  const { db, jobs } = await open(true)
  const [began, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await jobs.work(nightly, () => {
    began.resolve()
    return ends.promise
  })
  onTestFinished(() => ends.resolve())
  await jobs.start()
  await jobs.enqueue(db, nightly, {})
  await began.promise
  return { db, jobs, ends }
}

test('a scheduled run of three hours is not begun again beside itself while its process lives', async () => {
  const { db, jobs } = await runningNight()
  await sql`UPDATE pgboss.job SET started_on = now() - interval '3 hours'`.execute(db)
  await supervise(db)
  expect(await stateOf(db)).toEqual(['active'])
  await expect(jobs.enqueue(db, nightly, {})).rejects.toThrow('was not queued')
  // So that the test sees the supervisor take runs away: after a day it does.
  await sql`UPDATE pgboss.job SET started_on = now() - interval '1 day'`.execute(db)
  await supervise(db)
  expect(await stateOf(db)).toEqual(['retry'])
})

test('a scheduled run whose process is silent for more than a minute is repeated', async () => {
  const { db } = await runningNight()
  await sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '61 seconds'`.execute(db)
  await supervise(db)
  expect(await stateOf(db)).toEqual(['retry'])
})

test('a process says that it lives while its run goes on', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  onTestFinished(() => intervals.mockRestore())
  const { db } = await runningNight()
  await sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '50 seconds'`.execute(db)
  const beats = intervals.mock.calls.filter(([, ms]) => ms === HEARTBEAT_REFRESH_MS)
  expect(beats).toHaveLength(1)
  beats[0]?.[0]()
  const heard = sql<{ heard: boolean }>`
    SELECT heartbeat_on > now() - interval '40 seconds' AS heard FROM pgboss.job`
  await expect.poll(async () => (await heard.execute(db)).rows[0]?.heard).toBe(true)
})

test('a run that ends its process stops after its item, and another process goes on behind it', async () => {
  const ids = Array.from({ length: 9 }, (_, n) => `id${n}`)
  const seen: string[] = []
  const first = await open(true)
  const stopped = Promise.withResolvers<void>()
  const handler =
    ({ jobs }: Awaited<ReturnType<typeof open>>, work: (id: string) => void) =>
    () =>
      eachOf(
        { jobs, log: silentLog },
        {
          name: 'test.loop',
          pages: async ({ after }) => ids.filter(id => after === null || id > after),
          work: async id => work(id),
          atOnce: 1,
        },
      )
  await first.jobs.work(
    nightly,
    handler(first, id => {
      seen.push(id)
      if (seen.length === 3) stopped.resolve(first.jobs.stop(5000))
    }),
  )
  await first.jobs.start()
  await first.jobs.enqueue(first.db, nightly, {})
  await stopped.promise
  expect([seen, await stateOf(first.db)]).toEqual([['id0', 'id1', 'id2'], ['retry']])

  const second = await open(false, true)
  await second.jobs.work(
    nightly,
    handler(second, id => void seen.push(id)),
  )
  // A repeated run waits some seconds; the test does not.
  await sql`UPDATE pgboss.job SET start_after = now()`.execute(second.db)
  await second.jobs.runPending()
  expect([seen, await stateOf(second.db)]).toEqual([ids, ['completed']])
})

test('a run that has used most of its time stops after its item', async () => {
  const { db, jobs } = await open()
  const short = defineJob<object>('test.short', { expireInSeconds: 100 })
  const time = vi.spyOn(performance, 'now')
  onTestFinished(() => time.mockRestore())
  const asked: (boolean | undefined)[] = []
  await jobs.work(short, async () => {
    const begun = performance.now()
    for (const seconds of [80, 91]) {
      time.mockReturnValue(begun + seconds * 1000)
      asked.push(jobs.currentRun()?.mustStop())
    }
    time.mockRestore()
  })
  await jobs.enqueue(db, short, {})
  await jobs.runPending()
  expect([asked, jobs.currentRun()]).toEqual([[false, true], undefined])
})
