import { HOUR_S } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import type { MailMessage } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { mailHtml, type MailSite } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** One mail of a feature; the type parameter is the data that it needs. */
export type MailTemplate<Params> = { readonly name: string; readonly content: (params: Params) => MailContent }

/**
 * Defines a mail, for example `accounts.welcome`. `mail-html.ts` escapes all texts and makes both forms, HTML and plain
 * text.
 */
export const defineMail = <Params>(name: string, content: (params: Params) => MailContent): MailTemplate<Params> => ({
  name,
  content,
})

/** `Sobremesa <hola@example.com>` → `hola@example.com`. */
const withoutName = (mailbox: string): string => /<([^>]*)>/.exec(mailbox)?.[1] ?? mailbox

/** The mail as it is sent. */
export function renderMail(content: MailContent, settings: MailSite): Omit<MailMessage, 'to'> {
  const { publicUrl, contactEmail } = settings
  const subject = content.subject.replaceAll(/\s+/g, ' ')
  const site = { publicUrl, contactEmail: contactEmail && withoutName(contactEmail) }
  return { subject, text: mailText(content, site), html: mailHtml(content, site) }
}

/** A sent mail may hold a code or a link that opens an account, so the queue deletes it soon. */
const KEEP_SENT_S = HOUR_S
const sendMailJob = defineJob<{ mail: string; message: MailMessage }>('mail.send', { keepSeconds: KEEP_SENT_S })

export type MailOrder<Params> = {
  mail: MailTemplate<Params>
  to: string
  params: Params
  /** Where an answer goes, when not to `MAIL_FROM`. */
  replyTo?: string
}

/**
 * Sends a mail after the commit of the transaction that causes it. A rollback sends nothing; a mail server that cannot
 * be reached delays nobody; a crash may send it twice.
 */
export async function sendMail<Params>(platform: Platform, trx: Trx, order: MailOrder<Params>): Promise<void> {
  const { mail, to, params, replyTo } = order
  const message = { to, ...(replyTo && { replyTo }), ...renderMail(mail.content(params), platform.config) }
  await platform.jobs.enqueue(trx, sendMailJob, { mail: mail.name, message })
}

/**
 * Sends a mail to `CONTACT_EMAIL`, like `sendMail`. Without that setting nothing is sent: what people write is stored,
 * and `npm run admin` lists it (3-decisions §9).
 */
export async function sendMailToOperator<Params>(
  platform: Platform,
  trx: Trx,
  order: Omit<MailOrder<Params>, 'to'>,
): Promise<void> {
  const { contactEmail } = platform.config
  if (contactEmail) await sendMail(platform, trx, { ...order, to: withoutName(contactEmail) })
}

/** The platform's own job: sends what `sendMail` has queued. */
export const mailJobs = [
  handleJob(sendMailJob, async (platform, { mail, message }) => {
    await platform.mail.send(message).catch((cause: unknown) => {
      throw new Error(`mail ${mail} was not sent`, { cause })
    })
  }),
]
