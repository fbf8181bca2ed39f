import type { Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

type TableCodesTable = {
  id: string
  restaurant_id: string
  /** In its address; never given to another code of the restaurant. */
  key: string
  name: string
  /** The name without accents and case. */
  name_key: string
  /** May be of a zone that was removed. */
  zone_id: Maybe<string>
  created_at: Timestamp
  updated_at: Timestamp
  /** Who changed it last; null: nobody since it was made. */
  updated_by: Maybe<string>
  retired_at: MaybeTimestamp
  /** Taken back at once; its key stays. */
  deleted_at: MaybeTimestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    table_codes: TableCodesTable
  }
}
