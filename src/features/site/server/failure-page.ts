import type { Router } from '#platform/http/router.ts'
import { formatPolicy, ownOriginOnly, withHashes } from '#platform/pages/content-policy.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { escapeHtml } from '#shared/html.ts'
import { REQUEST_ID, REQUEST_URL, type SiteRenderer } from '../site.render.ts'

/** A page request that fails is answered with our page and its number, instead of the envelope (decision 0097). */
export function registerFailurePage(
  { fastify, platform }: Pick<Router, 'fastify' | 'platform'>,
  renderer: () => Promise<SiteRenderer>,
): void {
  const { contactEmail } = platform.config
  let rendered: RenderedPage | undefined
  fastify.failurePage.render = async ({ id, url }) => {
    rendered ??= (await renderer()).renderFailurePage({ contactEmail })
    return {
      html: rendered.html.replace(REQUEST_ID, () => escapeHtml(id)).replace(REQUEST_URL, () => escapeHtml(url)),
      headers: {
        'content-security-policy': formatPolicy(withHashes(ownOriginOnly, rendered)),
        'content-language': 'es',
        'x-robots-tag': 'noindex',
      },
    }
  }
}
