import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { endpoint } from '#shared/endpoint.ts'
import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { listOutboxMails } from '#platform/mail/outbox-mail.ts'
import { outboxPage } from './outbox-page.ts'

const MAILS_SHOWN = 200
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** The mails of the local outbox, newest first (3-decisions §9). */
export const outbox = endpoint({
  name: 'dev.outbox',
  summary: 'Mails that were sent to the local outbox, newest first',
  method: 'GET',
  path: '/dev/outbox',
  holdsSecret: true,
  answer: z.array(
    z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), createdAt: z.string() }),
  ),
})

/** A plain 404 for every client that is not on this machine. Only the socket's IP counts, no header. */
const loopbackOnly = (request: FastifyRequest): undefined => {
  if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) throw new AppError(commonErrors.notFound)
  return undefined
}

async function listMails(router: Router) {
  const mails = await listOutboxMails(router.platform.db, MAILS_SHOWN)
  return mails.map(mail => ({ ...mail, createdAt: mail.createdAt.toISOString() }))
}

/** `/dev/*` and `/api/dev/*` do not exist in production. */
export function registerDevRoutes(router: Router): void {
  if (router.platform.config.production) return
  bind(router, outbox, {
    actor: anyone,
    access: (_, __, request) => loopbackOnly(request),
    handle: () => listMails(router),
  })
  router.fastify.get('/dev/outbox', async (request, reply) => {
    loopbackOnly(request)
    return outboxPage(await listMails(router), reply)
  })
}
