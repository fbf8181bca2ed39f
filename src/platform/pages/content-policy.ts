import { createHash } from 'node:crypto'
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
