import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { PAGES } from '#shared/page-paths.ts'
import { isUuid } from '#shared/id.ts'
import type { Router } from '#platform/http/router.ts'
import { createGate } from '#platform/limits/gate.ts'
import type { Platform } from '#platform/platform.ts'
import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import {
  type ListedFrom,
  listListedMenus,
  type ListedMenu,
  type ListedPage,
  listPartStarts,
} from '#features/restaurants/server/index.ts'
import { MENUS_PER_PAGE, MENUS_PER_SITEMAP, SITEMAP_MAX_AGE_S, SITEMAPS_WAITING_MAX } from '../../site.limits.ts'
import { SITE_PATHS } from '../../site.render.ts'
import { writeSitemap, writeSitemapIndex } from './sitemap-xml.ts'

/** `pages.xml`, or `menus-{id}.xml` with the menus from that restaurant on. */
const MENUS_FILE = /^menus-(.+)\.xml$/

/** Paths that are no page for search engines. `$` ends a path: `/auth` alone would also mean `/autentica`. */
function writeRobots(publicUrl: string): string {
  const alone = [PAGES.signIn, PAGES.dashboard, PAGES.subscription, PAGES.components]
  const paths = ['/api/', ...alone.flatMap(path => [`${path}$`, `${path}/`, `${path}?`])]
  return `User-agent: *\n${paths.map(path => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
}

function sendXml(reply: FastifyReply, xml: string | Readable): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${SITEMAP_MAX_AGE_S}`)
    .type('application/xml; charset=utf-8')
    .send(xml)
}

/** URLs of the menus of one sitemap, read in a few statements; one sitemap at a time asks the database. */
function createMenuUrls({ config, db, clock }: Platform) {
  const gate = createGate({ atOnce: 1, queue: SITEMAPS_WAITING_MAX })
  const urlsOf = (menu: ListedMenu) => menu.supportedLocales.map(locale => config.publicUrl + menuPath(menu, locale))
  return async function* menuUrls(from: string): AsyncGenerator<string[]> {
    let next: string | undefined = from
    for (let left = MENUS_PER_SITEMAP; next !== undefined && left > 0; ) {
      const page: ListedFrom = { id: next, exclusive: left < MENUS_PER_SITEMAP, limit: Math.min(left, MENUS_PER_PAGE) }
      const { menus, last }: ListedPage = await gate(() => listListedMenus(db, page, clock.now()))
      yield menus.flatMap(urlsOf)
      left -= page.limit
      next = last
    }
  }
}

/**
 * What search engines read: `/robots.txt`, and the sitemaps of the pages and of the visible menus of entitled owners.
 */
export function registerSearch({ fastify, platform }: Router): void {
  const { config, db } = platform
  const { publicUrl } = config
  const gate = createGate({ atOnce: 1, queue: SITEMAPS_WAITING_MAX })
  const menuUrls = createMenuUrls(platform)
  const robots = writeRobots(publicUrl)

  fastify.get('/robots.txt', (_request, reply) => {
    reply.header('cache-control', `public, max-age=${SITEMAP_MAX_AGE_S}`).type('text/plain; charset=utf-8').send(robots)
  })

  fastify.get('/sitemap.xml', async (_request, reply) => {
    const starts = await gate(() => listPartStarts(db, MENUS_PER_SITEMAP))
    const files = ['pages', ...starts.map(id => `menus-${id}`)]
    return sendXml(reply, writeSitemapIndex(files.map(file => `${publicUrl}/sitemaps/${file}.xml`)))
  })

  fastify.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params }, reply) => {
    if (params.file === 'pages.xml') {
      const urls = SITE_PATHS.map(path => publicUrl + path)
      return sendXml(reply, Readable.from(writeSitemap([urls])))
    }
    const from = MENUS_FILE.exec(params.file)?.[1] ?? ''
    if (!isUuid(from)) return reply.callNotFound()
    return sendXml(reply, Readable.from(writeSitemap(menuUrls(from))))
  })
}
