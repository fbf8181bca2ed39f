import { FinalFailure } from '#platform/jobs/job-run.ts'

export type MailMessage = {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** The same at each attempt: a receiver that got the mail before a crash can tell that it is the same one. */
  id?: string
}

/** The port `mail`: outbox (default) or SMTP. A failure throws, and the job that sends the mail tries again. */
export type Mail = {
  /** Throws `MailRefused` when the receiver will never take it. */
  send(message: MailMessage): Promise<void>
  /** Rejects when the mail server cannot be used now; absent where there is none. */
  check?(): Promise<void>
}

/** The receiver refuses this mail for good (an answer 5xx): it is not tried again. */
export class MailRefused extends FinalFailure {}
