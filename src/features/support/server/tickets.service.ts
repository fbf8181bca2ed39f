import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { v7 } from '#platform/id/id.ts'
import { sendMailToOperator } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import { findUserById, type Actor } from '#features/identity/server/index.ts'
import type { NewTicket, Ticket } from '../support.contract.ts'
import { answerPromise } from '../support.rules.ts'
import { ticketMail } from './support.mail.ts'
import { insertTicket } from './tickets.store.ts'

/**
 * Stores a ticket and mails it to the operator. The plan is the owner's, also for a worker. The mail is a job, so
 * nothing is lost when the mail server is away. Throws 401 for an account that is gone.
 */
export async function openTicket(platform: Platform, actor: Actor, typed: NewTicket): Promise<Ticket> {
  const { db, clock } = platform
  const now = clock.now()
  return db.transaction().execute(async trx => {
    const sender = await findUserById(trx, actor.userId)
    if (!sender) throw new AppError(commonErrors.unauthenticated)
    const promise = answerPromise(await findSubscription(trx, actor.ownerId), now)
    const { subject, message, email = sender.email } = typed
    const ticket = { id: v7(), email, subject, message, ...promise, createdAt: now }
    await insertTicket(trx, { ...ticket, userId: actor.userId })
    const { id, name, email: accountEmail } = sender
    const params = { ...ticket, sender: { id, name, email: accountEmail }, replyTo: email, at: now }
    await sendMailToOperator(platform, trx, { mail: ticketMail, replyTo: email, params })
    const { tier: _, ...shown } = ticket
    return { ...shown, createdAt: now.toISOString() }
  })
}
