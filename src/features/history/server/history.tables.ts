import type { MaybeJson, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

type HistoryChangesTable = {
  id: string
  restaurant_id: string
  /** Null: the product itself, or somebody whose account is gone. */
  user_id: string | null
  at: Timestamp
  /** How many fields it changed. */
  fields: number
  undone_at: MaybeTimestamp
}
type HistoryEntriesTable = {
  restaurant_id: string
  change_id: string
  place: number
  entity: string
  entity_id: string
  /** The fields that differed; null: it was created. */
  before: MaybeJson<Record<string, unknown>>
  /** Null: it was deleted. */
  after: MaybeJson<Record<string, unknown>>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    history_changes: HistoryChangesTable
    history_entries: HistoryEntriesTable
  }
}
