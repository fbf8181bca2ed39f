import type { ColumnType, Generated } from 'kysely'
import type { Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

type SupportTicketsTable = {
  id: string
  user_id: string
  email: string
  subject: string
  message: string
  tier: Maybe<string>
  answer_hours: number
  created_at: Timestamp
  number: Generated<string>
  answered_at: MaybeTimestamp
  additions: ColumnType<{ message: string; at: string }[], string | undefined, string>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    support_tickets: SupportTicketsTable
  }
}
