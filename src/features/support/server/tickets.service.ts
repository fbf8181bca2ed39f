import { AppError } from '#shared/app-error.ts'
import { HOUR_MS } from '#shared/time.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import { yearsBefore } from '#platform/clock/years.ts'
import type { Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { sendMail, sendMailToOperator } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import { findUserById, type Actor } from '#features/identity/server/index.ts'
import type { NewTicket, Ticket } from '../support.contract.ts'
import { supportErrors } from '../support.errors.ts'
import { answerPromise } from '../support.rules.ts'
import { ADDITIONS_MAX, LISTED_MAX, TICKETS_KEPT_YEARS } from '../support.limits.ts'
import { additionMail, ticketCopyMail, ticketMail } from './support.mail.ts'
import { insertTicket, listOwnTickets, lockOwnTicket, type OwnTicket, saveAdditions } from './tickets.store.ts'

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
    const number = await insertTicket(trx, { ...ticket, userId: actor.userId })
    const shown = presentTicket({ ...ticket, number, answeredAt: null, additions: [] })
    if (typed.copy) await mailCopy(platform, trx, { to: sender.email, ticket: shown })
    const { id, name, email: accountEmail } = sender
    const params = { ...ticket, sender: { id, name, email: accountEmail }, replyTo: email, at: now }
    await sendMailToOperator(platform, trx, { mail: ticketMail, replyTo: email, params })
    return shown
  })
}

/** As its author sees it: the state, and until when it is answered. */
function presentTicket({ id, subject, message, email, answerHours, createdAt, ...state }: OwnTicket): Ticket {
  const promisedAt = new Date(createdAt.getTime() + answerHours * HOUR_MS).toISOString()
  return {
    id,
    subject,
    message,
    email,
    answerHours,
    promisedAt,
    createdAt: createdAt.toISOString(),
    number: state.number,
    additions: state.additions,
    state: state.answeredAt ? 'answered' : 'sent',
  }
}

/** To the account's own address alone: nobody is sent what somebody else has typed. */
async function mailCopy(platform: Platform, trx: Trx, { to, ticket }: { to: string; ticket: Ticket }): Promise<void> {
  const { contactEmail } = platform.config
  await sendMail(platform, trx, {
    mail: ticketCopyMail,
    to,
    ...(contactEmail && { replyTo: contactEmail }),
    params: { ...ticket, promisedAt: new Date(ticket.promisedAt), isAnswerable: contactEmail !== undefined },
  })
}

/** `GET /support/tickets`: the own ones of the last year (4-beyond §10). */
export async function ownTickets({ db, clock }: Platform, { userId }: Actor): Promise<Ticket[]> {
  const since = yearsBefore(clock.now(), TICKETS_KEPT_YEARS)
  return (await listOwnTickets(db, userId, { since, limit: LISTED_MAX })).map(presentTicket)
}

type Addition = { id: string; message: string }

/** Adds to an own ticket and mails it to the operator. Throws 404 for those of others, 409 after ten. */
export async function addTo(platform: Platform, { userId }: Actor, { id, message }: Addition): Promise<Ticket> {
  const { db, clock } = platform
  if (!isUuid(id)) throw new AppError(commonErrors.notFound)
  return db.transaction().execute(async trx => {
    const found = await lockOwnTicket(trx, userId, id)
    if (!found) throw new AppError(commonErrors.notFound)
    if (found.additions.length >= ADDITIONS_MAX) throw new AppError(supportErrors.additionsLimit)
    const additions = [...found.additions, { message, at: clock.now().toISOString() }]
    await saveAdditions(trx, { id, userId }, additions)
    const { email: replyTo, subject, number } = found
    await sendMailToOperator(platform, trx, {
      mail: additionMail,
      replyTo,
      params: { number, subject, message, replyTo },
    })
    return presentTicket({ ...found, additions, answeredAt: null })
  })
}
