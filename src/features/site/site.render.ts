import { PAGES } from '#shared/page-paths.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'

/** Pages for everybody that belong to no restaurant. */
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
  /** Who runs the service, as far as the operator has said it. */
  operator: { name?: string | undefined; address?: string | undefined; taxId?: string | undefined }
  contactEmail: string | undefined
}

/** Pure; the build of `app/site/ssr.tsx` provides it to the server. */
export type SiteRenderer = { renderSitePage: (input: SitePageInput) => RenderedPage }
