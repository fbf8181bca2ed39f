import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { SHEET_LIMITS } from '../../bringing.limits.ts'
import { Refusal } from './refusal.ts'

const OPENED = { lazyEntries: true, validateEntrySizes: true, decodeStrings: true } as const
const ENCRYPTED = 1
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u
const XML = /\.(?:xml|rels)$/u
/** 'XFD1048576', the longest reference of a cell, and what stands around it. */
const LONGEST = 32

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.fromBuffer(bytes, OPENED, (error, zip) =>
      error ? reject(new Refusal('unreadable', 0, error)) : resolve(zip),
    ),
  )

/** All entries, as long as the directory promises no more than a sheet may unpack to. */
function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > SHEET_LIMITS.entries) throw new Refusal('unreadable')
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    let sum = 0
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      sum += entry.uncompressedSize
      if (entry.generalPurposeBitFlag & ENCRYPTED) reject(new Refusal('fileProtected'))
      else if (sum > SHEET_LIMITS.unpackedBytes) reject(new Refusal('unreadable'))
      else zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (error: Error) => reject(new Refusal('unreadable', 0, error)))
    zip.readEntry()
  })
}

const column = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * Reads one entry through, without keeping it: `validateEntrySizes` ends one that unpacks to more than the directory
 * says; a document type, which may hold entities without end, is refused.
 */
async function look(zip: ZipFile, entry: Entry): Promise<{ rows: number; columns: number }> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  let [rows, columns, tail] = [1, 1, '']
  for await (const chunk of stream) {
    const text = tail + (chunk as Buffer).toString('latin1')
    if (/<!DOCTYPE|<!ENTITY/iu.test(text)) throw new Refusal('unreadable')
    if (SHEET.test(entry.fileName))
      for (const [, letters, row] of text.matchAll(/\br\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/gu)) {
        rows = Math.max(rows, Number(row))
        if (letters) columns = Math.max(columns, column(letters))
      }
    tail = text.slice(-LONGEST)
  }
  return { rows, columns }
}

/**
 * Refuses a book that would take too much before anything of it is unpacked: by its directory first, then entry by
 * entry (docs/libraries-next.md).
 */
export async function guardSheet(bytes: Buffer): Promise<void> {
  const zip = await open(bytes)
  const entries = await entriesOf(zip)
  if (!entries.some(({ fileName }) => SHEET.test(fileName))) throw new Refusal('unreadable')
  for (const entry of entries.filter(({ fileName }) => XML.test(fileName))) {
    const { rows, columns } = await look(zip, entry).catch((error: unknown) => {
      throw error instanceof Refusal ? error : new Refusal('unreadable', 0, error)
    })
    if (rows * columns > SHEET_LIMITS.cells || columns > SHEET_LIMITS.columns) throw new Refusal('unreadable')
  }
}
