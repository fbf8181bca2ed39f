import { MINUTE_MS } from '#shared/time.ts'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '../../identity.errors.ts'
import { CONFIRMED_MINUTES } from '../../identity.limits.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { findUserById } from '../users.store.ts'
import { isConfirmedSince, updateConfirmedAt } from './confirmation.store.ts'

type Own = { userId: string; sessionId: string }

/**
 * Notes that whoever uses this session has proved its password. Throws 400 `wrong_password` under `password`, and 401
 * when the session has ended meanwhile.
 */
export async function confirmSession(
  platform: Platform,
  { userId, sessionId }: Own,
  { password, network }: { password: string; network: string },
): Promise<void> {
  const { db, clock } = platform
  const stored = (await findUserById(db, userId))?.password_hash ?? null
  if (!(await verifyPassword(password, stored, network)) || !stored) {
    const { wrongPassword } = identityErrors
    throw new AppError(wrongPassword, { errors: { password: wrongPassword.message } })
  }
  const proof = { sessionId, userId, verifiedHash: stored, now: clock.now() }
  if (!(await updateConfirmedAt(db, proof))) throw new AppError(commonErrors.unauthenticated)
}

/**
 * For what a stolen session, or a computer left alone, must not do. Throws 403 `confirm_needed` unless this session
 * proved its password, or a passkey, in the last 15 minutes (3-decisions §2).
 */
export async function requireConfirmed({ db, clock }: Platform, { sessionId }: Own): Promise<void> {
  const since = new Date(clock.now().getTime() - CONFIRMED_MINUTES * MINUTE_MS)
  if (!(await isConfirmedSince(db, sessionId, since))) throw new AppError(commonErrors.confirmNeeded)
}
