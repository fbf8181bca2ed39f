import type { Trx } from '#platform/db/database.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { type MailTemplate, renderMail, sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { deviceName } from '#features/identity/device.rules.ts'
import { findUserByEmail, findUserById, sessionReused, signedInElsewhere } from '#features/identity/server/index.ts'
import { RESET_CODE_MINUTES } from '../../accounts.limits.ts'
import { makeCode } from '../reset/reset-code.ts'
import { passwordChangedMail, resetCodeMail, sessionReusedMail, signedInElsewhereMail } from './security.mail.ts'

const MINUTE_MS = 60_000

type Happened = { userId: string; userAgent: string; now: Date }
type Notice = MailTemplate<{ at: Date; device: string }>

/** Mails an account what happened to it. */
async function notify(platform: Platform, trx: Trx, mail: Notice, { userId, userAgent, now }: Happened): Promise<void> {
  const user = await findUserById(trx, userId)
  if (!user) return
  const params = { at: now, device: deviceName(userAgent) }
  await sendMail(platform, trx, { mail, to: user.email, params })
}

export const mailPasswordChanged = (platform: Platform, trx: Trx, happened: Happened): Promise<void> =>
  notify(platform, trx, passwordChangedMail, happened)

/** Turns events of identity into mails, in the same transaction. */
export function registerMailEvents(platform: Platform): void {
  platform.events.on(signedInElsewhere, (trx, happened) => notify(platform, trx, signedInElsewhereMail, happened))
  platform.events.on(sessionReused, (trx, happened) => notify(platform, trx, sessionReusedMail, happened))
}

type CodeRequest = { email: string; requestedAt: string }
export const sendResetCode = defineJob<CodeRequest>('accounts.reset-code-mail')

/**
 * Creates and mails a code: only to a user who can sign in, and only while the user may still be waiting. It does not
 * use `sendMail`, so that no job contains the code.
 */
async function mailResetCode(platform: Platform, { email, requestedAt }: CodeRequest): Promise<void> {
  const isLate = platform.clock.now().getTime() - Date.parse(requestedAt) > RESET_CODE_MINUTES * MINUTE_MS
  const user = await findUserByEmail(platform.db, email)
  if (isLate || !user?.password_hash || user.status === 'removed') return
  const digits = await makeCode(platform, user.id)
  await platform.mail.send({ to: user.email, ...renderMail(resetCodeMail.content({ digits }), platform.config) })
}

export const mailJobs = [handleJob(sendResetCode, mailResetCode)]
