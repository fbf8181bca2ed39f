import type { Platform } from '#platform/platform.ts'
import type { Job } from './jobs.ts'

/** A job and who does it, as a feature lists it. */
export type JobEntry = {
  readonly job: Job<object>
  readonly run: (platform: Platform, payload: object) => Promise<void>
}

/** For a feature's list of jobs: pairs a job with the function that does it; the compiler compares the payloads. */
export const handleJob = <Payload extends object>(
  job: Job<Payload>,
  run: (platform: Platform, payload: Payload) => Promise<void>,
): JobEntry => ({ job, run: (platform, payload) => run(platform, payload as Payload) })
