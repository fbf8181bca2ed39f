import { v7 } from '#platform/id/id.ts'
import { sendMailToOperator } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import type { ContactMessage } from '../../contact.contract.ts'
import { contactMail } from './contact.mail.ts'
import { insertContactMessage } from './contact.store.ts'

/**
 * Stores a message of the contact form and mails it to the operator. The mail is a job, so nothing is lost when the
 * mail server is away. A message of a program that filled in the hidden field is dropped.
 */
export async function receiveContactMessage(platform: Platform, typed: ContactMessage): Promise<void> {
  const { website, ...message } = typed
  if (website) return
  const createdAt = platform.clock.now()
  await platform.db.transaction().execute(async trx => {
    await insertContactMessage(trx, { id: v7(), ...message, createdAt })
    const params = { ...message, at: createdAt }
    await sendMailToOperator(platform, trx, { mail: contactMail, replyTo: message.email, params })
  })
}
