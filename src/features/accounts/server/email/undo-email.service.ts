import { AppError } from '#shared/app-error.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { isUniqueViolation, type Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { hashToken, newToken } from '#platform/id/token.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { emails } from '#features/identity/server/credentials.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { RESET_TOKEN_MINUTES } from '../../accounts.limits.ts'
import type { EmailUndo } from '../../email/email.contract.ts'
import { replaceResetToken } from '../reset/reset.store.ts'
import { eraseChange } from './email-changes.store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof emails.findUndo>>>

/** The change of email that a link takes back. Throws 400 `bad_undo_token`, 409 `undo_used`, `undo_expired`. */
async function requireUndo({ db, clock }: Platform, token: string): Promise<Found> {
  const undo = await emails.findUndo(db, token)
  if (!undo) throw new AppError(accountErrors.badUndoToken)
  if (undo.usedAt) throw new AppError(accountErrors.emailUndoUsed)
  if (undo.expiresAt <= clock.now()) throw new AppError(accountErrors.emailUndoExpired)
  return undo
}

/** What the link of a mail would take back; changes nothing, because programs open links too. */
export async function checkEmailUndo(platform: Platform, token: string): Promise<EmailUndo> {
  const { before, after, changedAt } = await requireUndo(platform, token)
  return { before, after, changedAt: changedAt.toISOString() }
}

/**
 * Takes a change of email back, once, within seven days: all sessions end, passkeys made since go, and nobody knows the
 * password any more. Answers a token that sets a new one, as that of a code does (4-beyond §10). Throws like
 * `checkEmailUndo`, 409 `undo_gone` when the account was deleted, and 409 `undo_email_taken`.
 */
export async function undoEmail(
  platform: Platform,
  token: string,
): Promise<{ userId: string; email: string; tempToken: string }> {
  const { db, clock, tenants } = platform
  const { userId } = await requireUndo(platform, token)
  const unusableHash = await emails.unusableHash()
  const now = clock.now()
  const tempToken = newToken()
  const undo = async (trx: Trx) => {
    if (!(await lockUser(trx, userId))) throw new AppError(accountErrors.emailUndoGone)
    const undone = await emails.takeBack(platform, trx, { token, now, unusableHash })
    if (!undone) throw new AppError(accountErrors.emailUndoUsed)
    await eraseChange(trx, userId)
    const expiresAt = new Date(now.getTime() + RESET_TOKEN_MINUTES * MINUTE_MS)
    await replaceResetToken(trx, { id: v7(), userId, tokenHash: hashToken(tempToken), now, expiresAt })
    return { ...undone, tempToken }
  }
  try {
    return await tenants.as({ ids: [userId] }, () => db.transaction().execute(undo))
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_live')) throw error
    throw new AppError(accountErrors.emailUndoTaken, { cause: error })
  }
}
