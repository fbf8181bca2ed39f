import type { Feature } from '#platform/feature/feature.ts'
import { activityAccountData } from './activity.account-data.ts'
import { activityJobs } from './activity.jobs.ts'
import { registerActivityRoutes } from './activity.routes.ts'
import { subscribeActivity } from './activity.subscribers.ts'

/** Server front door of the activity. */
export const activityFeature: Feature = {
  name: 'activity',
  routes: registerActivityRoutes,
  jobs: activityJobs,
  events: subscribeActivity,
  accountData: activityAccountData,
}
