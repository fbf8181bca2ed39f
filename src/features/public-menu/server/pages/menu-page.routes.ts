import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '#platform/pages/send-page.ts'
import type { Platform } from '#platform/platform.ts'
import { isMenuVisible, readAddress, resolveLocale } from '../../public-menu.rules.ts'
import type { MenuPages } from './menu-pages.ts'
import type { MenuCopy, Menus } from '../cache/menus.ts'
import type { MessagePages } from './message-pages.ts'

type PageRequest = FastifyRequest<{ Params: { slug: string }; Querystring: { lang?: unknown } }>
type Parts = { platform: Platform; menus: Menus; pages: MenuPages; messages: MessagePages }

const UNSAFE_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
/** Below these nothing is a page: what is missing there is a plain 404, never HTML (3-decisions §10). */
const NO_PAGES = new Set(['api', 'assets', 'uploads', 'dev', '.well-known'])

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/** The query is kept. Not remembered: an owner may take a former address back (3-decisions §5). */
function redirect(request: FastifyRequest, reply: FastifyReply, slug: string): void {
  reply.header('cache-control', 'public, no-cache').redirect(`/${slug}${searchOf(request.url)}`, 308)
}

function sendMissingFile(reply: FastifyReply): void {
  reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('No encontrado\n')
}

/** `GET /{slug}` and the other addresses of one or more segments that are no route (3-decisions §10). */
export function registerMenuPages(fastify: FastifyInstance, { platform, menus, pages, messages }: Parts): void {
  const { clock, config } = platform

  const kindOf = ({ stored }: MenuCopy) =>
    isMenuVisible(stored, clock.now().getTime(), config.lapsedMenuDays) ? 'menu' : 'unavailable'
  const statusOf = (kind: 'menu' | 'unavailable') => (kind === 'menu' ? 200 : 404)

  /** From memory, without waiting for anything; false when that cannot be. */
  function answerAtOnce(request: PageRequest, reply: FastifyReply, copy: MenuCopy): boolean {
    const { restaurant } = copy.stored.menu
    if (restaurant.slug !== request.params.slug) {
      redirect(request, reply, restaurant.slug)
      return true
    }
    const kind = kindOf(copy)
    const page = pages.ready(copy, kind, resolveLocale(restaurant, request.query.lang))
    if (page) sendPage(request, reply, page, statusOf(kind))
    return page !== undefined
  }

  async function answer(request: PageRequest, reply: FastifyReply): Promise<void> {
    const { slug } = request.params
    const copy = await menus.find({ slug })
    if (!copy) return messages.sendNotFound(request, reply)
    if (answerAtOnce(request, reply, copy)) return
    const kind = kindOf(copy)
    const page = await pages.get(copy, kind, resolveLocale(copy.stored.menu.restaurant, request.query.lang))
    sendPage(request, reply, page, statusOf(kind))
  }

  /** The answer of work that waits; it is sent when it is there, the handler itself returns nothing. */
  function later(request: FastifyRequest, reply: FastifyReply, work: Promise<void>): void {
    work.catch((error: unknown) => messages.sendFailure(request, reply, error))
  }

  fastify.get('/:slug', (request: PageRequest, reply) => {
    const { slug } = request.params
    const copy = menus.at(slug)
    if (copy && answerAtOnce(request, reply, copy)) return
    const address = readAddress(slug)
    if (NO_PAGES.has(slug)) reply.callNotFound()
    else if (address.kind === 'file') sendMissingFile(reply)
    else if (address.kind === 'redirect') redirect(request, reply, address.slug)
    else if (address.kind === 'nothing') messages.sendNotFound(request, reply)
    else later(request, reply, answer(request, reply))
  })

  /** `/{slug}/`, deeper paths, and what is too long to be a slug. */
  fastify.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const [first = '', ...rest] = path.slice(1).split('/')
    const address = readAddress(first)
    if (NO_PAGES.has(first)) reply.callNotFound()
    else if (rest.some(segment => segment !== '')) reply.redirect('/', 302)
    else if (address.kind === 'file') sendMissingFile(reply)
    else if (rest.length > 0 && (address.kind === 'menu' || address.kind === 'redirect'))
      redirect(request, reply, address.slug)
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
