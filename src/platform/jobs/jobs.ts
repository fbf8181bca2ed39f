import { HOUR_S, MINUTE_S } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobRun } from './job-run.ts'

export type JobOptions = {
  /** How often a failed run is repeated, with growing delays. */
  retryLimit?: number
  /** The longest of these delays: an hour by default. */
  retryDelayMaxSeconds?: number
  /** How long it is tried in all; 14 days by default. */
  waitSeconds?: number
  /** A run that takes longer counts as failed: five minutes by default, with `cron` most of a day. */
  expireInSeconds?: number
  /** How long a finished job stays in the queue's table; seven days by default. */
  keepSeconds?: number
  /** The same for one that failed for good; `keepSeconds` by default. */
  keepFailedSeconds?: number
  /** True: each job is one mail, and `npm run admin -- mails` lists it. */
  sendsMail?: boolean
  /** How many runs at most go on at the same time in one process; two by default. */
  atOnce?: number
  /**
   * A cron expression: runs in UTC, on one server of a cluster at a time, however long it takes. A server that is not
   * heard of for a minute has lost the run, and another one begins it again. No two jobs have a minute in common.
   */
  cron?: string
  /** Deletes for good: it does not run while the clock is off, or while a backup is made (decisions 0244, 0245). */
  deletes?: boolean
}

/** How often finished jobs that are old enough are deleted. */
export const DELETE_EVERY_S = 10 * MINUTE_S
/** For jobs whose payload holds what people typed, such as an email: none is there an hour after its end. */
export const PERSONAL_KEPT_S = HOUR_S - DELETE_EVERY_S

/** Work that must happen after its transaction, even through a crash. The type parameter is the payload: plain JSON. */
export type Job<Payload extends object> = {
  readonly name: string
  readonly options: JobOptions
  readonly payload?: Payload
}
export type JobHandler<Payload extends object> = (payload: Payload) => Promise<void>

export const defineJob = <Payload extends object>(name: string, options: JobOptions = {}): Job<Payload> => ({
  name,
  options,
})

export type Jobs = {
  /**
   * Inserts a job in the transaction that causes it: a rollback sends nothing, a crash loses nothing. It runs as soon
   * as it can, or not before so many seconds have passed.
   */
  enqueue<Payload extends object>(
    trx: Db,
    job: Job<Payload>,
    payload: Payload,
    when?: { afterSeconds: number },
  ): Promise<void>
  /**
   * Registers the handler of a job and creates its queue. A run may happen twice (a crash in between), so handlers must
   * be idempotent.
   */
  work<Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>): Promise<void>
  /** All that were registered. */
  list(): readonly Job<object>[]
  /** Starts to run jobs; call it when all handlers are registered. */
  start(): Promise<void>
  /** Runs all waiting jobs in this process until none is left. Throws the first failure. */
  runPending(): Promise<void>
  /** The run that the caller is part of, for its loops; undefined outside of jobs. */
  currentRun(): JobRun | undefined
  /** Takes no new jobs, tells loops to stop after their item, and waits for running jobs, at most this long. */
  stop(timeoutMs: number): Promise<void>
}
