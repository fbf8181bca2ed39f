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
  /** Of its change; of one that a former release wrote, not before it. */
  at: Timestamp
  place: number
  entity: string
  entity_id: string
  /** The fields that differed; null: it was created. */
  before: MaybeJson<Record<string, unknown>>
  /** Null: it was deleted. */
  after: MaybeJson<Record<string, unknown>>
}
/** Since when everything that changed in a restaurant is known; without a row, since there is the restaurant. */
type HistoryStartsTable = { restaurant_id: string; at: Timestamp }

declare module '#platform/db/tables.ts' {
  interface Database {
    history_changes: HistoryChangesTable
    history_entries: HistoryEntriesTable
    history_starts: HistoryStartsTable
  }
}
