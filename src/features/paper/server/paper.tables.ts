import type { Json, Maybe, MaybeJson, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'
import type { PaperContent } from '../paper.content.ts'
import type { PrintedLook } from './patches/dish-lines.ts'
import type { PaperCounts, PatchOptions, SheetOptions } from '../paper.contract.ts'

type PaperOptionsTable = {
  restaurant_id: string
  /** Of the last sheet. */
  options: MaybeJson<SheetOptions>
  /** Cards in the room. */
  copies: Maybe<number>
  last_number: number
  updated_at: Timestamp
}

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
  /** How many things of each kind differ from the edition before; null for the first. */
  changed: MaybeJson<PaperCounts>
  updated_at: Timestamp
}

type PaperFilesTable = {
  restaurant_id: string
  n: number
  name: string
  storage_key: string
  options: Json<SheetOptions | PatchOptions>
  options_hash: string
  look: Json<PrintedLook>
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
