import Papa from 'papaparse'
import writeBook from 'write-excel-file/node'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { findRestaurant, type RestaurantCall } from '#features/restaurants/server/index.ts'
import { COPIES } from '../../bringing.limits.ts'
import { COPY_TYPES, type CopyFormat } from '../../copy.contract.ts'
import type { CartaCopy } from '../../copy-format.ts'
import { type Cell, rowsOfCopy } from '../../copy-rows.ts'
import { readCopyOf } from './carta-copy.ts'
import { pdfOfCopy } from './copy-pdf.ts'

type CopyCall = RestaurantCall & { query: { format: CopyFormat; locales?: string | undefined } }

/** 20 copies an hour per owner (4-beyond §6). Throws 429. */
export const limitCopies = ({ limits }: Platform, { actor }: { actor: Actor }): Promise<void> =>
  limits.consume(COPIES, actor.ownerId)

const sheetCell = (value: Cell, row: number) =>
  row === 0
    ? { value: String(value), type: String, fontWeight: 'bold' as const }
    : typeof value === 'number'
      ? { value, type: Number, format: '0.00' }
      : { value, type: String }

/** With a mark of its encoding and semicolons, as a Spanish spreadsheet expects it. */
const csvOf = (rows: Cell[][]): string =>
  `\ufeff${Papa.unparse(
    rows.map(row => row.map(cell => (typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : cell))),
    { delimiter: ';', newline: '\r\n' },
  )}\r\n`

type Write = (copy: CartaCopy, locales?: readonly string[]) => Promise<Buffer> | string

const WRITERS: Record<Exclude<CopyFormat, 'pdf'>, Write> = {
  json: copy => `${JSON.stringify(copy, null, 2)}\n`,
  csv: (copy, locales) => csvOf(rowsOfCopy(copy, locales)),
  xlsx: async (copy, locales) =>
    writeBook(
      rowsOfCopy(copy, locales).map((row, at) => row.map(cell => sheetCell(cell, at))),
      { sheet: 'Carta' },
    ).toBuffer(),
}

/** The carta as a file named `{slug}-{date}` (BRINGING §5.16); also for a lapsed plan. Throws as `pdfOfCopy`. */
export async function copyCarta(platform: Platform, { access, query }: CopyCall): Promise<FileAnswer> {
  const { db, clock } = platform
  const { restaurantId, timezone, locales } = access
  const now = clock.now()
  const { name, slug, owner_id: ownerId } = orNotFound(await findRestaurant(db, restaurantId))
  const copy = await readCopyOf(db, { restaurantId, name, defaultLocale: locales.defaultLocale, now })
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(now)
  const { format, locales: asked } = query
  const text = format === 'csv' || format === 'json' ? '; charset=utf-8' : ''
  return {
    content:
      format === 'pdf' ? await pdfOfCopy(platform, ownerId, copy) : await WRITERS[format](copy, asked?.split(',')),
    contentType: `${COPY_TYPES[format]}${text}`,
    fileName: `${slug}-${date}.${format}`,
  }
}
