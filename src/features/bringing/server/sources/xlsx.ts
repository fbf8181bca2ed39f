import readBook from 'read-excel-file/node'
import { readTable } from '../../reading/table/read-table.ts'
import { SHEET_LIMITS } from '../../bringing.limits.ts'
import { Refusal } from './refusal.ts'
import { guardSheet } from './sheet-guard.ts'

/** A number as the file has it, '9.950000000000001', with the two decimals of money at most. */
function numberText(written: string): string {
  const value = Number(written)
  if (!Number.isFinite(value)) return ''
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}

type Value = string | number | boolean | Date | null | undefined
function cellText(value: Value): string {
  if (value === null || value === undefined || value instanceof Date) return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  // Formulas have their stored value; one that failed says nothing.
  const text = String(value).slice(0, SHEET_LIMITS.cellLetters)
  return /^#(?:DIV\/0!|N\/A|REF!|VALUE!|NAME\?|NUM!|NULL!|¡.*)$/u.test(text) ? '' : text
}

/** So many dishes with a price, and a sheet may be the carta. */
const PRICED_MIN = 3
const SHEET_NAME_MAX = 60
export type Sheets = {
  rows: string[][]
  /** Of a book with several: what they are called, and which one this is. */
  sheets?: { name: string; rows: number }[]
  sheet?: number
  /** Another one may be the carta too. */
  isUnsure?: boolean
}

/** The rows of a sheet of a book: the chosen one, else the one with most dishes that have a price. Throws `Refusal`. */
export async function rowsOfBook(bytes: Buffer, chosen?: number): Promise<Sheets> {
  await guardSheet(bytes)
  const sheets = await readBook(bytes, { parseNumber: numberText }).catch((error: unknown) => {
    throw new Refusal('unreadable', 0, error)
  })
  const tables = sheets.map(({ data }) => data.map(row => row.map(value => cellText(value as Value))))
  if (tables.length < 2) return { rows: tables[0] ?? [] }
  const priced = tables.map(rows => readTable(rows).draft.dishes.filter(({ prices }) => prices.length > 0).length)
  const sheet = chosen !== undefined && tables[chosen] ? chosen : priced.indexOf(Math.max(...priced))
  return {
    rows: tables[sheet] ?? [],
    sheets: sheets
      .slice(0, SHEET_LIMITS.sheets)
      .map((each, at) => ({ name: each.sheet.slice(0, SHEET_NAME_MAX), rows: tables[at]?.length ?? 0 })),
    sheet,
    isUnsure: chosen === undefined && priced.filter(count => count >= PRICED_MIN).length > 1,
  }
}
