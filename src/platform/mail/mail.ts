export type MailMessage = { to: string; replyTo?: string; subject: string; text: string; html: string }

/** The port `mail`: outbox (default) or SMTP. A failure throws, and the job that sends the mail tries again. */
export type Mail = { send(message: MailMessage): Promise<void> }
