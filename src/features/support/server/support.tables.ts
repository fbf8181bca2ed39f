import type { Maybe, Timestamp } from '#platform/db/columns.ts'

type SupportTicketsTable = {
  id: string
  user_id: string
  email: string
  subject: string
  message: string
  tier: Maybe<string>
  answer_hours: number
  created_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    support_tickets: SupportTicketsTable
  }
}
