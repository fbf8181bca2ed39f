import type { Feature } from '#platform/feature/feature.ts'
import { createTypesetting, typesetting } from '#platform/typeset/typeset.ts'
import { findOldPaper } from '#features/public-menu/server/index.ts'
import { restaurantPurged } from '#features/restaurants/server/index.ts'
import { paperAccountData } from './paper.account-data.ts'
import { deleteOldEditionsEntry } from './old-editions.jobs.ts'
import { deletePaperFiles, deletePaperFilesEntry, dropUnnamedFileEntry } from './paper-files.ts'
import { createFindOldPaper } from './old-paper.ts'
import { registerPaperRoutes } from './paper.routes.ts'

/** Server front door of the printed carta. */
export const paperFeature: Feature = {
  name: 'paper',
  start: ({ platform }) => {
    platform.services.provide(typesetting, createTypesetting({ log: platform.log }))
    platform.services.provide(findOldPaper, createFindOldPaper(platform))
  },
  routes: registerPaperRoutes,
  jobs: [deletePaperFilesEntry, dropUnnamedFileEntry, deleteOldEditionsEntry],
  events: ({ events, jobs }) =>
    events.on(restaurantPurged, (trx, { restaurantId }) => jobs.enqueue(trx, deletePaperFiles, { restaurantId })),
  accountData: paperAccountData,
}
export { readOldPaper } from './old-paper.ts'
