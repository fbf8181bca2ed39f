import type { Mail, MailMessage } from '#platform/mail/mail.ts'

export type FakeMail = Mail & { readonly sent: MailMessage[] }

/** Keeps what was sent, oldest first. */
export function createFakeMail(): FakeMail {
  const sent: MailMessage[] = []
  return {
    sent,
    send: async message => {
      sent.push(message)
    },
  }
}
