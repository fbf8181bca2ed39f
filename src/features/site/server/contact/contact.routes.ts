import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { sendContactMessage } from '../../contact.contract.ts'
import { CONTACT_IP } from '../../contact.limits.ts'
import { receiveContactMessage } from './contact.service.ts'

/** The call of the contact form (S1 §7). */
export function registerContactRoutes(router: Router): void {
  bind(router, sendContactMessage, {
    actor: anyone,
    limitBody: ({ limits }, { request }) => limits.consume(CONTACT_IP, limits.networkOf(request.ip)),
    handle: async (platform, { body }) => {
      await receiveContactMessage(platform, body)
      return null
    },
  })
}
