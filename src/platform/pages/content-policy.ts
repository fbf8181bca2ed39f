import { createHash } from 'node:crypto'
import type { Storage } from '#platform/storage/storage.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'

/** A Content Security Policy by directive: `{ 'img-src': ["'self'", 'data:'] }`. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>

/** For a page that loads only from our own origin and sends nothing; a page spreads it and adds its differences. */
export const ownOriginOnly = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': [],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
} as const satisfies ContentPolicy

/** For `img-src` of a page that shows stored images: our own origin, and the bucket's where there is one. */
export const imagesFrom = ({ publicOrigin }: Pick<Storage, 'publicOrigin'>): string[] =>
  publicOrigin === undefined ? ["'self'"] : ["'self'", publicOrigin]

/** The value of the header. */
export const formatPolicy = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** The policy that also allows the page's own inline styles and scripts, and no others. */
export const withHashes = (policy: ContentPolicy, { styles, scripts }: RenderedPage): ContentPolicy => ({
  ...policy,
  'script-src': [...(policy['script-src'] ?? []), ...scripts.map(hashOf)],
  'style-src': [...(policy['style-src'] ?? []), ...styles.map(hashOf)],
})

/** How React prints it. */
const CHARSET = '<meta charSet="utf-8"/>'

/**
 * The page with its policy inside, hashes too, for a server that sends the same headers with each page. What a policy
 * can say only in a header is left out. Throws for a page that does not begin with its charset.
 */
export function withPolicyInside(page: RenderedPage, policy: ContentPolicy): RenderedPage {
  const { 'frame-ancestors': _, ...inside } = withHashes(policy, page)
  if (!page.html.includes(CHARSET)) throw new Error('a page without its charset')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(inside)}"/>`
  return { ...page, html: page.html.replace(CHARSET, () => CHARSET + meta) }
}
