import type { Trx } from '#platform/db/database.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob, PERSONAL_KEPT_S } from '#platform/jobs/jobs.ts'
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

/** For jobs whose mail somebody waits for. While the mail server answers, a run holds no connection to the database. */
export const AWAITED_AT_ONCE = 8
type Rendered = { mail: string; message: MailMessage }
/** A sent mail may hold a code or a link that opens an account, so the queue deletes it soon. */
const sendMailJob = defineJob<Rendered>('mail.send', { keepSeconds: PERSONAL_KEPT_S, atOnce: AWAITED_AT_ONCE })
/** A queue and workers of its own: ten thousand reminders delay no mail that somebody waits for. */
const sendNoticeJob = defineJob<Rendered>('mail.notice', { keepSeconds: PERSONAL_KEPT_S })

export type MailOrder<Params> = {
  mail: MailTemplate<Params>
  to: string
  params: Params
  /** Where an answer goes, when not to `MAIL_FROM`. */
  replyTo?: string
  /** True: nobody waits for it, such as a reminder. It delays no other mail. */
  isNotice?: boolean
}

/**
 * Sends a mail after the commit of the transaction that causes it. A rollback sends nothing; a mail server that cannot
 * be reached delays nobody; a crash may send it twice.
 */
export async function sendMail<Params>(platform: Platform, trx: Trx, order: MailOrder<Params>): Promise<void> {
  const { mail, to, params, replyTo, isNotice } = order
  const message = { to, ...(replyTo && { replyTo }), ...renderMail(mail.content(params), platform.config) }
  await platform.jobs.enqueue(trx, isNotice ? sendNoticeJob : sendMailJob, { mail: mail.name, message })
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

async function sendRendered(platform: Platform, { mail, message }: Rendered): Promise<void> {
  await platform.mail.send(message).catch((cause: unknown) => {
    throw new Error(`mail ${mail} was not sent`, { cause })
  })
}

/** The platform's own jobs: they send what `sendMail` has queued. */
export const mailJobs = [handleJob(sendMailJob, sendRendered), handleJob(sendNoticeJob, sendRendered)]
