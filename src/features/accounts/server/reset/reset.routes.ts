import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { FORGOT_IP, FORGOT_PAIR, RESET_IP, VERIFY_PAIR } from '../../accounts.limits.ts'
import * as contract from '../../reset.contract.ts'
import { requestCode, setPassword, verifyCode } from './reset.service.ts'
import { pairOf, triedBy } from '../typed-email.ts'

/** The three steps of resetting a password (S1 §2, 3-decisions §2). */
export function registerResetRoutes(router: Router): void {
  bind(router, contract.forgotPassword, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(FORGOT_IP, limits.networkOf(request.ip)),
    limitBody: ({ limits }, { body, request }) =>
      limits.consume(FORGOT_PAIR, pairOf(triedBy({ limits }, body, request))),
    handle: async (platform, { body, request }) => {
      await requestCode(platform, body.email, request)
      return null
    },
  })
  bind(router, contract.verifyResetCode, {
    actor: anyone,
    limitBody: ({ limits }, { body, request }) =>
      limits.consume(VERIFY_PAIR, pairOf(triedBy({ limits }, body, request))),
    handle: async (platform, { body, request }) => ({ tempToken: await verifyCode(platform, body, request) }),
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
