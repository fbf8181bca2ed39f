import { createTransport } from 'nodemailer'
import { MINUTE_MS } from '#shared/time.ts'
import { withoutAddresses } from './mail-reason.ts'
import { type Mail, MailRefused } from './mail.ts'

const TIMEOUT_MS = 20_000
/** Well before the end of the job that sends (`MAIL_EXPIRES_S`). */
const SEND_MS = 10 * MINUTE_MS
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

/** Commands by which the server speaks about the mail and who gets it; all others are between it and us. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

/** Wrong credentials, or a sender that the server does not allow, are the operator's to repair: the mail waits. */
function isRefusal(error: Error & { responseCode?: number; command?: string }): boolean {
  const { responseCode = 0, command = '' } = error
  return responseCode >= 500 && responseCode <= 599 && ABOUT_THE_MAIL.has(command)
}

/** The host of `MAIL_FROM`, for the ids of our mails. */
const hostOf = (mailbox: string): string => /@([^\s<>@]+)>?$/.exec(mailbox)?.[1] ?? 'localhost'

/**
 * Sends through the operator's mail server, several mails over each connection. Throws when it cannot be reached, is
 * slow or refuses; the job that sends tries again, unless the receiver said that it never takes the mail.
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
    send: async ({ to, replyTo, subject, text, html, id }) => {
      const more = {
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(id && { messageId: `<${id}@${hostOf(from)}>` }),
      }
      try {
        // One that waits for a connection must not be sent after its job has been given to another process.
        const signal = AbortSignal.timeout(SEND_MS)
        await transport.sendMail({ from, to: { name: '', address: to }, ...more, subject, text, html, signal })
      } catch (error) {
        if (error instanceof Error && isRefusal(error)) throw new MailRefused(withoutAddresses(error.message))
        throw error
      }
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}
