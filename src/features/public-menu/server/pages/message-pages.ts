import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '#shared/locale.ts'
import { ownOriginOnly } from '#platform/pages/content-policy.ts'
import { createFixedPages } from '#platform/pages/fixed-pages.ts'
import { noteError, toAppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import type { MenuFrontend } from './menu-frontend.ts'

/** The build inlines small pictures of the public pages' frame. */
const framePolicy = { ...ownOriginOnly, 'img-src': ["'self'", 'data:'] }

/** A language: the page of a suspended menu. */
type Key = 'notFound' | 'error' | 'offline' | Locale

export type MessagePages = ReturnType<typeof createMessagePages>

/** The pages with one message (not found, failed). */
export function createMessagePages({ log, clock }: Platform, frontend: MenuFrontend) {
  const year = () => clock.now().getUTCFullYear()
  const pages = createFixedPages<Key>({
    render: async key => {
      const renderer = await frontend.renderer()
      if (key === 'offline') return renderer.renderOfflinePage(frontend.assets)
      if (isLocale(key)) return renderer.renderSuspendedPage(key)
      return key === 'error' ? renderer.renderErrorPage() : renderer.renderNotFoundPage(year())
    },
    optionsOf: key => ({
      language: isLocale(key) ? key : 'es',
      policy: key === 'notFound' ? framePolicy : ownOriginOnly,
      stored: key !== 'error' && !isLocale(key),
      headers: { 'x-robots-tag': 'noindex' },
    }),
    edition: year,
    log,
    development: frontend.development,
  })

  return {
    /** 404, 'Restaurante no encontrado' (S1 §2). */
    sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
      pages.send(request, reply, 'notFound', 404)
    },

    /** 451, the same page for every menu that the operator has suspended (3-decisions §4). */
    sendSuspended(request: FastifyRequest, reply: FastifyReply, locale: Locale): void {
      pages.send(request, reply, locale, 451)
    },

    /** What a diner's phone saves for when it has no network. */
    sendOffline(request: FastifyRequest, reply: FastifyReply): void {
      pages.send(request, reply, 'offline')
    },

    /** 500, 503 without the database or a disk, or when it waited too long, 429. The cause is only in the log. */
    sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
      if (reply.sent || reply.raw.headersSent) return void request.log.error({ err: error }, 'menu page failed late')
      const known = toAppError(error)
      noteError(reply, known)
      pages.send(request, reply, 'error', known.status)
    },
  }
}
