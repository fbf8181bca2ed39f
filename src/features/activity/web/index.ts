/** Browser front door of the activity. */
export { recentActivity } from './activity.queries.ts'
export { ActivitySentence } from './activity-sentence.tsx'
