import type { Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'
import type { IgnoreReason } from '../check.contract.ts'

type CheckIgnoredTable = {
  restaurant_id: string
  finding_id: string
  /** SHA-256 of what the finding rested on. With other facts it is a finding again. */
  facts_hash: string
  reason: IgnoreReason
  note: string
  /** When it is a finding again whatever its facts are; null: never. */
  until: MaybeTimestamp
  updated_at: Timestamp
  updated_by: Maybe<string>
}

/** Who gets the check of a restaurant by mail. */
type CheckMailsTable = {
  id: string
  restaurant_id: string
  user_id: string
  created_at: Timestamp
  /** The last Monday for which it was looked at. */
  sent_at: MaybeTimestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    check_ignored: CheckIgnoredTable
    check_mails: CheckMailsTable
  }
}
