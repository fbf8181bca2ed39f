import type { Feature } from '#platform/feature/feature.ts'
import { registerSitePages, type SitePagesInput } from './site.routes.ts'

/** Server front door of the public pages that belong to no restaurant. */
export const siteFeature: Feature<SitePagesInput> = { name: 'site', routes: registerSitePages }
