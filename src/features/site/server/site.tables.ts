import type { Timestamp } from '#platform/db/columns.ts'

type ContactMessagesTable = { id: string; name: string; email: string; message: string; created_at: Timestamp }

declare module '#platform/db/tables.ts' {
  interface Database {
    contact_messages: ContactMessagesTable
  }
}
