import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, workerDatabase } from '#test/databases/database.ts'
import { openDatabase } from '#platform/db/database.ts'
import { type Listener, openListener } from '#platform/db/listen.ts'
import { silentLog } from '#platform/log/log.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { type Job, defineJob, type JobHandler } from './jobs.ts'
import { openJobs } from './pg-boss-jobs.ts'

type Numbered = { n: number }
const count = defineJob<Numbered>('test.count')
const NEVER_MS = 3_600_000
/** Less than any poll of a worker, more than a busy machine needs. */
const WITHIN_MS = 20_000

type Given = {
  /** False: notifications get lost. */
  notified: boolean
  pollDueMs?: number
  job?: Job<Numbered>
  handler?: JobHandler<Numbered>
}

/** A process that runs jobs in the background once the test calls `start`. */
async function open({ notified, pollDueMs = NEVER_MS, job = count, handler }: Given) {
  const connectionString = await workerDatabase()
  await emptyDatabase(connectionString)
  const { db, pool, close } = openDatabase(connectionString, silentLog)
  const answered: string[] = []
  pool.on('connect', client => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    const recording = async (text: unknown, ...rest: unknown[]) => {
      const result = await query(text, ...rest)
      answered.push(typeof text === 'string' ? text : (text as { text: string }).text)
      return result
    }
    Object.assign(client, { query: recording })
  })
  const times = (part: string): number => answered.filter(text => text.includes(part)).length
  const fetched = (): number => times(`j.name = '${job.name}'`)
  const hears = await openListener(connectionString, silentLog)
  const reconnected: (() => void)[] = []
  const deaf: Listener = {
    ...hears,
    listen: async () => async () => undefined,
    onReconnect: handle => void reconnected.push(handle),
  }
  const jobs = await openJobs({
    db,
    listener: notified ? hears : deaf,
    log: silentLog,
    metrics: createMetrics(),
    background: true,
    pollDueMs,
  })
  onTestFinished(async () => {
    await jobs.stop(1000)
    await hears.close()
    await close()
  })
  const done: number[] = []
  await jobs.work(job, async payload => {
    await handler?.(payload)
    done.push(payload.n)
  })
  return {
    db,
    jobs,
    done,
    reconnect: () => reconnected.forEach(handle => handle()),
    enqueue: async (...numbers: number[]) => {
      for (const n of numbers) await jobs.enqueue(db, job, { n })
    },
    /** Waits until each worker has looked once and found nothing, so that only a call can wake it. */
    asleep: async (workers: number) => {
      await expect.poll(fetched, { timeout: WITHIN_MS }).toBe(workers)
    },
    fetched,
    looked: () => times('unnest'),
    everything: async (...numbers: number[]) => {
      const sorted = () => done.toSorted((one, other) => one - other)
      await expect.poll(sorted, { timeout: WITHIN_MS }).toEqual(numbers)
    },
  }
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('workers take what waits until nothing is left, without another call', async () => {
  const { jobs, enqueue, everything } = await open({ notified: false })
  await enqueue(...NUMBERS)
  await jobs.start()
  await everything(...NUMBERS)
})

test('one notification is enough for all jobs of a transaction', async () => {
  const { db, jobs, asleep, everything } = await open({ notified: true })
  await jobs.start()
  await asleep(2)
  await db.transaction().execute(async trx => {
    for (const n of NUMBERS) await jobs.enqueue(trx, count, { n })
  })
  await everything(...NUMBERS)
})

test('a job whose notification got lost is found while workers sleep', async () => {
  const { jobs, enqueue, asleep, everything } = await open({ notified: false, pollDueMs: 20 })
  await jobs.start()
  await asleep(2)
  await enqueue(1, 2, 3)
  await everything(1, 2, 3)
})

test('what was queued while the connection was lost is found when it is back', async () => {
  const { jobs, enqueue, asleep, everything, reconnect } = await open({ notified: false })
  await jobs.start()
  await asleep(2)
  await enqueue(1, 2, 3)
  reconnect()
  await everything(1, 2, 3)
})

test('a run to be repeated is taken when it is due, without a notification', async () => {
  let tries = 0
  const handler = async () => {
    if (++tries === 1) throw new Error('the mail server is away')
  }
  const { db, jobs, enqueue, everything } = await open({ notified: true, pollDueMs: 20, handler })
  await jobs.start()
  await enqueue(1)
  const state = sql<{ state: string }>`SELECT state::text FROM pgboss.job`
  await expect.poll(async () => (await state.execute(db)).rows, { timeout: WITHIN_MS }).toEqual([{ state: 'retry' }])
  await sql`UPDATE pgboss.job SET start_after = now()`.execute(db)
  await everything(1)
})

test('a run that does not end occupies one worker; the others go on, and failures occupy none', async () => {
  const stuck = Promise.withResolvers<void>()
  onTestFinished(() => stuck.resolve())
  const handler = async ({ n }: Numbered) => {
    if (n === 1) await stuck.promise
    if (n % 2 === 0) throw new Error('refused')
  }
  const { jobs, enqueue, everything } = await open({ notified: false, handler })
  await enqueue(...NUMBERS)
  await jobs.start()
  await everything(3, 5, 7, 9)
})

test('as many runs go on at once as the job says, and no more', async () => {
  const waits = Promise.withResolvers<void>()
  let [running, most] = [0, 0]
  const handler = async () => {
    running++
    most = Math.max(most, running)
    await waits.promise
    running--
  }
  const { jobs, enqueue, everything } = await open({
    notified: false,
    job: defineJob<Numbered>('test.wide', { atOnce: 5 }),
    handler,
  })
  await enqueue(...NUMBERS)
  await jobs.start()
  await expect.poll(() => running, { timeout: WITHIN_MS }).toBe(5)
  waits.resolve()
  await everything(...NUMBERS)
  expect(most).toBe(5)
})

test('a notification wakes one worker, not all of them', async () => {
  const { jobs, enqueue, asleep, everything, fetched } = await open({
    notified: true,
    job: defineJob<Numbered>('test.wide', { atOnce: 6 }),
  })
  await jobs.start()
  await asleep(6)
  await enqueue(1)
  await everything(1)
  // The one that finds the job, the next one, which finds nothing, and the first again.
  await expect.poll(fetched, { timeout: WITHIN_MS }).toBe(6 + 3)
})

test('while nothing is due, looking costs one statement for all queues', async () => {
  const { db, jobs, enqueue, asleep, fetched, looked } = await open({ notified: false, pollDueMs: 20 })
  await jobs.work(defineJob('test.other'), async () => undefined)
  await enqueue(1)
  await sql`UPDATE pgboss.job SET start_after = now() + interval '1 hour'`.execute(db)
  await jobs.start()
  await asleep(2)
  const before = looked()
  await expect.poll(looked, { timeout: WITHIN_MS }).toBeGreaterThan(before + 3)
  expect(fetched()).toBe(2)
})
