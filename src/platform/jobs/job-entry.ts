import { OperatorError } from '#platform/operator/operator-error.ts'
import type { Platform } from '#platform/platform.ts'
import type { Service } from '#platform/process/services.ts'
import type { Job } from './jobs.ts'
import { requireMayDelete } from './may-delete.ts'

/** A job and its handler, as a feature lists it. */
export type JobEntry = {
  readonly job: Job<object>
  /** The service that does the work: a process that runs jobs refuses to start without it. */
  readonly needs?: Service<unknown>
  readonly run: (platform: Platform, payload: object) => Promise<void>
}

/** For a feature's list of jobs: pairs a job with its handler; the compiler checks the payload's type. */
export const handleJob = <Payload extends object>(
  job: Job<Payload>,
  run: (platform: Platform, payload: Payload) => Promise<void>,
): JobEntry => ({ job, run: (platform, payload) => run(platform, payload as Payload) })

/** Like `handleJob`, for work that a service of the process does. */
export const handleJobBy = <Made, Payload extends object>(
  needs: Service<Made>,
  job: Job<Payload>,
  run: (made: Made, payload: Payload) => Promise<void>,
): JobEntry => ({
  job,
  needs,
  run: ({ services }, payload) => run(services.get(needs), payload as Payload),
})

/**
 * Makes the queues of all jobs, in every process, so that a command can queue a job that no worker has run before.
 * Throws a sentence for the operator when `runsJobs` and a job's service was not made here.
 */
export async function registerJobs(platform: Platform, entries: readonly JobEntry[], runsJobs: boolean): Promise<void> {
  for (const { job, needs, run } of entries) {
    if (runsJobs && needs && !platform.services.has(needs))
      throw new OperatorError(
        `This process runs jobs, but nothing in it made the service "${needs.name}" of the job "${job.name}".`,
      )
    const everybody = `job ${job.name}`
    await platform.jobs.work(job, async payload => {
      if (job.options.deletes) await requireMayDelete(platform, job)
      await platform.tenants.everybody(everybody, () => run(platform, payload))
    })
  }
}
