import type { Feature } from '#platform/feature/feature.ts'
import { changeUndone } from '#features/history/server/index.ts'
import { restaurantPurged } from '#features/restaurants/server/index.ts'
import { bringingAccountData } from './bringing.account-data.ts'
import { registerBringingRoutes } from './bringing.routes.ts'
import { doctor } from './doctor.ts'
import { deleteDraftFiles } from './drafts/draft-files.ts'
import { draftJobs } from './drafts/drafts.jobs.ts'
import { deleteDraft } from './drafts/drafts.store.ts'
import { cartaReader } from './drafts/read-draft.ts'
import { restoreDraft } from './drafts/restore-draft.ts'
import { createCartaReader } from './process/carta-reader.ts'

export { importEntity, type ImportState } from './drafts/import.changes.ts'

/** Server front door of bringing. */
export const bringingFeature: Feature = {
  name: 'bringing',
  start: ({ platform }) => platform.services.provide(cartaReader, createCartaReader()),
  routes: registerBringingRoutes,
  jobs: draftJobs,
  events: ({ events, jobs }) => {
    events.on(changeUndone, restoreDraft)
    events.on(restaurantPurged, async (trx, { restaurantId }) => {
      const draftId = await deleteDraft(trx, restaurantId)
      if (draftId !== undefined) await jobs.enqueue(trx, deleteDraftFiles, { draftId })
    })
  },
  accountData: bringingAccountData,
  doctor,
}
