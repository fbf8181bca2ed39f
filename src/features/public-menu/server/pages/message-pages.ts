import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { isLocale, type Locale } from '#shared/locale.ts'
import { ownOriginOnly } from '#platform/pages/content-policy.ts'
import { createFixedPages } from '#platform/pages/fixed-pages.ts'
import { noteFailure } from '#platform/http/answers/answer-log.ts'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import type { Platform } from '#platform/platform.ts'
import type { MenuFrontend } from './menu-frontend.ts'

const RETRY_AFTER_S = '5'
const FAILED = 500

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

    /** 500, 503 without the database or when it waited too long, 429. The cause is only in the log. */
    sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
      const status = error instanceof AppError ? error.status : isDatabaseUnavailable(error) ? 503 : 500
      if (reply.sent || reply.raw.headersSent) return void request.log.error({ err: error }, 'menu page failed late')
      // Without the stack of whoever is refused again and again.
      if (status >= FAILED) noteFailure(reply, { err: error })
      const wait = error instanceof AppError ? error.retryAfterS : undefined
      if (wait !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(wait))))
      else if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
      pages.send(request, reply, 'error', status)
    },
  }
}
