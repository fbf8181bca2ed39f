import type { Router } from '#platform/http/router.ts'
import type { Feature } from '#platform/feature/feature.ts'
import { contactJobs } from './contact/contact.jobs.ts'
import { contactMessages } from './contact/contact-messages.command.ts'
import { registerContactRoutes } from './contact/contact.routes.ts'
import { registerSearch } from './search/search.routes.ts'
import { registerSitePages, type SitePagesInput } from './site.routes.ts'

function registerSiteRoutes(router: Router, frontend: SitePagesInput): void {
  registerSitePages(router, frontend)
  registerContactRoutes(router)
  registerSearch(router)
}

/** Server front door of the public pages that belong to no restaurant, and of the contact form. */
export const siteFeature: Feature<SitePagesInput> = {
  name: 'site',
  routes: registerSiteRoutes,
  jobs: contactJobs,
  adminCommands: { 'contact-messages': contactMessages },
}
