import type { Timestamp } from '#platform/db/columns.ts'

type OutboxMailsTable = {
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  created_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    outbox_mails: OutboxMailsTable
  }
}
