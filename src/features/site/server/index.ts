import type { Feature } from '#platform/feature/feature.ts'
import type { SiteRenderer } from '../site.render.ts'
import { registerSitePages } from './site.routes.ts'

/** The server's front door of the pages for everybody. */
export const siteFeature: Feature<{ renderer: () => Promise<SiteRenderer> }> = {
  name: 'site',
  routes: (router, site) => registerSitePages(router, site.renderer),
}
