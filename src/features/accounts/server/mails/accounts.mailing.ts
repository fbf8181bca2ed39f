import type { Trx } from '#platform/db/database.ts'
import { type MailTemplate, sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { deviceName } from '#features/identity/device.rules.ts'
import { findUserById } from '#features/identity/server/index.ts'
import { confirmEmailMail, emailChangedMail, passkeyAddedMail } from './email.mail.ts'
import { passwordChangedMail } from './security.mail.ts'

type Happened = { userId: string; userAgent: string; now: Date }
type Notice = MailTemplate<{ at: Date; device: string }>

/** Mails an account what happened to it; nobody when it is gone. */
export async function notify(platform: Platform, trx: Trx, mail: Notice, happened: Happened): Promise<void> {
  const user = await findUserById(trx, happened.userId)
  if (!user) return
  const params = { at: happened.now, device: deviceName(happened.userAgent) }
  await sendMail(platform, trx, { mail, to: user.email, params })
}

export const mailPasswordChanged = (platform: Platform, trx: Trx, happened: Happened): Promise<void> =>
  notify(platform, trx, passwordChangedMail, happened)

/** Mails the link that confirms an email to it. */
export const mailConfirmEmail = (
  platform: Platform,
  trx: Trx,
  { email, name, token }: { email: string; name: string; token: string },
): Promise<void> => sendMail(platform, trx, { mail: confirmEmailMail, to: email, params: { name, token } })

type EmailChanged = { to: string; isKnown: boolean; userAgent: string; now: Date; token: string; expiresAt: Date }

/** Tells the address before, with the link that takes the change back. */
export const mailEmailChanged = (
  platform: Platform,
  trx: Trx,
  { to, userAgent, now, ...link }: EmailChanged,
): Promise<void> =>
  sendMail(platform, trx, { mail: emailChangedMail, to, params: { at: now, device: deviceName(userAgent), ...link } })

/** Mails an account each new passkey. */
export async function mailPasskeyAdded(
  platform: Platform,
  trx: Trx,
  { userId, name, now }: { userId: string; name: string; now: Date },
): Promise<void> {
  const user = await findUserById(trx, userId)
  if (user) await sendMail(platform, trx, { mail: passkeyAddedMail, to: user.email, params: { name, at: now } })
}
