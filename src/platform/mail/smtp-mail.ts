import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

const TIMEOUT_MS = 20_000

/** Sends through the server of `SMTP_URL`; `from` is `MAIL_FROM`. */
export function createSmtpMail(smtpUrl: string, from: string): Mail & { close(): void } {
  const transport = createTransport(smtpUrl, { from })
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    // An object instead of a text, so that a comma or a line break cannot add a recipient.
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
    close: () => transport.close(),
  }
}
