import { addCounter, type Metrics } from '#platform/metrics/metrics.ts'
import { type Mail, MailRefused } from './mail.ts'

/** Counts what becomes of each attempt to send. */
export function countMails(mail: Mail, metrics: Metrics): Mail {
  const attempts = addCounter(metrics, {
    name: 'mail_attempts_total',
    help: 'Mails handed to the mail server; `refused` by the receiver for good, `failed` is tried again.',
    labels: ['result'],
  })
  return {
    ...(mail.check && { check: mail.check }),
    send: async message => {
      try {
        await mail.send(message)
      } catch (error) {
        attempts.inc({ result: error instanceof MailRefused ? 'refused' : 'failed' })
        throw error
      }
      attempts.inc({ result: 'sent' })
    },
  }
}
