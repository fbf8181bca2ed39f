import { anyone, bind } from '#platform/http/bind.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { ownSessions } from '#features/identity/server/people.ts'
import { EMAIL_CONFIRMATIONS, EMAIL_LINK_IP, EMAIL_TRIES } from '../../accounts.limits.ts'
import * as contract from '../../email/email.contract.ts'
import { presentUser } from '../user.presenter.ts'
import { changeEmail, peekChanges, requestEmailChange } from './change-email.service.ts'
import { resendConfirmation, verifyEmail } from './confirm-link.service.ts'
import { checkEmailUndo, undoEmail } from './undo-email.service.ts'

/** Changing the own email, taking that back from the address before, and confirming an address (4-beyond §10). */
export function registerEmailRoutes(router: Router): void {
  bind(router, contract.changeEmail, {
    actor: requireActor,
    limit: (platform, { actor }) => peekChanges(platform, actor),
    access: (platform, { actor }) => ownSessions.requireConfirmed(platform, actor),
    handle: async (platform, { actor, body }) => {
      await requestEmailChange(platform, actor, body.email)
      return null
    },
  })
  bind(router, contract.confirmEmail, {
    actor: requireActor,
    limit: ({ limits }, { actor }) => limits.consume(EMAIL_TRIES, actor.userId),
    handle: async (platform, { actor, body, request }) => {
      await changeEmail(platform, actor, body.code, request.headers['user-agent'] ?? '')
      logSecurity(platform, 'email_changed', { userId: actor.userId, request })
      return presentUser(platform.db, actor.userId)
    },
  })
  bind(router, contract.resendConfirmation, {
    actor: requireActor,
    limit: ({ limits }, { actor }) => limits.consume(EMAIL_CONFIRMATIONS, actor.userId),
    handle: async (platform, { actor }) => {
      await resendConfirmation(platform, actor.userId)
      return null
    },
  })
  registerLinks(router)
}

/** What the links of mails do, for whoever has them. */
function registerLinks(router: Router): void {
  bind(router, contract.verifyEmail, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(EMAIL_LINK_IP, limits.networkOf(request.ip)),
    handle: async (platform, { body }) => {
      await verifyEmail(platform, body.token)
      return null
    },
  })
  bind(router, contract.checkEmailUndo, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(EMAIL_LINK_IP, limits.networkOf(request.ip)),
    handle: (platform, { body }) => checkEmailUndo(platform, body.token),
  })
  bind(router, contract.undoEmail, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(EMAIL_LINK_IP, limits.networkOf(request.ip)),
    handle: async (platform, { body, request }) => {
      const { userId, email, tempToken } = await undoEmail(platform, body.token)
      logSecurity(platform, 'email_undone', { userId, request })
      return { email, tempToken }
    },
  })
}
