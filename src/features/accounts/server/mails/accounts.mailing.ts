import type { Trx } from '#platform/db/database.ts'
import { type MailTemplate, sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { deviceName } from '#features/identity/device.rules.ts'
import { findUserById } from '#features/identity/server/index.ts'
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
