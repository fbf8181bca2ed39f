import type { Feature } from '#platform/feature/feature.ts'
import { addMenuExtra } from '#features/menu/server/index.ts'
import { codesPresenter } from '#features/menu/server/presented.ts'
import { selectCodeZones } from './code-zones.store.ts'
import { codesAccountData } from './codes.account-data.ts'
import { registerCodeRoutes } from './codes.routes.ts'

/** Server front door of the codes of tables. */
export const codesFeature: Feature = {
  name: 'codes',
  start: ({ platform }) => addMenuExtra(platform.services, { ...codesPresenter, select: selectCodeZones }),
  routes: registerCodeRoutes,
  accountData: codesAccountData,
}
export { codeEntity, type CodeState } from './codes.changes.ts'
