import type { Trx } from '#platform/db/database.ts'
import { DAY_S, HOUR_S, MINUTE_S } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import { FinalFailure } from '#platform/jobs/job-run.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob, type Job, type JobOptions, PERSONAL_KEPT_S } from '#platform/jobs/jobs.ts'
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
/** How long a mail that cannot be sent is tried, and how long one that was refused is kept for the operator. */
const TRIED_S = 14 * DAY_S
/** Half of the hour in which each is tried again. */
const TRY_AGAIN_S = HOUR_S / 2
/** A mail server that answers each step late; before that no other process begins to send the same mail. */
const MAIL_EXPIRES_S = 15 * MINUTE_S
const MAIL_QUEUE: JobOptions = {
  sendsMail: true,
  // The first attempts are closer together.
  retryLimit: TRIED_S / TRY_AGAIN_S + 10,
  retryDelayMaxSeconds: TRY_AGAIN_S,
  waitSeconds: TRIED_S,
  keepFailedSeconds: TRIED_S,
  expireInSeconds: MAIL_EXPIRES_S,
  // A sent mail may hold a code or a link that opens an account, so the queue forgets it soon.
  keepSeconds: PERSONAL_KEPT_S,
}

/**
 * A queue whose jobs send one mail each: tried at least hourly for 14 days; what the receiver refuses for good is kept
 * as long, without another attempt; what was sent is forgotten within the hour.
 */
export const defineMailJob = <Payload extends object>(name: string, atOnce?: number): Job<Payload> =>
  defineJob<Payload>(name, { ...MAIL_QUEUE, ...(atOnce && { atOnce }) })

type Rendered = { mail: string; message: MailMessage }
const sendMailJob = defineMailJob<Rendered>('mail.send', AWAITED_AT_ONCE)
/** A queue and workers of its own: ten thousand reminders delay no mail that somebody waits for. */
const sendNoticeJob = defineMailJob<Rendered>('mail.notice')

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
  const message = { id: v7(), to, ...(replyTo && { replyTo }), ...renderMail(mail.content(params), platform.config) }
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
    if (cause instanceof FinalFailure) throw cause
    throw new Error(`mail ${mail} was not sent`, { cause })
  })
}

/** The platform's own jobs: they send what `sendMail` has queued. */
export const mailJobs = [handleJob(sendMailJob, sendRendered), handleJob(sendNoticeJob, sendRendered)]
