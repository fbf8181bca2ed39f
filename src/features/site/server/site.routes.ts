import type { Router } from '#platform/http/router.ts'
import { ownOriginOnly } from '#platform/pages/content-policy.ts'
import { createFixedPages } from '#platform/pages/fixed-pages.ts'
import { cookieName } from '#features/identity/server/index.ts'
import { menuUrl, qrPath, readableUrl, sizeWithQuietZone } from '#features/qr/qr.rules.ts'
import { qrMatrix } from '#features/qr/server/index.ts'
import { DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import { registerFailurePage } from './failure-page.ts'
import { type DemoCode, SITE_PATHS, type SitePath, type SiteRenderer } from '../site.render.ts'

export type SitePagesInput = { renderer: () => Promise<SiteRenderer>; development: boolean }

/** Small pictures are inlined by the build. */
const policy = { ...ownOriginOnly, 'img-src': ["'self'", 'data:'] }

function demoCode(publicUrl: string): DemoCode {
  const matrix = qrMatrix(menuUrl(publicUrl, DEMO_SLUG))
  return {
    readableUrl: readableUrl(publicUrl, DEMO_SLUG),
    path: qrPath(matrix),
    side: sizeWithQuietZone(matrix.length),
  }
}

/**
 * The public pages: no cookies, no third parties, and CSP hashes instead of nonces, so that the pages can be cached.
 */
export function registerSitePages(router: Router, { renderer, development }: SitePagesInput): void {
  const { fastify, front, platform } = router
  const { clock, config, log } = platform
  const year = () => clock.now().getUTCFullYear()
  const { publicUrl, operator, contactEmail, lapsedMenuDays } = config
  const cookies = { access: cookieName('access', platform), refresh: cookieName('refresh', platform) }
  const facts = { publicUrl, operator, contactEmail, lapsedMenuDays, cookies, demo: demoCode(publicUrl) }
  const pages = createFixedPages<SitePath>({
    render: async path => {
      const { renderSitePage } = await renderer()
      return renderSitePage({ path, ...facts, year: year() })
    },
    optionsOf: () => ({ language: 'es', policy }),
    edition: year,
    log,
    development,
  })
  registerFailurePage(router, renderer)
  for (const path of SITE_PATHS) fastify.get(path, (request, reply) => pages.send(request, reply, path))
  const paths = new Set<string>(SITE_PATHS)
  front.add('site_page', path => (paths.has(path) ? pages.getReady(path as SitePath) : undefined))
}
