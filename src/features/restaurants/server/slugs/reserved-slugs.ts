import { normalizeSlug } from '#shared/slug.ts'
import { DEMO_SLUG } from '../../demo.rules.ts'

/** Names that are no registered route, or may become one: no restaurant may have them as slug (3-decisions §5). */
const STATIC_WORDS = `
  api auth dashboard precios subscription components assets uploads dev docs openapi
  aviso-legal politica-privacidad politica-cookies terminos-condiciones
  admin login logout register registro health metrics status static public build
  sw.js manifest.json manifest.webmanifest site.webmanifest robots.txt sitemap.xml security.txt
  .well-known favicon.ico favicon.svg apple-touch-icon.png index.html humans.txt ads.txt
  sobremesa soporte support contacto ayuda blog www app null undefined ${DEMO_SLUG}`
  .trim()
  .split(/\s+/)

/** In normal form, in which all slugs are compared. */
const reserved = new Set(STATIC_WORDS.map(normalizeSlug))

/**
 * Reserves the first segment of each path or name (`/precios`, `/uploads/:folder/:file`, `sw.js`); called for every
 * registered route. Parameters and wildcards reserve nothing.
 */
export function reserveSlugs(paths: Iterable<string>): void {
  for (const path of paths) {
    const segment = path.replace(/^\/+/, '').split(/[/?]/)[0] ?? ''
    const word = /[:*]/.test(segment) ? '' : normalizeSlug(segment)
    if (word) reserved.add(word)
  }
}

/** All of them but the demo's slug, which has a menu. */
export const listReservedSlugs = (): string[] => [...reserved].filter(word => word !== DEMO_SLUG)

/** True when a slug (in normal form) is reserved. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug)
