import { normalizeSlug } from '#shared/slug.ts'
import { defineService } from '#platform/process/services.ts'
import { DEMO_SLUG } from '../../demo.rules.ts'

/** Names that are no registered route, or may become one: no restaurant may have them as slug (3-decisions §5). */
const STATIC_WORDS = `
  api auth dashboard precios subscription components assets uploads dev docs openapi
  aviso-legal politica-privacidad politica-cookies terminos-condiciones
  admin login logout register registro health metrics status static public build
  sw.js manifest.json manifest.webmanifest site.webmanifest robots.txt sitemap.xml security.txt
  .well-known favicon.ico favicon.svg apple-touch-icon.png index.html humans.txt ads.txt
  cuenta pago pagos factura acceso entrar iniciar-sesion seguridad oficial
  sobremesa soporte support contacto ayuda blog www app null undefined ${DEMO_SLUG}`
  .trim()
  .split(/\s+/)

/** The words that no restaurant may have as slug, in this process. */
export type ReservedSlugs = {
  /**
   * Reserves the first segment of each path or name (`/precios`, `/uploads/:folder/:file`, `sw.js`); called for every
   * registered route. Parameters and wildcards reserve nothing.
   */
  reserve(paths: Iterable<string>): void
  /** All of them but the demo's slug, which has a menu. */
  list(): string[]
  /** True when a slug (in normal form) is reserved; only whole words are. A restaurant that has it already keeps it. */
  has(slug: string): boolean
}
export const reservedSlugs = defineService<ReservedSlugs>('restaurants.reserved-slugs')

export function createReservedSlugs(): ReservedSlugs {
  // In normal form, in which all slugs are compared.
  const reserved = new Set(STATIC_WORDS.map(normalizeSlug))
  return {
    reserve: paths => {
      for (const path of paths) {
        const segment = path.replace(/^\/+/, '').split(/[/?]/)[0] ?? ''
        const word = /[:*]/.test(segment) ? '' : normalizeSlug(segment)
        if (word) reserved.add(word)
      }
    },
    list: () => [...reserved].filter(word => word !== DEMO_SLUG),
    has: slug => reserved.has(slug),
  }
}
