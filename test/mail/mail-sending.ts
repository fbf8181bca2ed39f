import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { createSmtpMail } from '#platform/mail/smtp-mail.ts'
import type { TestApp } from '../app.ts'

const TIMEOUT_MS = 1000

/** Lets the product send for real, to a mail server of the test. */
export function sendTo({ platform }: TestApp, url: string): void {
  const mail = createSmtpMail({
    url,
    from: 'Sobremesa <hola@sobremesa.test>',
    requireTls: false,
    timeoutMs: TIMEOUT_MS,
  })
  onTestFinished(() => mail.close())
  platform.mail = mail
}

/** The states of the mails that wait, and the delayed ones made due, as after the time of their delay. */
export async function mailsWaiting({ platform }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    UPDATE pgboss.job SET start_after = now() WHERE name = 'mail.send' AND state < 'completed'
    RETURNING state::text`.execute(platform.db)
  return rows.map(row => row.state)
}
