import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '#platform/http/accept-encoding.ts'
import { countUnready } from '#platform/limits/unready.ts'
import type { ReadyPage } from '#platform/pages/ready-page.ts'
import { sendPage } from '#platform/pages/send-page.ts'
import type { Platform } from '#platform/platform.ts'
import { CODE_PARAMETER, resolveLocale } from '#features/restaurants/locales/locales.rules.ts'
import { askedAnchor, DISH_PARAMETER } from '../../dish-link.rules.ts'
import { DAILY, SET_MENU_PARAMETER } from '#features/set-menus/own-address.ts'
import { askedEdition } from '../../old-paper.ts'
import { parseSegment } from '../../public-menu.rules.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import { type Shown, shownOf } from '../cache/menu-shown.ts'
import type { OldPaper } from '../../old-paper.ts'
import { noteOpened } from '../note-opened.ts'
import { type AskedPlace, askedZone } from './asked-zone.ts'
import type { AskedPage, MenuPages } from './menu-pages.ts'
import { createOldPapers, findOldPaper } from './old-papers.ts'
import type { MessagePages } from './message-pages.ts'

type PageRequest = FastifyRequest<{
  Params: { slug: string }
  Querystring: AskedPlace & {
    lang?: unknown
    [DISH_PARAMETER]?: unknown
    [SET_MENU_PARAMETER]?: unknown
  }
}>
type Parts = { platform: Platform; cache: MenuCache; pages: MenuPages; messages: MessagePages }

const UNSAFE_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
/** Below these paths there are no pages: a missing file is a plain 404, never HTML (3-decisions §10). */
const NO_PAGES = new Set(['api', 'assets', 'uploads', 'dev', '.well-known'])

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/** The place of the dish that a link names. */
function askedDish({ query }: PageRequest): string | undefined {
  const asked = query[DISH_PARAMETER]
  return typeof asked === 'string' && asked !== '' ? askedAnchor(asked) : undefined
}

/** Which page of a menu is asked for. */
function askedPage(request: PageRequest, menu: CachedMenu, kind: AskedPage['kind']): AskedPage {
  const locale = resolveLocale(menu.restaurant, request.query.lang)
  if (kind !== 'menu') return { kind, locale }
  const asksDaily = menu.hasDailyMenu && request.query[SET_MENU_PARAMETER] === DAILY
  return { kind, locale, zone: askedZone(menu, request.query), asksDaily }
}

/**
 * Keeps the query. Browsers must not store the redirect, because an owner may take a former slug back (3-decisions §5).
 */
function redirect(request: FastifyRequest, reply: FastifyReply, slug: string): void {
  reply.header('cache-control', 'public, no-cache').redirect(`/${slug}${searchOf(request.url)}`, 308)
}

function sendMissingFile(reply: FastifyReply): void {
  reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('No encontrado\n')
}

/** Answers with the page of a menu: at once when it is ready, otherwise when it was loaded and rendered. */
function createMenuAnswers({ platform, cache, pages, messages }: Parts) {
  const papers = createOldPapers(() => platform.services.get(findOldPaper), platform)
  const statusOf = (kind: Exclude<Shown, 'suspended'>) => (kind === 'menu' ? 200 : 404)

  /** What the diner holds, as far as it is known without waiting; undefined when it has to be found. */
  function readyPaper({ query, params }: PageRequest, menu: CachedMenu): OldPaper | null | undefined {
    const n = askedEdition(query[CODE_PARAMETER])
    const isHere = shownOf(platform, menu) === 'menu' && menu.restaurant.slug === params.slug
    return n === undefined || !isHere ? null : papers.getReady(menu, n)
  }

  /** What the diner holds that says something else than today. */
  async function findPaper(request: PageRequest, menu: CachedMenu): Promise<OldPaper | null> {
    const n = askedEdition(request.query[CODE_PARAMETER])
    const ready = readyPaper(request, menu)
    return ready === undefined && n !== undefined ? papers.find(menu, n) : (ready ?? null)
  }

  /** Sends the page synchronously; false when it is not rendered yet, or depends on what is not in memory. */
  function answerAtOnce(request: PageRequest, reply: FastifyReply, menu: CachedMenu): boolean {
    const { restaurant } = menu
    const oldPaper = readyPaper(request, menu)
    if (oldPaper === undefined) return false
    const kind = shownOf(platform, menu)
    // Before a redirect: the present slug is a fact about the restaurant too.
    if (kind === 'suspended') {
      messages.sendSuspended(request, reply, resolveLocale(restaurant, request.query.lang))
      return true
    }
    if (restaurant.slug !== request.params.slug) {
      redirect(request, reply, restaurant.slug)
      return true
    }
    const page = pages.getReady(menu, { ...askedPage(request, menu, kind), oldPaper })
    if (page) sendPage(request, reply, page, statusOf(kind))
    return page !== undefined
  }

  /** The page for a link to a dish; undefined without such a dish, or where the menu is not to be seen. */
  async function dishPage(request: PageRequest, menu: CachedMenu): Promise<ReadyPage | undefined> {
    const anchor = askedDish(request)
    if (!anchor || shownOf(platform, menu) !== 'menu' || menu.restaurant.slug !== request.params.slug) return undefined
    const locale = resolveLocale(menu.restaurant, request.query.lang)
    return pages.findDishPage(menu, { locale, zone: askedZone(menu, request.query), anchor })
  }

  async function answer(request: PageRequest, reply: FastifyReply): Promise<void> {
    const { slug } = request.params
    countUnready(platform, request)
    const menu = await cache.getOrLoad({ slug })
    if (!menu) return messages.sendNotFound(request, reply)
    await platform.services.get(noteOpened)(menu)
    const ofDish = await dishPage(request, menu)
    if (ofDish) return sendPage(request, reply, ofDish, 200)
    const kind = shownOf(platform, menu)
    if (answerAtOnce(request, reply, menu) || kind === 'suspended') return
    const oldPaper = await findPaper(request, menu)
    const page = await pages.getOrRender(menu, { ...askedPage(request, menu, kind), oldPaper })
    sendPage(request, reply, page, statusOf(kind))
  }

  return {
    answerAtOnce,
    /** Waits for the database: the handler returns nothing, and this sends the answer. */
    answerLater(request: PageRequest, reply: FastifyReply): void {
      answer(request, reply).catch((error: unknown) => messages.sendFailure(request, reply, error))
    },
  }
}

/** Serves `GET /{slug}` and every other URL that is no route (3-decisions §10). */
export function registerMenuPages(fastify: FastifyInstance, parts: Parts): void {
  const { cache, messages } = parts
  const { answerAtOnce, answerLater } = createMenuAnswers(parts)

  fastify.get('/:slug', (request: PageRequest, reply) => {
    const { slug } = request.params
    const menu = cache.getFresh(slug)
    // Who accepts no encoding is here because the page is large without one, and is counted.
    const isPacked = acceptedEncodings(request.headers['accept-encoding']).length > 0
    if (menu && isPacked && !askedDish(request) && answerAtOnce(request, reply, menu)) return
    const segment = parseSegment(slug)
    if (NO_PAGES.has(slug)) reply.callNotFound()
    else if (segment.kind === 'file') sendMissingFile(reply)
    else if (segment.kind === 'redirect') redirect(request, reply, segment.slug)
    else if (segment.kind === 'nothing') messages.sendNotFound(request, reply)
    else answerLater(request, reply)
  })

  /** For `/{slug}/`, deeper paths, and segments that are too long for a slug. */
  fastify.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const [first = '', ...rest] = path.slice(1).split('/')
    const segment = parseSegment(first)
    if (NO_PAGES.has(first)) reply.callNotFound()
    else if (rest.some(part => part !== '')) reply.redirect('/', 302)
    else if (segment.kind === 'file') sendMissingFile(reply)
    else if (rest.length > 0 && (segment.kind === 'menu' || segment.kind === 'redirect'))
      redirect(request, reply, segment.slug)
    else messages.sendNotFound(request, reply)
  })

  fastify.route({
    method: [...UNSAFE_METHODS],
    url: '/:slug',
    onRequest: async (_request, reply) =>
      reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Solo se puede leer\n'),
    handler: async () => undefined,
  })
}
