import writeExcelFile from 'write-excel-file/node'
import { ALLERGEN_IDS, ALLERGEN_NAMES } from '#features/allergens/allergens.ts'
import type { House, TrueCategory, TrueDish } from './house.ts'
import { allergensOf, written } from './paper.ts'

/** A sheet as people keep theirs. */
export type SheetStyle = {
  titles: string[]
  /** What each column holds. */
  columns: (
    | 'category'
    | 'name'
    | 'en'
    | 'pt'
    | 'description'
    | 'price'
    | 'tapa'
    | 'media'
    | 'racion'
    | 'copa'
    | 'botella'
    | 'marks'
    | 'words'
    | 'matrix'
    | 'code'
    | 'cost'
  )[]
  /** Categories in rows of their own, with nothing beside. */
  groups?: true
  /** Lines above the titles. */
  above?: string[][]
  /** The category only in its first row. */
  once?: true
  price: 'sign' | 'comma' | 'point' | 'number'
}
export type Row = (string | number)[]

function priceCell(dish: TrueDish, label: string | null, { price }: SheetStyle): string | number {
  const lines = label === null ? dish.prices : dish.prices.filter(line => line.label === label)
  const [only, ...others] = lines
  if (!only) return ''
  if (others.length > 0) return lines.map(line => written(line, 'comma')).join(' / ')
  if (price === 'number' && only.unit === null && !only.market) return (only.cents ?? 0) / 100
  return written(only, price === 'number' ? 'comma' : price)
}

function cellsOf(dish: TrueDish, category: string, at: number, style: SheetStyle): Row {
  return style.columns.flatMap((column): Row => {
    switch (column) {
      case 'category':
        return [category]
      case 'name':
        return [dish.names[0] ?? '']
      case 'en':
        return [dish.names[1] ?? '']
      case 'pt':
        return [dish.names[2] ?? '']
      case 'description':
        return [dish.description]
      case 'marks':
        return [dish.marks.join(', ')]
      case 'words':
        return [
          allergensOf(dish)
            .map(id => ALLERGEN_NAMES[id].es)
            .join(', '),
        ]
      case 'matrix':
        return ALLERGEN_IDS.map(id => (allergensOf(dish).includes(id) ? 'X' : ''))
      case 'code':
        return [101 + at]
      case 'cost':
        return [Math.round((dish.prices[0]?.cents ?? 300) * 0.31) / 100]
      case 'price':
        return [priceCell(dish, null, style)]
      default:
        return [
          priceCell(dish, column, style) ||
            (dish.prices.length === 1 && column === 'racion' ? priceCell(dish, null, style) : ''),
        ]
    }
  })
}

export function rowsOf(house: House, style: SheetStyle): Row[] {
  const titles = style.titles.flatMap(title =>
    title === 'ALÉRGENOS' ? ALLERGEN_IDS.map(id => ALLERGEN_NAMES[id].es) : [title],
  )
  const rows: Row[] = [...(style.above ?? []), ...(titles.length > 0 ? [titles] : [])]
  let count = 0
  const add = ({ names, dishes }: TrueCategory) => {
    if (style.groups) rows.push([names[0] ?? ''])
    dishes.forEach((dish, at) => rows.push(cellsOf(dish, style.once && at > 0 ? '' : (names[0] ?? ''), count++, style)))
  }
  house.categories.forEach(add)
  return rows
}

export type CsvEncoding = 'utf8' | 'bom' | '1252' | 'utf16le'
const WINDOWS: Record<string, number> = { '€': 0x80, '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96 }

/** Bytes of a CSV in that separator and encoding. */
export function asCsv(rows: readonly Row[], separator: string, encoding: CsvEncoding): Buffer {
  const quoted = (cell: string | number): string => {
    const text = typeof cell === 'number' ? String(cell).replace('.', separator === ',' ? '.' : ',') : cell
    return text.includes(separator) || /["\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const text = rows.map(row => row.map(quoted).join(separator)).join('\r\n')
  if (encoding === '1252') return Buffer.from([...text].map(letter => WINDOWS[letter] ?? letter.charCodeAt(0)))
  if (encoding === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le')
  return Buffer.from((encoding === 'bom' ? '\ufeff' : '') + text)
}

export function asXlsx(rows: readonly Row[]): Promise<Buffer> {
  const data = rows.map(row =>
    row.map(value =>
      value === '' ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String },
    ),
  )
  return writeExcelFile(data).toBuffer()
}
