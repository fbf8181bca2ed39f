import { AsyncLocalStorage } from 'node:async_hooks'
import { fromKysely, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss'
import { DAY_S, HOUR_S } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import type { Listener } from '#platform/db/listen.ts'
import { v7 } from '#platform/id/id.ts'
import type { Log } from '#platform/log/log.ts'
import { addCounter, type Metrics } from '#platform/metrics/metrics.ts'
import { type DuePoll, startDuePoll } from './due-poll.ts'
import { endForGood } from './job-list.store.ts'
import { FinalFailure, type JobRun, RunInterrupted } from './job-run.ts'
import { DELETE_EVERY_S, type Job, type JobHandler, type JobOptions, type Jobs } from './jobs.ts'
import { createQueueWorkers } from './queue-workers.ts'

type Settings = {
  db: Db
  listener: Listener
  log: Log
  metrics: Metrics
  /** False: jobs run only in `runPending()` (tests, commands). */
  background: boolean
  /** How often a process looks for work that it was not notified of: two seconds by default. */
  pollDueMs?: number
}
type Registered = { job: Job<object>; handler: JobHandler<object> }

const RETRY_LIMIT = 20
const RETRY_DELAY_S = 15
const RETRY_DELAY_MAX_S = HOUR_S
const EXPIRE_S = 300
/** pg-boss allows a day. */
const SCHEDULED_EXPIRE_S = 23 * HOUR_S
/** A scheduled run whose process is silent for so long is begun again; pg-boss says twice as often that it lives. */
const HEARTBEAT_S = 60
/**
 * A run that has used this part of its time stops after its item and is repeated, so that no other one runs beside it.
 */
const STOPS_AT = 0.9
const KEEP_S = 7 * DAY_S
const WAIT_S = 14 * DAY_S
/** Two runs of each kind leave connections to the database to people. */
const AT_ONCE = 2
const RUN_BATCH = 20
const POLL_DUE_MS = 2000

const queueOptions = ({
  cron,
  retryLimit = RETRY_LIMIT,
  expireInSeconds = cron ? SCHEDULED_EXPIRE_S : EXPIRE_S,
  retryDelayMaxSeconds = RETRY_DELAY_MAX_S,
  waitSeconds = WAIT_S,
  keepSeconds = KEEP_S,
}: JobOptions) => ({
  retryLimit,
  retryDelay: RETRY_DELAY_S,
  retryBackoff: true,
  retryDelayMax: retryDelayMaxSeconds,
  expireInSeconds,
  retentionSeconds: waitSeconds,
  deleteAfterSeconds: keepSeconds,
  heartbeatSeconds: cron ? HEARTBEAT_S : null,
  notify: true,
})

/** pg-boss on our pool, with NOTIFY on the process's own LISTEN connection: `onQueued` gets a queue's name. */
function createBoss({ db, listener, log, background }: Settings, onQueued: (name: string) => void): PgBoss {
  const listen = async (channel: string) => ({ close: await listener.listen(channel, onQueued) })
  const boss = new PgBoss({
    db: { ...fromKysely(db), listen },
    supervise: background,
    schedule: background,
    maintenanceIntervalSeconds: DELETE_EVERY_S,
    useListenNotify: background,
  })
  boss.on('error', err => log.error({ err }, 'jobs: failed'))
  boss.on('warning', warning => log.warn({ warning }, 'jobs: warning'))
  return boss
}

/** Opens the queues. `migrate.ts` creates their tables. */
export async function openJobs(settings: Settings): Promise<Jobs> {
  const { db, listener, log, metrics, pollDueMs = POLL_DUE_MS } = settings
  const boss = createBoss(settings, name => workers.wake(name))
  const workers = createQueueWorkers(boss)
  let duePoll: DuePoll | undefined
  const registered = new Map<string, Registered>()
  const runs = new AsyncLocalStorage<JobRun>()
  let isStopping = false
  await boss.start()
  const queues = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))

  const ended = addCounter(metrics, {
    name: 'job_runs_total',
    help: 'Runs of jobs that ended; `failed` is repeated, `given_up` is not.',
    labels: ['queue', 'result'],
  })

  /** Says that a job is not tried any more; that it failed is recorded by pg-boss. */
  async function giveUp({ job }: Registered, { id }: JobWithMetadata): Promise<void> {
    const { keepFailedSeconds, keepSeconds = KEEP_S } = job.options
    await endForGood(db, { queue: job.name, id, keepS: keepFailedSeconds ?? keepSeconds }).catch((err: unknown) =>
      log.warn({ err, job: job.name }, 'jobs: a run that failed for good will be repeated'),
    )
  }

  async function run({ job, handler }: Registered, taken: JobWithMetadata): Promise<void> {
    const current = createRun(taken, () => isStopping)
    try {
      await runs.run(current, () => handler(taken.data ?? {}))
      ended.inc({ queue: job.name, result: 'done' })
    } catch (err) {
      const isLast = err instanceof FinalFailure || taken.retryCount >= taken.retryLimit
      if (isLast) await giveUp({ job, handler }, taken)
      if (err instanceof RunInterrupted) log.info({ job: job.name, loop: err.loop }, 'jobs: a run was interrupted')
      else log.error({ err, job: job.name, id: taken.id, ...(isLast && { isLast }) }, 'jobs: a run failed')
      const failed = isLast ? 'given_up' : 'failed'
      ended.inc({ queue: job.name, result: err instanceof RunInterrupted ? 'interrupted' : failed })
      throw err
    }
  }

  async function runBatch(entry: Registered): Promise<number> {
    const { name } = entry.job
    const batch = await boss.fetch<object>(name, { batchSize: RUN_BATCH, includeMetadata: true })
    const failed: unknown[] = []
    for (const taken of batch) {
      try {
        await run(entry, taken)
        await boss.complete(name, taken.id)
      } catch (error) {
        await boss.fail(name, taken.id, error as object)
        failed.push(error)
      }
    }
    if (failed.length > 0) throw failed[0]
    return batch.length
  }

  return {
    enqueue: async (trx, job, payload, { afterSeconds } = { afterSeconds: 0 }) => {
      const id = await boss.send(job.name, payload, { db: fromKysely(trx), startAfter: afterSeconds })
      if (id === null) throw new Error(`job ${job.name} was not queued`)
    },
    work: async (job, handler) => {
      await ensureQueue(boss, job, queues.get(job.name))
      registered.set(job.name, { job, handler: handler as JobHandler<object> })
    },
    start: async () => {
      await syncSchedules(boss, [...registered.values()])
      for (const [name, entry] of registered)
        await workers.start(name, entry.job.options.atOnce ?? AT_ONCE, taken => run(entry, taken))
      duePoll = startDuePoll({ db, log, names: [...registered.keys()], everyMs: pollDueMs, wake: workers.wake })
      listener.onReconnect(() => void duePoll?.look())
    },
    runPending: async () => {
      let ran = 1
      while (ran > 0) {
        ran = 0
        for (const entry of registered.values()) ran += await runBatch(entry)
      }
    },
    list: () => [...registered.values()].map(({ job }) => job),
    currentRun: () => runs.getStore(),
    stop: async timeoutMs => {
      isStopping = true
      duePoll?.stop()
      await boss.stop({ graceful: true, close: false, timeout: timeoutMs })
    },
  }
}

/** `output` is what the attempt before ended with: pg-boss keeps the error that it failed with. */
function createRun({ output, expireInSeconds, signal }: JobWithMetadata, isStopping: () => boolean): JobRun {
  const stopsAt = performance.now() + expireInSeconds * 1000 * STOPS_AT
  const { loop, after = null } = (output ?? {}) as { loop?: string; after?: string | null }
  return {
    mustStop: () => isStopping() || signal?.aborted || performance.now() >= stopsAt,
    resumeAfter: name => (name === loop ? after : null),
  }
}

/**
 * Makes a queue known to `send`, which looks up a new or changed one on a connection of its own, beside the one of the
 * transaction: first jobs in as many transactions as there are connections would all wait for each other.
 */
const rememberQueue = (boss: PgBoss, name: string) => boss.findJobs(name, { id: v7() })

/** Creates a job's queue or updates it to this release; without a query when it is up to date. */
async function ensureQueue(boss: PgBoss, job: Job<object>, present: QueueResult | undefined): Promise<void> {
  const options = queueOptions(job.options)
  // A scheduled job that is still waiting or running is not queued a second time.
  if (!present) {
    const policy = job.options.cron ? 'exclusive' : 'standard'
    const { heartbeatSeconds, ...rest } = options
    await boss.createQueue(job.name, { ...rest, policy, ...(heartbeatSeconds && { heartbeatSeconds }) })
    await rememberQueue(boss, job.name)
    return
  }
  const isRight = Object.entries(options).every(([name, value]) => present[name as keyof QueueResult] === value)
  if (isRight) return
  await boss.updateQueue(job.name, options)
  await rememberQueue(boss, job.name)
}

/** Replaces the schedules in the database with those of this release. */
async function syncSchedules(boss: PgBoss, registered: Registered[]): Promise<void> {
  const wanted = new Map(
    registered.flatMap(({ job }) => (job.options.cron ? [[job.name, job.options.cron] as const] : [])),
  )
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, cron] of wanted) await boss.schedule(name, cron, null, { tz: 'UTC' })
}
