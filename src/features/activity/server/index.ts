import type { Feature } from '#platform/feature/feature.ts'
import { activityAccountData } from './activity.account-data.ts'
import { activityJobs, registerActivityEvents } from './activity.jobs.ts'
import { registerActivityRoutes } from './activity.routes.ts'

/** Server front door of the activity. */
export const activityFeature: Feature = {
  name: 'activity',
  routes: registerActivityRoutes,
  jobs: activityJobs,
  events: registerActivityEvents,
  accountData: activityAccountData,
}
