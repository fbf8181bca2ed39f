import type { Feature } from '#platform/feature/feature.ts'
import { checkAccountData } from './check.account-data.ts'
import { checkJobs } from './check.jobs.ts'
import { registerCheckRoutes } from './check.routes.ts'
import { reportJobs } from './reports/reports.jobs.ts'
import { registerReportRoutes } from './reports/reports.routes.ts'

/** Server front door of the check. */
export const safetyFeature: Feature = {
  name: 'safety',
  routes: router => {
    registerCheckRoutes(router)
    registerReportRoutes(router)
  },
  jobs: [...checkJobs, ...reportJobs],
  accountData: checkAccountData,
}
export { checkEntity, type CheckState } from './check.changes.ts'
