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

/** The rows of the sheet of a book that holds most dishes with a price. Throws `Refusal`. */
export async function rowsOfBook(bytes: Buffer): Promise<string[][]> {
  await guardSheet(bytes)
  const sheets = await readBook(bytes, { parseNumber: numberText }).catch((error: unknown) => {
    throw new Refusal('unreadable', 0, error)
  })
  const tables = sheets.map(({ data }) => data.map(row => row.map(value => cellText(value as Value))))
  const priced = (rows: string[][]) => readTable(rows).draft.dishes.filter(({ prices }) => prices.length > 0).length
  if (tables.length < 2) return tables[0] ?? []
  return tables.toSorted((a, b) => priced(b) - priced(a))[0] ?? []
}
