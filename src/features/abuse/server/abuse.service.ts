import { v7 } from '#platform/id/id.ts'
import { sendMailToOperator } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import type { AbuseReport } from '../abuse.contract.ts'
import { abuseMail } from './abuse.mail.ts'
import { insertReport, type ReportedMenu } from './abuse.store.ts'

/** Stores a report of a menu and mails it to the operator; the mail is a job, so that none is lost. */
export async function receiveReport(platform: Platform, menu: ReportedMenu, report: AbuseReport): Promise<void> {
  const stored = { ...report, menu, id: v7(), createdAt: platform.clock.now() }
  await platform.db.transaction().execute(async trx => {
    await insertReport(trx, stored)
    const replyTo = report.email
    await sendMailToOperator(platform, trx, { mail: abuseMail, params: stored, ...(replyTo && { replyTo }) })
  })
}
