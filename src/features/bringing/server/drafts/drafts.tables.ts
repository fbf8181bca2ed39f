import type { Maybe, MaybeJson, MaybeTimestamp, Json, Timestamp } from '#platform/db/columns.ts'
import type { DraftContent } from '../review/draft-content.ts'
import type { Column } from '../../reading/table/columns.ts'
import type { ReadPageState } from '../process/carta-reader.ts'
import type { Corners } from '../photo/straighten.ts'

/** What was sent, under keys of the storage that only the job that reads it knows. */
export type SentFiles = {
  kind: 'text' | 'file'
  files: { key: string; corners: Corners | null }[]
  /** What the owner said the columns of a sheet hold. */
  columns?: Column[]
  /** The sheet of a book that the owner chose. */
  sheet?: number
  /** Of too many pages, the first ones. */
  firstPages?: true
  /** The page that failed before and is read again: the others stay as they are. */
  repeats?: number
}

/** `ms`: how long its reading took. */
export type TimedPageState = ReadPageState & { ms?: number }

type ImportDraftsTable = {
  id: string
  restaurant_id: string
  user_id: Maybe<string>
  /** Who reviewed it last, and when. */
  changed_by: Maybe<string>
  changed_at: MaybeTimestamp
  state: 'reading' | 'ready' | 'failed'
  source: 'text' | 'file' | 'photos'
  file_name: string
  files: Json<SentFiles>
  page: number
  page_count: number
  /** While it is read; afterwards they are in `content`. */
  pages_read: Json<TimedPageState[]>
  failure: MaybeJson<{ code: string; message: string }>
  content: MaybeJson<DraftContent>
  /** It is in the menu: kept for an undo, and shown to nobody. */
  applied_change_id: Maybe<string>
  revision: number
  created_at: Timestamp
  updated_at: Timestamp
  read_at: MaybeTimestamp
  expires_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    import_drafts: ImportDraftsTable
  }
}
