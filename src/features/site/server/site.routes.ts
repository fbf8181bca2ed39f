import { createHash } from 'node:crypto'
import type { Router } from '#platform/http/router.ts'
import { SITE_PATHS, type SitePath, type SiteRenderer } from '../site.render.ts'

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

const policy = (styles: string[], scripts: string[]): string =>
  [
    "default-src 'none'",
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

/** The pages for everybody: no cookies, no third parties, hashes instead of nonces so that they may be cached. */
export function registerSitePages({ fastify, platform }: Router, renderer: () => Promise<SiteRenderer>): void {
  const page = (path: SitePath) => async () => {
    const { renderSitePage } = await renderer()
    const { publicUrl, operator, contactEmail } = platform.config
    return renderSitePage({ path, publicUrl, operator, contactEmail, year: platform.clock.now().getUTCFullYear() })
  }
  for (const path of SITE_PATHS) {
    const render = page(path)
    fastify.get(path, async (_request, reply) => {
      const { html, styles, scripts } = await render()
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'public, no-cache')
        .header('content-security-policy', policy(styles, scripts))
      return html
    })
  }
}
