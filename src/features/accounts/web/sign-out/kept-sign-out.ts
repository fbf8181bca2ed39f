import { ApiError } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { isOtherUser } from '#ui/client/session-calls.ts'
import { BUSY_RETRY_MS } from '#ui/connection/connection.limits.ts'
import { connection } from '#ui/connection/connection.ts'
import { logout } from '../../accounts.contract.ts'
import { dropSignOut, isSignOutKept, SIGN_OUT_KEY, userOfSignOut } from './sign-out-note.ts'

/** `none`: nothing was kept; `kept`: the server could not be told yet. */
export type SignOutOutcome = 'none' | 'done' | 'kept'

/** Tells the server of a kept sign-out; where that fails now, it is tried again by `watchSignOut`. Never throws. */
export const finishSignOut = (): Promise<SignOutOutcome> =>
  alone(async () => {
    if (!isSignOutKept()) return 'none'
    try {
      await call(logout, { forUser: userOfSignOut() })
    } catch (error) {
      // Whoever signed in since has ended the session with that. Any other refusal may be a proxy's or a café's; the
      // session could then be opened again.
      const isOver = isOtherUser(error) || (error instanceof ApiError && error.status === 401)
      if (!isOver) return 'kept'
    }
    dropSignOut()
    return 'done'
  })

/**
 * Signs in; the server then ends the session that the browser still had, so that a kept sign-out is done. Throws what
 * signing in throws.
 */
export function signInInstead<Answer>(signIn: () => Promise<Answer>): Promise<Answer> {
  if (!isSignOutKept()) return signIn()
  return alone(async () => {
    const answer = await signIn()
    dropSignOut()
    return answer
  })
}

/** One at a time in all tabs: the answer to a sign-out takes away the cookies of whoever has signed in meanwhile. */
function alone<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks ? navigator.locks.request(SIGN_OUT_KEY, act) : act()
}

/** Finishes a kept sign-out when the server answers again. Answers the function that stops it. */
export function watchSignOut(): () => void {
  const tryAgain = () => {
    if (!connection.isLost() && isSignOutKept()) void finishSignOut()
  }
  const timer = setInterval(tryAgain, BUSY_RETRY_MS)
  const stop = connection.subscribe(tryAgain)
  return () => {
    clearInterval(timer)
    stop()
  }
}
