import type { Feature } from '#platform/feature/feature.ts'
import { activityAccountData } from './activity.account-data.ts'

/** Server front door of the activity. */
export const activityFeature: Feature = { name: 'activity', accountData: activityAccountData }
