import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { consumeEach } from '#platform/limits/consume-each.ts'
import { FORGOT_IP, FORGOT_EMAIL, FORGOT_EMAIL_DAY, RESET_IP, VERIFY_EMAIL } from '../../accounts.limits.ts'
import * as contract from '../../reset.contract.ts'
import { requestCode, setPassword, verifyCode } from './reset.service.ts'
import { typedEmail } from '../typed-email.ts'

/** The three steps of resetting a password (S1 §2, 3-decisions §2). */
export function registerResetRoutes(router: Router): void {
  bind(router, contract.forgotPassword, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(FORGOT_IP, limits.networkOf(request.ip)),
    limitBody: ({ limits }, { body }) =>
      consumeEach(limits, [
        [FORGOT_EMAIL_DAY, typedEmail(body)],
        [FORGOT_EMAIL, typedEmail(body)],
      ]),
    handle: async (platform, { body }) => {
      await requestCode(platform, body.email)
      return null
    },
  })
  bind(router, contract.verifyResetCode, {
    actor: anyone,
    limitBody: ({ limits }, { body }) => limits.consume(VERIFY_EMAIL, typedEmail(body)),
    handle: async (platform, { body }) => ({ tempToken: await verifyCode(platform, body) }),
  })
  bind(router, contract.resetPassword, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(RESET_IP, limits.networkOf(request.ip)),
    handle: async (platform, { body, request }) => {
      await setPassword(platform, body, request.headers['user-agent'] ?? '')
      return null
    },
  })
}
