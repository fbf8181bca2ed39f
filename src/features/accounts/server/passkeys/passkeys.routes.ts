import { anyone, bind } from '#platform/http/bind.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { passkeys } from '#features/identity/server/credentials.ts'
import { ownSessions } from '#features/identity/server/people.ts'
import { PASSKEY_IP, PASSKEY_OPTIONS_IP, PASSKEYS_ADDED } from '../../accounts.limits.ts'
import * as contract from '../../passkeys/passkeys.contract.ts'
import { presentUser } from '../user.presenter.ts'
import { jsonOf, presentPasskey } from './passkey.presenter.ts'
import { loginByPasskey } from './passkey-login.service.ts'

/** Passkeys beside the password: the own ones, and signing in with one (4-beyond §10). */
export function registerPasskeyRoutes(router: Router): void {
  bind(router, contract.listPasskeys, {
    actor: requireActor,
    handle: async (platform, { actor }) => (await passkeys.list(platform, actor)).map(presentPasskey),
  })
  bind(router, contract.passkeyOptions, {
    actor: requireActor,
    access: (platform, { actor }) => ownSessions.requireConfirmed(platform, actor),
    handle: (platform, { actor }) => passkeys.optionsToAdd(platform, actor),
  })
  bind(router, contract.addPasskey, {
    actor: requireActor,
    limit: ({ limits }, { actor }) => limits.consume(PASSKEYS_ADDED, actor.userId),
    access: (platform, { actor }) => ownSessions.requireConfirmed(platform, actor),
    handle: async (platform, { actor, body, request, keepAnswer }) => {
      const userAgent = request.headers['user-agent'] ?? ''
      const made = await passkeys.add(platform, actor, {
        response: jsonOf(body.passkey),
        name: body.name,
        userAgent,
        kept: keepAnswer && ((trx, row) => keepAnswer(trx, presentPasskey(row))),
      })
      logSecurity(platform, 'passkey_added', { userId: actor.userId, request, more: { passkey: made.id } })
      return presentPasskey(made)
    },
  })
  bind(router, contract.updatePasskey, {
    actor: requireActor,
    access: (platform, { actor }) => ownSessions.requireConfirmed(platform, actor),
    handle: async (platform, { actor, params, body, ifMatch, keepAnswer }) =>
      presentPasskey(
        await passkeys.rename(platform, actor, {
          id: params.id,
          ifMatch,
          name: body.name,
          kept: keepAnswer && ((trx, row) => keepAnswer(trx, presentPasskey(row))),
        }),
      ),
  })
  bind(router, contract.removePasskey, {
    actor: requireActor,
    access: (platform, { actor }) => ownSessions.requireConfirmed(platform, actor),
    handle: async (platform, { actor, params: { id }, ifMatch, keepAnswer, request }) => {
      await passkeys.remove(platform, actor, { id, ifMatch, kept: keepAnswer && (trx => keepAnswer(trx, null)) })
      logSecurity(platform, 'passkey_removed', { userId: actor.userId, request, more: { passkey: id } })
      return null
    },
  })
  registerUses(router)
}

/** A passkey as a proof, and as a sign-in. */
function registerUses(router: Router): void {
  bind(router, contract.confirmOptions, {
    actor: requireActor,
    handle: (platform, { actor }) => passkeys.optionsToUse(platform, actor),
  })
  bind(router, contract.passkeyLoginOptions, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(PASSKEY_OPTIONS_IP, limits.networkOf(request.ip)),
    handle: platform => passkeys.optionsToUse(platform, null),
  })
  bind(router, contract.passkeyLogin, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(PASSKEY_IP, limits.networkOf(request.ip)),
    handle: async (platform, { body, request, reply }) => {
      const userId = await loginByPasskey(platform, jsonOf(body.passkey), { request, reply })
      return presentUser(platform.db, userId)
    },
  })
}
