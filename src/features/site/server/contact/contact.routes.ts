import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { sendContactMessage } from '../../contact.contract.ts'
import { CONTACT_IP } from '../../contact.limits.ts'
import { receiveContactMessage } from './contact.service.ts'

/** The call of the contact form (S1 §7). */
export function registerContactRoutes(router: Router): void {
  const { platform } = router
  bind(router, sendContactMessage, {
    actor: anyone,
    limitBody: (_, request) => platform.limits.consume(CONTACT_IP, platform.limits.networkOf(request.ip)),
    handle: async ({ body }) => {
      await receiveContactMessage(platform, body)
      return null
    },
  })
}
