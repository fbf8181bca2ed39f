import type { BringingError } from '../../bringing.errors.ts'
import type { Column } from '../../reading/table/columns.ts'
import type { ReadPage, Source, Understood } from '../read-pages.ts'
import type { SourceFormat } from '../sources/sniff-source.ts'

/** What the process that reads is asked, and answers. */
export type Asks = {
  open: { asked: Source; answer: { format: SourceFormat; pages: number } }
  page: { asked: number; answer: ReadPage }
  /** How many dishes a page has, if it were alone. */
  count: { asked: ReadPage; answer: number }
  understand: { asked: { pages: ReadPage[]; columns?: readonly Column[] | undefined }; answer: Understood }
}
export type AskName = keyof Asks
export type ToReader = { [Name in AskName]: { name: Name; asked: Asks[Name]['asked'] } }[AskName]
export type FromReader =
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; reason: BringingError; count: number }
  | { kind: 'failed'; message: string }
