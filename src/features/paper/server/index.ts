import type { Feature } from '#platform/feature/feature.ts'
import { createTypesetting, typesetting } from '#platform/typeset/typeset.ts'
import { restaurantPurged } from '#features/restaurants/server/index.ts'
import { paperAccountData } from './paper.account-data.ts'
import { deletePaperFiles, deletePaperFilesEntry } from './paper-files.ts'
import { registerPaperRoutes } from './paper.routes.ts'

/** Server front door of the printed carta. */
export const paperFeature: Feature = {
  name: 'paper',
  start: ({ platform }) => platform.services.provide(typesetting, createTypesetting({ log: platform.log })),
  routes: registerPaperRoutes,
  jobs: [deletePaperFilesEntry],
  events: ({ events, jobs }) =>
    events.on(restaurantPurged, (trx, { restaurantId }) => jobs.enqueue(trx, deletePaperFiles, { restaurantId })),
  accountData: paperAccountData,
}
