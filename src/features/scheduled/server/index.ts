import type { Feature } from '#platform/feature/feature.ts'
import { scheduledAccountData } from './scheduled.account-data.ts'
import { scheduledJobs } from './scheduled.jobs.ts'
import { registerScheduledRoutes } from './scheduled.routes.ts'

/** Server front door of scheduled changes. */
export const scheduledFeature: Feature = {
  name: 'scheduled',
  routes: registerScheduledRoutes,
  jobs: scheduledJobs,
  accountData: scheduledAccountData,
}
export { type ScheduledEntry, scheduledEntity } from './scheduled.changes.ts'
