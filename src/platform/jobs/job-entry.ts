import type { Platform } from '#platform/platform.ts'
import type { Job } from './jobs.ts'

/** A job and its handler, as a feature lists it. */
export type JobEntry = {
  readonly job: Job<object>
  readonly run: (platform: Platform, payload: object) => Promise<void>
}

/** For a feature's list of jobs: pairs a job with its handler; the compiler checks the payload's type. */
export const handleJob = <Payload extends object>(
  job: Job<Payload>,
  run: (platform: Platform, payload: Payload) => Promise<void>,
): JobEntry => ({ job, run: (platform, payload) => run(platform, payload as Payload) })
