import type { Endpoint } from '#shared/endpoint.ts'
import type { CallAccess, CallActor, Steps } from '#platform/http/call.ts'
import { registerCall } from '#platform/http/call-steps.ts'
import type { ReadyAnswer } from '#platform/http/front/ready-answer.ts'
import type { Router } from '#platform/http/router.ts'
import { sendPage } from './send-page.ts'

/**
 * Binds one endpoint below `/api` whose answer is kept: the whole envelope, compressed, with its ETag. Refusals come in
 * the order of `bind`. Whoever makes the answer passes its data through the endpoint's schema.
 */
export function bindReady<E extends Endpoint, Actor extends CallActor, Access extends CallAccess>(
  router: Router,
  endpoint: E,
  steps: Steps<E, Actor, Access, ReadyAnswer>,
): void {
  registerCall(router, endpoint, steps, (answer, request, reply) => sendPage(request, reply, answer))
}
