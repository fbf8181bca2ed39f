import { addGauge } from '#platform/metrics/metrics.ts'
import type { Platform } from '#platform/platform.ts'
import { countJobs, findOldestDue } from './job-list.store.ts'

/** What waits in the database, so each process of an installation says the same. */
export function addJobMetrics({ db, metrics }: Pick<Platform, 'db' | 'metrics'>): void {
  const help = 'Jobs that are not done; `failed` is not tried any more.'
  addGauge(metrics, { name: 'jobs', help, labels: ['queue', 'state'] }, async () =>
    (await countJobs(db)).map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
  )
  const aged = 'For how long the job that comes next could have begun.'
  addGauge(metrics, { name: 'queue_age_seconds', help: aged, labels: ['queue'] }, async () =>
    (await findOldestDue(db)).map(({ queue, ageS }) => ({ labels: { queue }, value: ageS })),
  )
}
