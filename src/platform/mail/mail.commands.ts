import { z } from 'zod'
import { jobIdOf, makeDueNow, queuesWith } from '#platform/jobs/jobs.commands.ts'
import { type JobRow, listJobs } from '#platform/jobs/job-list.store.ts'
import { printJob, reasonOf } from '#platform/jobs/printed-job.ts'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { PRINTED_MESSAGES } from '#platform/operator/written-message.ts'
import type { Platform } from '#platform/platform.ts'
import { defineMail, renderMail } from './define-mail.ts'
import { paragraph } from './mail-content.ts'
import { mailTexts } from './mail.texts.ts'

/** What the jobs that send mails have in common of their payloads; nothing else of them is printed. */
const payload = z.object({
  mail: z.string().optional(),
  email: z.string().optional(),
  message: z.object({ to: z.string() }).optional(),
})

const mailQueues = (platform: Platform): string[] => queuesWith(platform, ({ options }) => options.sendsMail === true)

function printMail(row: JobRow): string {
  const { mail = row.queue, email, message } = payload.catch({}).parse(row.payload)
  const to = message?.to ?? email
  return printJob(row, to === undefined ? mail : `${mail} to ${to}`)
}

/** Prints mails that are not sent, the newest first; `--failed`: those whose last attempt failed. */
const mails: AdminCommand = {
  usage: '[--failed]',
  options: [],
  flags: ['failed'],
  run: async (platform, { failed }) => {
    const filter = { queues: mailQueues(platform), hasFailed: failed !== undefined }
    const rows = await listJobs(platform.db, filter, PRINTED_MESSAGES)
    return rows.length === 0 ? 'no mails' : rows.map(printMail).join('\n')
  },
}

/** Tries a failed mail, or all of them, again now; also those that their receiver refused. */
const resend: AdminCommand = {
  usage: '<id>|--failed',
  options: [],
  flags: ['failed'],
  positional: 'id',
  run: async (platform, given) => {
    const { failed } = given
    if ((given['id'] === undefined) === (failed === undefined)) throw new OperatorError('Give an id, or --failed.')
    const id = failed === undefined ? jobIdOf(given) : undefined
    const made = await makeDueNow(platform, mailQueues(platform), id)
    if (made === 0 && id !== undefined) throw new OperatorError(`No failed mail has the id ${id}.`)
    return `${made} ${made === 1 ? 'mail is' : 'mails are'} sent now.`
  },
}

const trial = defineMail<object>('operations.test', () => ({
  subject: mailTexts.test.title,
  preview: mailTexts.test.text,
  title: mailTexts.test.title,
  body: [paragraph(mailTexts.test.text)],
  reason: mailTexts.test.reason,
}))

/** Sends a mail at once, past the queue, and says what the mail server answers. */
const testMail: AdminCommand = {
  usage: '--to <email>',
  options: ['to'],
  run: async (platform, given) => {
    const to = valueOf(given, 'to', z.email())
    await platform.mail.send({ to, ...renderMail(trial.content({}), platform.config) }).catch((cause: unknown) => {
      throw new OperatorError(`The mail to ${to} was not sent: ${reasonOf(cause)}`, { cause })
    })
    return platform.config.smtpUrl
      ? `The mail server has taken a mail to ${to}.`
      : `SMTP_URL is not set: the mail to ${to} is in the outbox.`
  },
}

export const mailCommands = { mails, resend, 'test-mail': testMail }
