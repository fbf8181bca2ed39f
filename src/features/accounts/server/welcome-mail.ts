import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { welcomeMail } from '../accounts.mails.ts'

type NewOwner = { name: string; email: string }

/** Mails a new owner; a job, so that a mail server that is away delays nobody's registration. */
export const sendWelcome = defineJob<NewOwner>('accounts.welcome-mail')

/** Says that the account is there and leads to the panel. */
export async function mailWelcome({ mail, config }: Platform, { name, email }: NewOwner): Promise<void> {
  await mail.send({ to: email, ...welcomeMail({ name, panelUrl: `${config.publicUrl}/dashboard` }) })
}
