import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { isOtherUser } from '#ui/client/session-calls.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { authTexts } from '../../auth.texts.ts'
import { PasskeyCancelled } from './browser-passkeys.ts'
import { notePasskey } from './known-passkey.ts'
import type { PasskeyFailure } from './passkey-failure.ts'

export { canAutofill, giveUpPasskey } from './browser-passkeys.ts'
export { shouldOffer } from './should-offer.ts'
export { logInByPasskey, makePasskey, proveByPasskey } from './passkey-calls.ts'

/** Why a passkey opened nothing; undefined where its question was closed, which is no error. */
export function failureOf(error: unknown): PasskeyFailure | undefined {
  if (error instanceof PasskeyCancelled) return undefined
  if (isOtherUser(error)) return 'other'
  const code = error instanceof ApiError ? error.code : ''
  if (code === identityErrors.badPasskey.code) {
    // It is not offered again here.
    notePasskey(false)
    return 'refused'
  }
  if (code === identityErrors.memberRemoved.code) return 'removed'
  if (limitedForS(error) !== undefined && error instanceof ApiError) return { text: error.message }
  return { text: failureText(error, authTexts.loginFailed) }
}
