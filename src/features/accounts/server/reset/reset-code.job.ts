import { MINUTE_MS } from '#shared/time.ts'
import { AWAITED_AT_ONCE, defineMailJob, renderMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserByEmail, findUserById, lockUser } from '#features/identity/server/index.ts'
import { RESET_CODE_MINUTES } from '../../accounts.limits.ts'
import { resetCodeMail } from '../mails/security.mail.ts'
import { makeCode, renewCode } from './reset-code.ts'

/** `renewsOnly`: no mail, the last code lives on. Absent in jobs of an older release. */
type CodeRequest = { email: string; requestedAt: string; renewsOnly?: boolean }
/** Anybody may type any email: the queue forgets it soon (decision 0212). */
export const sendResetCode = defineMailJob<CodeRequest>('accounts.reset-code-mail', AWAITED_AT_ONCE)

/**
 * Creates and mails a code: only to a user who can sign in, and only while the user may still be waiting. It does not
 * use `sendMail`, so that no job contains the code.
 */
export async function mailResetCode(
  platform: Platform,
  { email, requestedAt, renewsOnly }: CodeRequest,
): Promise<void> {
  const isLate = platform.clock.now().getTime() - Date.parse(requestedAt) > RESET_CODE_MINUTES * MINUTE_MS
  const user = await findUserByEmail(platform.db, email)
  if (isLate || !user?.password_hash || user.status === 'removed') return
  if (renewsOnly) return renewCode(platform, user.id)
  const digits = await platform.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    // Whoever has lost the email at this moment gets no code of the account.
    return (await findUserById(trx, user.id))?.email === email ? makeCode(platform, trx, user.id) : undefined
  })
  if (digits === undefined) return
  await platform.mail.send({ to: user.email, ...renderMail(resetCodeMail.content({ digits }), platform.config) })
}
