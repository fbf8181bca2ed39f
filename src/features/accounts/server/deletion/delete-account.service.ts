import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { hashToken, newToken } from '#platform/id/token.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserById, lockUser, type Actor } from '#features/identity/server/index.ts'
import { emails } from '#features/identity/server/credentials.ts'
import { deleteUser } from '#features/identity/server/people.ts'
import { DEMO_EMAIL } from '#features/restaurants/demo.rules.ts'
import { restaurantErrors } from '#features/restaurants/restaurants.errors.ts'
import { accountDeletedMail } from '../mails/account-deleted.mail.ts'
import { erasedAt, undoneUntil } from './deletion.rules.ts'
import { replaceUndo } from './undo.store.ts'

/**
 * For `bind`'s `access`: an actor who may delete and export their account, that is, no worker (3-decisions §3). Throws
 * 403.
 */
export function throwIfWorker({ role }: Actor): void {
  if (role === 'worker') throw new AppError(commonErrors.forbidden)
}

/**
 * Deletes the actor's account for a year: menus go offline, sessions and the team end, the email becomes free, all in
 * one transaction with the other features' handlers of `accountDeleted`. Its mail has a link that takes it back for 24
 * hours; it goes to the addresses that may take the email back, too, or whoever has changed it could delete the account
 * behind its owner's back (decision 0359). Throws 403 `demo`, 401 (3-decisions §8).
 */
export async function deleteAccount(platform: Platform, actor: Actor): Promise<void> {
  const { userId } = actor
  const now = platform.clock.now()
  await platform.db.transaction().execute(async trx => {
    if (!(await lockUser(trx, userId))) throw new AppError(commonErrors.unauthenticated)
    const user = await findUserById(trx, userId)
    if (!user) throw new AppError(commonErrors.unauthenticated)
    if (user.email === DEMO_EMAIL) throw new AppError(restaurantErrors.demo)
    const ended = await deleteUser(platform, trx, actor, now)
    const token = newToken()
    const undoneBefore = undoneUntil(now)
    await replaceUndo(trx, { userId, tokenHash: hashToken(token), deletedAt: now, expiresAt: undoneBefore, ended })
    const params = { erasedAt: erasedAt(now), undoneBefore, token }
    const addresses = new Set([user.email, ...(await emails.listFormer(trx, userId, now))])
    for (const to of addresses) await sendMail(platform, trx, { mail: accountDeletedMail, to, params })
  })
}
