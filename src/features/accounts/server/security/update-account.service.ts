import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Platform } from '#platform/platform.ts'
import type { NoticeMail } from '#features/identity/identity.contract.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { findUserById, lockUser, type Actor } from '#features/identity/server/index.ts'
import {
  hashNewPassword,
  lockLiveSession,
  replacePassword,
  userFields,
  verifyPassword,
} from '#features/identity/server/people.ts'
import { PASSWORD_CHANGE } from '../../accounts.limits.ts'
import { mailPasswordChanged } from '../mails/accounts.mailing.ts'

type Changes = { name?: string | undefined; currentPassword?: string | undefined; newPassword?: string | undefined } & {
  mutedMails?: NoticeMail[] | undefined
}
type Hashes = { from: string; to: string }

/**
 * Changes name, password, and which notices are mailed. A new password ends all other sessions and is reported by mail.
 * Throws 400 `wrong_password`, `password_common` (S2 §2, 3-decisions §2).
 */
export async function updateAccount(
  platform: Platform,
  actor: Actor,
  { name, mutedMails, currentPassword, newPassword, userAgent }: Changes & { userAgent: string },
): Promise<void> {
  const { userId, sessionId } = actor
  const hashes =
    newPassword === undefined
      ? undefined
      : await verifyAndHash(platform, userId, { currentPassword: currentPassword ?? '', newPassword })
  const now = platform.clock.now()
  await platform.db.transaction().execute(async trx => {
    if (!(await lockUser(trx, userId))) throw new AppError(commonErrors.unauthenticated)
    await lockLiveSession(trx, actor, now)
    if (name !== undefined) await userFields.updateName(trx, userId, name)
    if (mutedMails !== undefined) await userFields.updateMutedMails(trx, userId, [...new Set(mutedMails)])
    if (!hashes) return
    if (!(await replacePassword(trx, { userId, ...hashes, spare: sessionId, now }))) throw wrongPassword()
    await mailPasswordChanged(platform, trx, { userId, userAgent, now })
  })
}

const wrongPassword = (): AppError =>
  new AppError(identityErrors.wrongPassword, { errors: { currentPassword: identityErrors.wrongPassword.message } })

/**
 * Checks the present password first: whether the new one is common is told only to someone who knows the present one. A
 * busy server (503) counts no try.
 */
async function verifyAndHash(
  { db, limits }: Platform,
  userId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Hashes> {
  const person = await findUserById(db, userId)
  const stored = person?.password_hash ?? null
  try {
    if (!(await verifyPassword(currentPassword, stored)) || !stored || !person) throw wrongPassword()
    return { from: stored, to: await hashNewPassword(newPassword, { person, field: 'newPassword' }) }
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 503) await limits.refund(PASSWORD_CHANGE, userId)
    throw error
  }
}
