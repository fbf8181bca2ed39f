import type { Feature } from '#platform/feature/feature.ts'
import { registerSitePages, type SitePagesInput } from './site.routes.ts'

/** The server's front door of the pages for everybody. */
export const siteFeature: Feature<SitePagesInput> = { name: 'site', routes: registerSitePages }
