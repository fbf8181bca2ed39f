import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { welcomeMail } from '../accounts.mails.ts'

/** Mails a new owner; a job, so that a mail server that is away delays nobody's registration. */
export const sendWelcome = defineJob<{ name: string; email: string }>('accounts.welcome-mail')

export async function registerAccountJobs(platform: Platform): Promise<void> {
  await platform.jobs.work(sendWelcome, async ({ name, email }) => {
    await platform.mail.send({
      to: email,
      ...welcomeMail({ name, panelUrl: `${platform.config.publicUrl}/dashboard` }),
    })
  })
}
