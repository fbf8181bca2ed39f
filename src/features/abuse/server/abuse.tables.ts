import type { Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'
import type { AbuseReason } from '../abuse.contract.ts'

type AbuseReportsTable = {
  id: string
  /** Present at the report; a slug is never given to another restaurant. */
  slug: string
  menu_name: string
  reason: AbuseReason
  message: string
  email: Maybe<string>
  created_at: Timestamp
  /** When the operator was done with it. */
  closed_at: MaybeTimestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    abuse_reports: AbuseReportsTable
  }
}
