import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import { isOneOf, keyedHash, keyedHashes } from '#platform/id/keyed-hash.ts'
import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserById } from '#features/identity/server/index.ts'
import { emails } from '#features/identity/server/credentials.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { mailConfirmEmail } from '../mails/accounts.mailing.ts'

type Address = { userId: string; email: string }

const textOf = ({ userId, email }: Address): string => `email-confirmation\n${userId}\n${email}`

/**
 * The token of a link that confirms an email: nothing of it is stored. It holds while the account has this very email;
 * all it can do is to say that somebody reads what is sent there.
 */
export const confirmationToken = ({ config }: Pick<Platform, 'config'>, address: Address): string =>
  `${address.userId}.${keyedHash(config, textOf(address)).toString('base64url')}`

/** Mails the link that confirms the present email, unless it is confirmed. Throws 401. */
export async function resendConfirmation(platform: Platform, userId: string): Promise<void> {
  await platform.db.transaction().execute(async trx => {
    const user = await findUserById(trx, userId)
    if (!user) throw new AppError(commonErrors.unauthenticated)
    if (user.email_confirmed_at === null) await sendConfirmation(platform, trx, { ...user, userId })
  })
}

/** Mails the link that confirms an email. */
export const sendConfirmation = (platform: Platform, trx: Trx, address: Address & { name: string }): Promise<void> =>
  mailConfirmEmail(platform, trx, { ...address, token: confirmationToken(platform, address) })

/** Confirms an email with the link that was mailed to it. Throws 400 `bad_email_link` for every other token. */
export async function verifyEmail(platform: Platform, token: string): Promise<void> {
  const { db, config, clock, tenants } = platform
  const [userId = '', mac = ''] = token.split('.')
  const user = isUuid(userId) ? await findUserById(db, userId) : undefined
  const email = user?.email ?? ''
  const isOurs = isOneOf(keyedHashes(config, textOf({ userId, email })), Buffer.from(mac, 'base64url'))
  const confirm = () => emails.confirm(db, { id: userId, email, now: clock.now() })
  if (!user || !isOurs || !(await tenants.as({ ids: [userId] }, confirm)))
    throw new AppError(accountErrors.badEmailLink)
}
