import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import type { Mail, MailMessage } from './mail.ts'

/** Keeps mails in the database, where every process and `/dev/outbox` sees them. */
export function createOutboxMail(db: Db, clock: Clock): Mail {
  return {
    send: async ({ to, subject, text, html }) => {
      await db
        .insertInto('outbox_mails')
        .values({ id: v7(), recipient: to, subject, text_body: text, html_body: html, created_at: clock.now() })
        .execute()
    },
  }
}

/** The newest mails of the outbox, newest first. */
export function listOutboxMails(db: Db, limit: number): Promise<(MailMessage & { createdAt: Date })[]> {
  return db
    .selectFrom('outbox_mails')
    .select(['recipient as to', 'subject', 'text_body as text', 'html_body as html', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
