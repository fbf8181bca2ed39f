import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { anyone, bind } from '#platform/http/bind.ts'
import { hasDevRoutes, requireLocal } from '#platform/http/local-only.ts'
import type { Router } from '#platform/http/router.ts'
import { listOutboxMails } from '#platform/mail/outbox-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { outboxPage } from './outbox-page.ts'

const MAILS_SHOWN = 200

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

async function listMails({ db }: Pick<Platform, 'db'>) {
  const mails = await listOutboxMails(db, MAILS_SHOWN)
  return mails.map(mail => ({ ...mail, createdAt: mail.createdAt.toISOString() }))
}

/** The outbox for developers, only on this machine (3-decisions §9). */
export function registerDevRoutes(router: Router): void {
  if (!hasDevRoutes(router.platform.config)) return
  bind(router, outbox, {
    actor: anyone,
    access: (_, { request }) => requireLocal(request),
    handle: listMails,
  })
  router.fastify.get('/dev/outbox', async (request, reply) => {
    requireLocal(request)
    return outboxPage(await listMails(router.platform), reply)
  })
}
