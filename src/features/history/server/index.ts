import { changed } from '#platform/events/changes.ts'
import type { Feature } from '#platform/feature/feature.ts'
import { historyAccountData } from './history.account-data.ts'
import { historyJobs } from './history.jobs.ts'
import { registerHistoryRoutes } from './history.routes.ts'
import { recordHistory } from './record-history.ts'

/** Server front door of history. */
export const historyFeature: Feature = {
  name: 'history',
  routes: registerHistoryRoutes,
  jobs: historyJobs,
  events: ({ events }) => events.on(changed, recordHistory),
  accountData: historyAccountData,
}
export { returnEntity, type ReturnState } from './history.changes.ts'
export { changeUndone } from './history.events.ts'
export { readActorNames } from './actor-names.ts'
export { returnTo } from './return/return.service.ts'
export { listUndone } from './history.store.ts'
