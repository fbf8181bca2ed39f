import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { addToTicket, createTicket, listTickets } from '../support.contract.ts'
import { TICKETS_USER } from '../support.limits.ts'
import { addTo, openTicket, ownTickets } from './tickets.service.ts'

/** Tickets: every signed-in user may write, also with an ended plan, also workers (3-decisions §3). */
export function registerSupportRoutes(router: Router): void {
  bind(router, createTicket, {
    actor: requireActor,
    limitBody: ({ limits }, { actor }) => limits.consume(TICKETS_USER, actor.userId),
    handle: (platform, { actor, body }) => openTicket(platform, actor, body),
  })
  bind(router, listTickets, { actor: requireActor, handle: (platform, { actor }) => ownTickets(platform, actor) })
  bind(router, addToTicket, {
    actor: requireActor,
    limitBody: ({ limits }, { actor }) => limits.consume(TICKETS_USER, actor.userId),
    handle: (platform, { actor, params, body }) => addTo(platform, actor, { id: params.id, message: body.message }),
  })
}
