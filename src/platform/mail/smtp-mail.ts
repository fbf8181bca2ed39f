import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

const TIMEOUT_MS = 20_000
/** Eight of one kind and some of the others; fewer with `?maxConnections=3` in `SMTP_URL`. */
const CONNECTIONS = 12
/** Long enough for the mails of one rush, and over before the server or a router forgets the connection. */
const IDLE_MS = 10_000
/** A parameter that the URL must not set: `?requireTLS=false` would send plain text. */
const OURS = [
  'requireTLS',
  'ignoreTLS',
  'secure',
  'connectionTimeout',
  'greetingTimeout',
  'socketTimeout',
  'dnsTimeout',
]

export type SmtpSettings = {
  /** `SMTP_URL`. */
  url: string
  /** `MAIL_FROM`. */
  from: string
  /** True in production: a server without STARTTLS gets no mail. */
  requireTls: boolean
  /** Limit for connecting, for the greeting, and for each answer. */
  timeoutMs?: number
}

/**
 * Sends through the operator's mail server, several mails over each connection. Throws when it cannot be reached, is
 * slow or refuses; the job that sends tries again.
 */
export function createSmtpMail({
  url,
  from,
  requireTls,
  timeoutMs = TIMEOUT_MS,
}: SmtpSettings): Mail & { close(): void } {
  const server = new URL(url)
  for (const name of OURS) server.searchParams.delete(name)
  if (!server.searchParams.has('maxConnections')) server.searchParams.set('maxConnections', String(CONNECTIONS))
  const transport = createTransport({
    url: server.href,
    pool: true,
    idleTimeout: IDLE_MS,
    requireTLS: requireTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    // An object instead of a text, so that a comma or a line break cannot add a recipient.
    send: async ({ to, replyTo, subject, text, html }) => {
      const answers = replyTo ? { replyTo: { name: '', address: replyTo } } : {}
      await transport.sendMail({ from, to: { name: '', address: to }, ...answers, subject, text, html })
    },
    close: () => transport.close(),
  }
}
