import { AppError } from '#shared/app-error.ts'
import { throwIfOtherUser } from '#platform/http/origin/other-user.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { passkeys } from '#features/identity/server/credentials.ts'
import { signIn } from '#features/identity/server/people.ts'
import { PASSKEY_IP } from '../../accounts.limits.ts'

type Browser = Parameters<typeof signIn>[2]
type Response = Parameters<typeof passkeys.prove>[1]['response']

/**
 * Signs a browser in with a passkey and answers the user's id. Everything that can be wrong with it is the same 401
 * `bad_passkey`; 403 `member_removed` only after a right one. A page that says for whom it asks gets 409 `other_user`
 * for somebody else's passkey, and nothing is used up. Right ones are not counted.
 */
export async function loginByPasskey(platform: Platform, response: Response, browser: Browser): Promise<string> {
  const { request } = browser
  const { limits } = platform
  const refused = () => new AppError(identityErrors.badPasskey)
  const proved = await passkeys.prove(platform, { response, own: null }, refused).catch((error: unknown) => {
    logSecurity(platform, 'sign_in_refused', { request, more: { why: 'bad_passkey' } })
    throw error
  })
  const { userId, role, status, email, use } = proved
  await limits.refund(PASSKEY_IP, limits.networkOf(request.ip))
  throwIfOtherUser(request, userId)
  if (status === 'removed') {
    logSecurity(platform, 'sign_in_refused', { userId, email, request, more: { why: 'member_removed' } })
    throw new AppError(identityErrors.memberRemoved)
  }
  await signIn(platform, { userId, role, usePasskey: use }, browser)
  logSecurity(platform, 'signed_in', { userId, email, request, more: { with: 'passkey' } })
  return userId
}
