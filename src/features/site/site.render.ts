import { PAGES } from '#shared/page-paths.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'

/** Public pages that belong to no restaurant. */
export const SITE_PATHS = [
  PAGES.landing,
  PAGES.pricing,
  PAGES.legalNotice,
  PAGES.privacy,
  PAGES.cookies,
  PAGES.terms,
] as const
export type SitePath = (typeof SITE_PATHS)[number]

export type SitePageInput = {
  path: SitePath
  /** Origin of `PUBLIC_URL`, without a slash at its end. */
  publicUrl: string
  year: number
  /** Who runs the service, as far as the settings say. */
  operator: { name?: string | undefined; address?: string | undefined; taxId?: string | undefined }
  contactEmail: string | undefined
}

/** Pure functions; the build of `app/site/ssr.tsx` gives them to the server. */
export type SiteRenderer = { renderSitePage: (input: SitePageInput) => RenderedPage }
