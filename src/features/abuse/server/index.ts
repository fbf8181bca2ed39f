import type { Feature } from '#platform/feature/feature.ts'
import type { Router } from '#platform/http/router.ts'
import { abuse } from './abuse.command.ts'
import { abuseJobs } from './abuse.jobs.ts'
import { registerAbuseCall } from './abuse.routes.ts'
import { registerReportPage, type ReportFrontend } from './report-page.routes.ts'

function registerAbuseRoutes(router: Router, frontend: ReportFrontend): void {
  registerAbuseCall(router)
  registerReportPage(router, frontend)
}

/** Server front door of reports about menus. */
export const abuseFeature: Feature<ReportFrontend> = {
  name: 'abuse',
  routes: registerAbuseRoutes,
  jobs: abuseJobs,
  adminCommands: { abuse },
}
