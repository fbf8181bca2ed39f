import { type AllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import type { Doubt, ReadCategory, ReadDish, ReadDraft, ReadPrice, Texts } from '../draft.ts'
import { EUROPEAN_KEY } from '../line/allergen-key.ts'
import { allergenNamed } from '../line/allergen-words.ts'
import { readTail } from '../line/tail.ts'
import { decidePrices } from '../prices-of-line.ts'
import { readCarta } from '../read-carta.ts'
import { DRAFT_LIMITS } from '../storable.ts'
import type { Habits, Seen } from '../shape/seen.ts'
import { isNote } from '../shape/notes.ts'
import { type SourceLine } from '../source-line.ts'
import { letterCount, tidy } from '../words.ts'
import { ownTitles, readOwnSheet } from './own-sheet.ts'
import { type Column, guessColumns, roleByTitle, type Rows, titleRow } from './columns.ts'

export type ReadTable = {
  draft: ReadDraft
  columns: Column[]
  /** The owner is asked what the columns hold: no name, or no price, was found by a title. */
  areUnclear: boolean
}

/** Amounts of a column of prices are money however they are written. */
const HABITS: Habits = {
  areCaps: false,
  areLower: false,
  size: undefined,
  areBlocks: false,
  areNamesAbove: false,
  isMarked: false,
  hasDecimals: false,
  unpriced: 0,
}
const YES = /^(?:x|si|sí|s|1|yes|y|✓|✔|v|true|verdadero|contiene|●|•)$/iu

const textOf = (row: readonly string[]): string => row.filter(cell => cell.trim() !== '').join('\t')
const lineOf = (row: readonly string[], at: number): SourceLine => {
  const cells = row.flatMap((cell, column) =>
    cell.trim() === '' ? [] : [{ text: cell.trim(), x: column * 40, right: column * 40 + 30 }],
  )
  return { text: cells.map(({ text }) => text).join('\t'), cells, page: 1, line: at + 1, gapBefore: false }
}

type Reader = { columns: readonly Column[]; categories: ReadCategory[]; lines: readonly SourceLine[] }

function textsOf(row: readonly string[], columns: readonly Column[], kind: 'name' | 'description' | 'category'): Texts {
  const texts: Texts = {}
  columns.forEach(({ role }, at) => {
    const text = (row[at] ?? '').replace(/\s+/gu, ' ').trim()
    if (role.kind === kind && text !== '')
      texts[role.locale] ??= text.slice(0, kind === 'description' ? DRAFT_LIMITS.description : DRAFT_LIMITS.name)
  })
  return texts
}

/** The marks of a cell: '1, 3, 7', 'Gluten, huevo', 'A C G'. */
function marksOf(cell: string): string[] {
  const parts = cell.split(/\s*[,;/|·+\n]\s*|\s+-\s+|\s+y\s+/u).map(part => part.replace(/[.()[\]]/gu, '').trim())
  const filled = parts.filter(part => part !== '')
  if (filled.length === 1 && /^\d{1,2}(?:[\s.-]\d{1,2})+$/u.test(cell.trim())) return cell.match(/\d+/gu) ?? []
  return filled.filter(part => /^(?:1[0-4]|[1-9])$/u.test(part) || allergenNamed(part) !== undefined)
}

function allergensOf(row: readonly string[], columns: readonly Column[]): { marks: string[]; proposals: AllergenId[] } {
  const marks = columns.flatMap(({ role }, at) => {
    const cell = (row[at] ?? '').trim()
    if (role.kind === 'allergens') return marksOf(cell)
    return role.kind === 'allergen' && YES.test(cell) ? [role.allergen] : []
  })
  const means = (mark: string) => EUROPEAN_KEY.find(each => each.mark === mark)?.allergen ?? allergenNamed(mark) ?? mark
  return { marks: [...new Set(marks)], proposals: normalizeAllergens(marks.map(means)) }
}

const seenOf = (line: SourceLine, cell: string): Seen => ({
  line,
  text: cell,
  rest: '',
  tail: readTail(cell),
  marks: [],
  columns: undefined,
})

const isOnePrice = ({ tail }: Seen): boolean =>
  tail !== undefined && tail.prices.length === 1 && letterCount(tail.rest) === 0

/** The prices of a row: of one column, or of several that have words. */
function pricesOf(
  row: readonly string[],
  line: SourceLine,
  name: string,
  category: string,
  columns: readonly Column[],
) {
  const context = { habits: HABITS, columns: undefined, category, source: 'sheet' as const }
  const found = columns.flatMap(({ role }, at) => {
    const cell = (row[at] ?? '').trim()
    return role.kind === 'price' && cell !== '' && !/^[-–—]+$/u.test(cell)
      ? [{ role, cell, seen: seenOf(line, cell) }]
      : []
  })
  const [only, ...others] = found
  if (!only || (others.length === 0 && only.role.label === null && only.role.word === undefined)) {
    const isWhole = only?.seen.tail !== undefined && letterCount(only.seen.tail.rest) === 0
    return decidePrices(isWhole ? only.seen : undefined, name, context)
  }
  const prices = found.flatMap(({ role, seen }): ReadPrice[] => {
    const [price] = seen.tail?.prices ?? []
    if (!price || (price.cents === null && !price.market)) return []
    return [{ ...price, label: role.label, ...(role.word !== undefined && { word: role.word }) }]
  })
  if (prices.length === 0) return decidePrices(undefined, name, context)
  // The titles of the columns say what each price is, where a cell is no more than that price.
  const doubts: Doubt[] = []
  if (found.every(({ seen }) => isOnePrice(seen))) return { prices, doubts }
  const asked: Doubt = {
    field: 'price',
    kind: 'unclear',
    group: `unclear ${line.text}`,
    readings: [{ prices }, { prices: [] }],
  }
  return { prices, doubts: [asked] }
}

/** The place of a category by its name; a new one where there is none. */
function placeOf(names: Texts, reader: Reader, at: number): number | null {
  const name = names.es ?? Object.values(names)[0]
  if (name === undefined) return null
  const found = reader.categories.findIndex(category => category.names.es?.toLowerCase() === name.toLowerCase())
  if (found >= 0) return found
  const line = reader.lines[at]
  reader.categories.push({ names: { es: name, ...names }, origin: { page: 1, line: at + 1, text: line?.text ?? name } })
  return reader.categories.length - 1
}

const isAlone = (row: readonly string[]): boolean => row.filter(cell => cell.trim() !== '').length === 1

function readRows(rows: Rows, first: number, columns: readonly Column[]): ReadDraft {
  const reader: Reader = { columns, categories: [], lines: rows.map(lineOf) }
  const dishes: ReadDish[] = []
  const leftovers: ReadDraft['leftovers'] = []
  const hasCategory = columns.some(({ role }) => role.kind === 'category')
  let above: number | null = null
  rows.forEach((row, at) => {
    if (at < first || textOf(row) === '') return
    const line = reader.lines[at] as SourceLine
    const names = textsOf(row, columns, 'name')
    const name = tidy(names.es ?? '')
    if (isAlone(row) && !hasCategory && (name !== '' || letterCount(textOf(row)) > 2) && !isNote(line.text, false)) {
      above = placeOf({ es: tidy(textOf(row)) }, reader, at)
      return
    }
    if (name === '' || isNote(line.text, true)) {
      leftovers.push({ text: line.text.slice(0, DRAFT_LIMITS.origin), page: 1, kind: 'note' })
      return
    }
    const category: number | null = hasCategory
      ? (placeOf(textsOf(row, columns, 'category'), reader, at) ?? above)
      : above
    above = category
    const spanish = category === null ? '' : (reader.categories[category]?.names.es ?? '')
    dishes.push({
      category,
      names: { ...names, es: name },
      descriptions: textsOf(row, columns, 'description'),
      ...pricesOf(row, line, name, spanish, columns),
      ...allergensOf(row, columns),
      origin: { page: 1, line: at + 1, text: line.text.slice(0, DRAFT_LIMITS.origin) },
    })
  })
  const used = reader.categories.map((_, at) => dishes.some(({ category }) => category === at))
  const place = used.map((_, at) => used.slice(0, at).filter(Boolean).length)
  const hasNumbers = dishes.some(({ marks }) => marks.some(mark => /^\d/u.test(mark)))
  return {
    categories: reader.categories.filter((_, at) => used[at]),
    dishes: dishes
      .slice(0, DRAFT_LIMITS.dishes)
      .map(dish => ({ ...dish, category: dish.category === null ? null : (place[dish.category] ?? null) })),
    leftovers: leftovers.slice(0, DRAFT_LIMITS.leftovers),
    key: hasNumbers ? [...EUROPEAN_KEY] : [],
    isKeyRead: false,
  }
}

/** 'Precio compra' and 'Precio venta', or last year's beside this one's: only the owner knows which one diners pay. */
const hasTwoPrices = (columns: readonly Column[]): boolean =>
  columns.filter(({ title }) => {
    const role = roleByTitle(title)
    return role?.kind === 'price' && role.label === null && role.word === undefined
  }).length > 1

/** Reads the rows of a sheet; `chosen`: what the owner said the columns hold. */
export function readTable(rows: Rows, chosen?: readonly Column[]): ReadTable {
  const filled = rows.map(row => row.map(cell => cell.trim()))
  const own = ownTitles(filled)
  if (own) return { draft: readOwnSheet(filled, own), columns: [], areUnclear: false }
  const titles = titleRow(filled)
  const first = titles === undefined ? 0 : titles + 1
  const columns = chosen
    ? [...chosen]
    : guessColumns(titles === undefined ? [] : (filled[titles] ?? []), filled.slice(first))
  const has = (kind: Column['role']['kind']) => columns.some(({ role }) => role.kind === kind)
  // Everything in one column is a text.
  if (!has('name') || (!has('price') && titles === undefined))
    return {
      draft: readCarta(
        filled.map(lineOf).filter(({ text }) => text !== ''),
        'sheet',
      ),
      columns,
      areUnclear: false,
    }
  const isGuessed = columns.some(({ role, by }) => by === 'content' && ['description', 'category'].includes(role.kind))
  return {
    draft: readRows(filled, first, columns),
    columns,
    areUnclear: (titles === undefined && isGuessed) || (!chosen && hasTwoPrices(columns)),
  }
}
