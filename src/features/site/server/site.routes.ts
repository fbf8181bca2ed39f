import type { Router } from '#platform/http/router.ts'
import { ownOriginOnly } from '#platform/pages/content-policy.ts'
import { createFixedPages } from '#platform/pages/fixed-pages.ts'
import { SITE_PATHS, type SitePath, type SiteRenderer } from '../site.render.ts'

export type SitePagesInput = { renderer: () => Promise<SiteRenderer>; development: boolean }

/** Small pictures are inlined by the build. */
const policy = { ...ownOriginOnly, 'img-src': ["'self'", 'data:'] }

/**
 * The public pages: no cookies, no third parties, and CSP hashes instead of nonces, so that the pages can be cached.
 */
export function registerSitePages({ fastify, platform }: Router, { renderer, development }: SitePagesInput): void {
  const { clock, config, log } = platform
  const year = () => clock.now().getUTCFullYear()
  const pages = createFixedPages<SitePath>({
    render: async path => {
      const { renderSitePage } = await renderer()
      const { publicUrl, operator, contactEmail } = config
      return renderSitePage({ path, publicUrl, operator, contactEmail, year: year() })
    },
    optionsOf: () => ({ language: 'es', policy }),
    edition: year,
    log,
    development,
  })
  for (const path of SITE_PATHS) fastify.get(path, (request, reply) => pages.send(request, reply, path))
}
