import type { Json, Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'
import type { PaperContent } from '../paper.content.ts'
import type { SheetOptions } from '../paper.contract.ts'

type PaperOptionsTable = { restaurant_id: string; options: Json<SheetOptions>; updated_at: Timestamp }

type PaperEditionsTable = {
  restaurant_id: string
  n: number
  content: Json<PaperContent>
  content_hash: string
  /** '2026-11-22'. */
  valid_from: string
  made_at: Timestamp
  made_by: Maybe<string>
  /** Since when the house uses it no more. */
  retired_at: MaybeTimestamp
}

type PaperFilesTable = {
  restaurant_id: string
  n: number
  name: string
  storage_key: string
  options: Json<SheetOptions>
  options_hash: string
  pages: number
  bytes: number
  made_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    paper_options: PaperOptionsTable
    paper_editions: PaperEditionsTable
    paper_files: PaperFilesTable
  }
}
