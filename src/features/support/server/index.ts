import type { Feature } from '#platform/feature/feature.ts'
import { supportAccountData } from './support.account-data.ts'
import { supportJobs } from './support.jobs.ts'
import { registerSupportRoutes } from './support.routes.ts'
import { tickets } from './tickets.command.ts'

/** Server front door of support. */
export const supportFeature: Feature = {
  name: 'support',
  routes: registerSupportRoutes,
  jobs: supportJobs,
  adminCommands: { tickets },
  accountData: supportAccountData,
}
