import type { Json, Maybe, MaybeJson, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'
import type { FailedReason, LeftReason, ScheduledKind, ScheduledState } from '../scheduled.contract.ts'
import type { ScheduledPlan } from '../scheduled-items.rules.ts'

/** What became of a change that is over. */
export type ScheduledOutcome = {
  failed: FailedReason | null
  left: { name: string; reason: LeftReason }[]
  leftCount: number
}

type ScheduledChangesTable = {
  id: string
  restaurant_id: string
  /** The author; null: the account is gone for good. */
  user_id: Maybe<string>
  at: Timestamp
  kind: ScheduledKind
  state: ScheduledState
  /** As it was sent; null: it is over. */
  body: MaybeJson<Record<string, unknown>>
  /** Without what was seen where it is over. */
  plan: Json<ScheduledPlan>
  outcome: MaybeJson<ScheduledOutcome>
  /** What it wrote; null: nothing. */
  change_id: Maybe<string>
  created_at: Timestamp
  updated_at: Timestamp
  /** Who changed it last; null: nobody since it was made. */
  updated_by: Maybe<string>
  ended_at: MaybeTimestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    scheduled_changes: ScheduledChangesTable
  }
}
