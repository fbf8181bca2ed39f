import { AppError } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { bind, notFound } from '#platform/http/bind.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { passkeys } from '#features/identity/server/credentials.ts'
import { ownSessions } from '#features/identity/server/people.ts'
import { PASSWORD_CHANGE } from '../../accounts.limits.ts'
import * as contract from '../../security.contract.ts'
import { presentSessions } from './own-sessions.service.ts'
import { jsonOf } from '../passkeys/passkey.presenter.ts'
import { presentUser } from '../user.presenter.ts'
import { updateAccount } from './update-account.service.ts'

/** What users do to their own account: name, password, sessions (S2 §2, §7). */
export function registerSecurityRoutes(router: Router): void {
  bind(router, contract.update, {
    actor: requireActor,
    limitBody: async ({ limits }, { body, actor }) => {
      if (body['newPassword'] !== undefined) await limits.consume(PASSWORD_CHANGE, actor.userId)
    },
    handle: async (platform, { actor, body, request }) => {
      await updateAccount(platform, actor, { ...body, userAgent: request.headers['user-agent'] ?? '' })
      return presentUser(platform.db, actor.userId)
    },
  })
  bind(router, contract.listSessions, {
    actor: requireActor,
    handle: (platform, { actor }) => presentSessions(platform, actor),
  })
  bind(router, contract.endOtherSessions, {
    actor: requireActor,
    handle: async (platform, { actor }) => ({ ended: await ownSessions.endOthers(platform, actor) }),
  })
  bind(router, contract.endSession, {
    actor: requireActor,
    handle: async (platform, { actor, params: { id }, request }) => {
      if (!isUuid(id) || !(await ownSessions.endOne(platform, actor, id))) throw notFound()
      logSecurity(platform, 'session_closed', { userId: actor.userId, request, more: { session: id } })
      return null
    },
  })
  bind(router, contract.confirm, {
    actor: requireActor,
    limitBody: ({ limits }, { actor }) => limits.consume(PASSWORD_CHANGE, actor.userId),
    handle: async (platform, { actor, body, request }) => {
      const network = platform.limits.networkOf(request.ip)
      const proof = body.passkey
        ? passkeys.confirm(platform, actor, jsonOf(body.passkey))
        : ownSessions.confirm(platform, actor, { password: body.password ?? '', network })
      await proof.catch(async (error: unknown) => {
        const isWrong = error instanceof AppError && error.status === 400
        if (isWrong) logSecurity(platform, 'confirm_refused', { userId: actor.userId, request })
        // A busy server has compared nothing.
        else await platform.limits.refund(PASSWORD_CHANGE, actor.userId)
        throw error
      })
      return null
    },
  })
}
