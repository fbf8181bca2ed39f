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

/** The QR of the demo's menu, drawn on the landing page: an SVG path in modules, within a square of `side` modules. */
export type DemoCode = { readableUrl: string; path: string; side: number }

export type SitePageInput = {
  path: SitePath
  /** Origin of `PUBLIC_URL`, without a slash at its end. */
  publicUrl: string
  year: number
  demo: DemoCode
  /** Who runs the service, as far as the settings say. */
  operator: { name?: string | undefined; address?: string | undefined; taxId?: string | undefined }
  contactEmail: string | undefined
  /** Names of the two cookies. */
  cookies: { access: string; refresh: string }
  /** How many days a menu stays visible without a plan. */
  lapsedMenuDays: number
}

/** Placeholders in the page of a failure: the failed request's number, and its path with the query. */
export const REQUEST_ID = '__REQUEST_ID__'
export const REQUEST_URL = '__REQUEST_URL__'
export type FailurePageInput = { contactEmail: string | undefined }

/** Pure functions; the build of `app/site/ssr.tsx` gives them to the server. */
export type SiteRenderer = {
  renderSitePage: (input: SitePageInput) => RenderedPage
  renderFailurePage: (input: FailurePageInput) => RenderedPage
}
