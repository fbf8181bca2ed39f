import { readFile, stat } from 'node:fs/promises'
import { readCarta } from '../reading/read-carta.ts'
import { isCopy, readCopy } from '../reading/copy/read-copy.ts'
import { linesOfText } from '../reading/page/lines-of-text.ts'
import { linesOfWords } from '../reading/page/lines-of-words.ts'
import type { Column } from '../reading/table/columns.ts'
import { readTable } from '../reading/table/read-table.ts'
import type { ReadDraft } from '../reading/draft.ts'
import { storable } from '../reading/storable.ts'
import type { SourceKind, Word } from '../reading/source-line.ts'
import { SOURCE_LIMITS } from '../bringing.limits.ts'
import type { Sheets } from './sources/xlsx.ts'
import { decodeText, rowsOfCsv } from './sources/csv.ts'
import { Refusal } from './sources/refusal.ts'
import { sniffSource, type SourceFormat } from './sources/sniff-source.ts'
import type { Corners } from './photo/straighten.ts'
import { readPage } from './photo/tesseract.ts'

/** A file, or one page of several photographs: where it lies, or its bytes. */
export type SourceFile = { content: string | Uint8Array; corners?: Corners | undefined }
/** What somebody brings. */
export type Source =
  | {
      files: readonly SourceFile[]
      /** Of too many pages, the first. */
      firstPages?: boolean | undefined
      /** Of a book. */
      sheet?: number | undefined
    }
  | { text: string }
/** A photographed page as it was read: straight and evenly lit, WebP; places of words are on it. */
export type PagePicture = { bytes: Uint8Array; width: number; height: number }
/** What was read of a page, before it is understood. */
export type ReadPage =
  | { kind: 'words'; source: SourceKind; words: Word[]; picture?: PagePicture }
  | ({ kind: 'rows' } & Sheets)
  | { kind: 'text'; text: string }
  | { kind: 'copy'; text: string }
/** A source whose pages are read one by one. */
export type OpenSource = {
  format: SourceFormat
  pages: number
  read(page: number): Promise<ReadPage>
  close(): Promise<void>
}

/** Throws `Refusal` for a text that is too long. */
export function checkText(text: string): string {
  if (text.length > SOURCE_LIMITS.textLetters || (text.match(/\n/gu)?.length ?? 0) >= SOURCE_LIMITS.textLines)
    throw new Refusal('textTooLong')
  return text
}

const onePage = (format: SourceFormat, read: () => Promise<ReadPage> | ReadPage): OpenSource => ({
  format,
  pages: 1,
  read: async () => read(),
  close: () => Promise.resolve(),
})

/** The bytes of a file; one that is too large is not read. Throws `Refusal`. */
async function bytesOf({ content }: SourceFile): Promise<Buffer> {
  const bytes = typeof content === 'string' ? (await stat(content)).size : content.length
  if (bytes > SOURCE_LIMITS.fileBytes) throw new Refusal('fileTooLarge', Math.ceil(bytes / 1_000_000))
  return typeof content === 'string'
    ? readFile(content)
    : Buffer.from(content.buffer, content.byteOffset, content.length)
}

/** Photographs are pages in the order in which they are given; each is loaded when its turn comes. */
const openPhotos = (files: readonly SourceFile[]): OpenSource => ({
  format: 'photo',
  pages: files.length,
  read: async page => {
    const file = files[page - 1] as SourceFile
    const bytes = await bytesOf(file)
    const { pictureOf, preparePage } = await import('./photo/prepare.ts')
    if (sniffSource(bytes) !== 'photo') throw new Refusal('unreadable')
    const prepared = await preparePage(bytes, file.corners)
    const words = await readPage(prepared, page)
    return { kind: 'words', source: 'photo', words, picture: await pictureOf(prepared) }
  },
  close: () => Promise.resolve(),
})

type Choices = Pick<Extract<Source, { files: unknown }>, 'firstPages' | 'sheet'>

/** A decoder is loaded where one is needed: a process reads one source. */
async function openFile(file: SourceFile, { firstPages, sheet }: Choices): Promise<OpenSource> {
  const bytes = await bytesOf(file)
  const format = sniffSource(bytes)
  if (format === 'photo') return openPhotos([file])
  if (format === 'book') {
    const { rowsOfBook } = await import('./sources/xlsx.ts')
    return onePage(format, async () => ({ kind: 'rows', ...(await rowsOfBook(bytes, sheet)) }))
  }
  if (format === 'text')
    return onePage(format, () => {
      const text = decodeText(bytes)
      if (isCopy(text)) return { kind: 'copy', text }
      const rows = rowsOfCsv(text)
      return rows ? { kind: 'rows', rows } : { kind: 'text', text: checkText(text) }
    })
  const { openPdf } = await import('./sources/pdf.ts')
  const { count, words, close } = await openPdf(bytes, firstPages)
  return {
    format,
    pages: count,
    close,
    read: async page => ({ kind: 'words', source: 'pdf', words: await words(page) }),
  }
}

/** Opens what was sent: a text, one file, or several photographs. Throws `Refusal`. */
export async function openSource(source: Source): Promise<OpenSource> {
  if ('text' in source) return onePage('text', () => ({ kind: 'text', text: checkText(source.text) }))
  const { files } = source
  if (files.length > SOURCE_LIMITS.pages) throw new Refusal('tooManyPages', files.length)
  const [only, ...others] = files
  if (!only) throw new Refusal('nothingFound')
  return others.length === 0 ? openFile(only, source) : openPhotos(files)
}

export type Understood = {
  draft: ReadDraft
  /** Of a sheet: what its columns hold, and whether the owner is asked. */
  columns?: Column[]
  /** Of each column, the first cells that are filled. */
  samples?: string[][]
  areColumnsUnclear?: boolean
  /** Of a book with several sheets. */
  sheets?: { name: string; rows: number }[]
  sheet?: number
}

/** Makes the draft of the pages that were read. Throws `Refusal` where there is no dish in them. */
export function understand(pages: readonly ReadPage[], columns?: readonly Column[]): Understood {
  const understood = draftOf(pages, columns)
  if (understood.draft.dishes.length === 0) throw new Refusal('nothingFound')
  return storable(understood)
}

/** How many dishes one page of several has. */
export const countDishes = (page: ReadPage): number => draftOf([page], undefined).draft.dishes.length

function draftOf(pages: readonly ReadPage[], columns: readonly Column[] | undefined): Understood {
  const [first] = pages
  if (first?.kind === 'rows') {
    const { rows, sheets, sheet, isUnsure = false } = first
    const { draft, columns: guessed, areUnclear } = readTable(rows, columns)
    return {
      draft,
      columns: guessed,
      samples: samplesOf(rows, guessed),
      // Who says what the columns hold has seen the sheets.
      areColumnsUnclear: areUnclear || (isUnsure && !columns),
      ...(sheets && sheet !== undefined && { sheets, sheet }),
    }
  }
  if (first?.kind === 'copy') {
    const copy = readCopy(first.text)
    if ('problem' in copy) throw new Refusal(copy.problem)
    return { draft: copy }
  }
  if (first?.kind === 'text') return { draft: readCarta(linesOfText(first.text), 'text') }
  const words = pages.flatMap(page => (page.kind === 'words' ? page.words : []))
  return { draft: readCarta(linesOfWords(words), first?.source ?? 'photo') }
}

const SAMPLES = 6
const SAMPLE_LETTERS = 60
/** The first rows under the titles, so that cells of a row stand beside each other. */
function samplesOf(rows: readonly string[][], columns: readonly Column[]): string[][] {
  const cellOf = (row: readonly string[], at: number) => (row[at] ?? '').trim()
  const hasTitles = columns.some(({ title }) => title !== '')
  const isTitle = (row: readonly string[]) => hasTitles && columns.every(({ title }, at) => cellOf(row, at) === title)
  const first = rows.slice(rows.findIndex(isTitle) + 1).filter(row => row.some(cell => cell.trim() !== ''))
  return columns.map((_, at) => first.slice(0, SAMPLES).map(row => cellOf(row, at).slice(0, SAMPLE_LETTERS)))
}
