import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import type { MenuRenderer } from '../../public-menu.render.ts'
import type { PublicSite } from './menu-pages.ts'
import { type ReadyPage, readyPage } from './rendered-page.ts'
import { sendPage } from './send-page.ts'

const RETRY_AFTER_S = '5'

/** Database and network faults carry a code; faults of ours do not. */
const isOutOfReach = (error: unknown): boolean => typeof (error as { code?: unknown }).code === 'string'

export type MessagePages = ReturnType<typeof createMessagePages>

/** The pages that say one thing (not found, failed), made once for all. */
export function createMessagePages(site: PublicSite) {
  const made = new Map<string, Promise<ReadyPage>>()

  async function make(name: 'renderNotFoundPage' | 'renderErrorPage'): Promise<ReadyPage> {
    const renderer: MenuRenderer = await site.renderer()
    const page = await readyPage(renderer[name](), { language: 'es', development: site.development })
    page.headers['x-robots-tag'] = 'noindex'
    return page
  }

  function get(name: 'renderNotFoundPage' | 'renderErrorPage'): Promise<ReadyPage> {
    const kept = made.get(name)
    if (kept && !site.development) return kept
    const page = make(name)
    made.set(name, page)
    page.catch(() => made.delete(name))
    return page
  }

  return {
    /** 404, 'Restaurante no encontrado' (S1 §2). */
    async sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      sendPage(request, reply, await get('renderNotFoundPage'), 404)
    },

    /** 500, or 503 without the database; what happened is in the log alone. */
    async sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<void> {
      const status = error instanceof AppError ? error.status : isOutOfReach(error) ? 503 : 500
      request.log.error({ err: error }, 'menu page failed')
      if (reply.sent || reply.raw.headersSent) return
      if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
      reply.header('x-request-id', request.id)
      const page = await get('renderErrorPage')
      sendPage(request, reply, { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }, status)
    },
  }
}
