import { randomInt } from 'node:crypto'
import { keyedHashes } from '#platform/id/keyed-hash.ts'
import { AWAITED_AT_ONCE, defineMailJob, renderMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { emails } from '#features/identity/server/credentials.ts'
import { findUserByEmail } from '#features/identity/server/index.ts'
import { RESET_CODE_DIGITS } from '../../accounts.limits.ts'
import { emailCodeMail, emailIsYoursMail } from '../mails/email.mail.ts'
import * as store from './email-changes.store.ts'

type Wish = { userId: string; changeId: string }
/** A job that knows no address: it is in the row of the wish. */
export const sendEmailCode = defineMailJob<Wish>('accounts.email-code-mail', AWAITED_AT_ONCE)

/** The HMACs that the database may have of a code of this wish, the one to store first. */
export const codeHmacs = ({ config }: Platform, { userId, changeId }: Wish, code: string): [Buffer, ...Buffer[]] =>
  keyedHashes(config, `email-code\n${userId}\n${changeId}\n${code}`)

/**
 * Mails the code of a wish to its address, or, where that has an account or may be taken back by one, tells its owner
 * and makes no code. Only this job knows which of both it was, long after the answer. It does not use `sendMail`, so
 * that no job contains the code.
 */
export async function mailEmailCode(platform: Platform, { userId, changeId }: Wish): Promise<void> {
  const { db, clock, mail, config } = platform
  const now = clock.now()
  const wish = await store.findChange(db, { userId, id: changeId }, now)
  if (!wish) return
  const { email } = wish
  const owner = await findUserByEmail(db, email)
  if ((owner && owner.status !== 'removed') || (await emails.isReserved(db, email, { userId, now }))) {
    await mail.send({ to: email, ...renderMail(emailIsYoursMail.content({}), config) })
    return
  }
  const digits = String(randomInt(10 ** RESET_CODE_DIGITS)).padStart(RESET_CODE_DIGITS, '0')
  const codeHmac = codeHmacs(platform, { userId, changeId }, digits)[0].toString('base64url')
  await store.updateCode(db, { userId, id: changeId, codeHmac })
  await mail.send({ to: email, ...renderMail(emailCodeMail.content({ digits }), config) })
}
