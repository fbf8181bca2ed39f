import type { Db } from '#platform/db/database.ts'

export type JobOptions = {
  /** How often a failed run is repeated, with growing delays up to an hour. */
  retryLimit?: number
  /** A run that takes longer counts as failed. */
  expireInSeconds?: number
  /** How long a job stays in the queue's table after its end; seven days unless said. */
  keepSeconds?: number
  /** Runs by itself, in UTC, on one server of a cluster at a time. */
  cron?: string
}

/** Work that must happen after its transaction, even through a crash. The type is the payload's: plain JSON. */
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
  /** Inserts a job in the transaction that causes it: a rollback sends nothing, a crash loses nothing. */
  enqueue<Payload extends object>(trx: Db, job: Job<Payload>, payload: Payload): Promise<void>
  /** Says who does a job; makes its queue. A run may come twice (a crash in between): handlers are idempotent. */
  work<Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>): Promise<void>
  /** Begins to run jobs; call it when all handlers are registered. */
  start(): Promise<void>
  /** Runs what is waiting now, in this process, until nothing is left. Throws the first failure. */
  runPending(): Promise<void>
  /** Takes nothing new and waits for what runs, at most so long. */
  stop(timeoutMs: number): Promise<void>
}
