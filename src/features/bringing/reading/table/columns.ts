import type { AllergenId } from '#features/allergens/allergens.ts'
import type { Locale } from '#shared/locale.ts'
import type { ReadPrice } from '../draft.ts'
import { allergenNamed } from '../line/allergen-words.ts'
import { readTail } from '../line/tail.ts'
import { tokensFrom } from '../line/tokens.ts'
import { folded, letterCount } from '../words.ts'

/** What a column of a sheet holds. */
export type ColumnRole =
  | { kind: 'name' | 'description'; locale: Locale }
  | { kind: 'price'; label: ReadPrice['label']; word?: string }
  | { kind: 'category'; locale: Locale }
  | { kind: 'allergens' }
  | { kind: 'allergen'; allergen: AllergenId }
  | { kind: 'none' }
/** How the role is known: by its title, by what stands in it, or not well (BRINGING §1). */
export type Column = { title: string; role: ColumnRole; by: 'title' | 'content' | 'unclear' }

/** What the house pays, or what no diner does: 'Precio coste', 'PVP sin IVA', 'Precio anterior'. */
const COST =
  /\b(?:coste|costo|compra|proveedor|escandallo|margen|sin iva|sin impuestos|base imponible|neto|anterior|antiguo)\b/u
const TITLES: readonly (readonly [RegExp, 'name' | 'description' | 'price' | 'category' | 'allergens' | 'none'])[] = [
  [
    /^(?:cod|codigo|id|ref|referencia|sku|ean|stock|coste|costo|escandallo|iva|tipo iva|foto|imagen|activ[oa]|visible|orden|posicion|n|no|num|margen|unidades|proveedor|fecha|observaciones|notas|disponible)\b/u,
    'none',
  ],
  [COST, 'none'],
  [/\b(?:alergenos?|alerg|allergens?|alergenios?)\b/u, 'allergens'],
  [
    /\b(?:descripcion|descrip|desc|detalle|ingredientes|description|descricao|elaboracion|comentario)\b/u,
    'description',
  ],
  [/\b(?:categoria|familia|seccion|grupo|apartado|category|section|subfamilia|categoria|carta|tipo)\b/u, 'category'],
  [/\b(?:precio|pvp|importe|tarifa|price|preco|euros?|eur)\b|€/u, 'price'],
  [
    /\b(?:nombre|plato|producto|articulo|denominacion|name|dish|item|nome|prato|concepto|vino|bebida|espanol|castellano|es)\b/u,
    'name',
  ],
]
const LANGUAGES: readonly (readonly [RegExp, Locale])[] = [
  [/\b(?:ingles|english|en|dish|eng)\b|^name$/u, 'en'],
  [/\b(?:portugues|portuguese|pt|prato|nome)\b/u, 'pt'],
]

/** A column of prices by its title: 'Ración', 'Precio copa', 'PVP'. */
function priceTitle(plain: string): ColumnRole | undefined {
  const words = plain.replace(/\b(?:precio|pvp|importe|price|tarifa|de|la|por|euros?)\b|[€()]/gu, ' ').trim()
  const tokens = words === '' ? [] : tokensFrom(words, 0)
  const [label, ...others] = tokens ?? []
  if (others.length > 0 || (label && label.kind !== 'label')) return undefined
  if (!label)
    return /\b(?:precio|pvp|importe|price|tarifa|preco)\b|€/u.test(plain) ? { kind: 'price', label: null } : undefined
  // 'Plato' is what the dish is called, 'Precio plato' what it costs.
  if (label.label === null && words === plain) return undefined
  return { kind: 'price', label: label.label, ...(label.label === null && { word: label.word }) }
}

export function roleByTitle(title: string): ColumnRole | undefined {
  const plain = folded(title).replace(/\./gu, '').replace(/[_:*]/gu, ' ').replace(/\s+/gu, ' ').trim()
  if (plain === '' || plain.length > 40) return undefined
  const allergen = allergenNamed(title)
  if (allergen && plain.length > 3) return { kind: 'allergen', allergen }
  const price = COST.test(plain) ? undefined : priceTitle(plain)
  if (price) return price
  const kind = TITLES.find(([pattern]) => pattern.test(plain))?.[1]
  const locale = LANGUAGES.find(([pattern]) => pattern.test(plain))?.[1]
  if (kind === 'name' || kind === 'description' || kind === 'category') return { kind, locale: locale ?? 'es' }
  if (kind === 'price') return { kind: 'price', label: null }
  if (kind) return { kind }
  return locale ? { kind: 'name', locale } : undefined
}

export type Rows = readonly (readonly string[])[]
const HEAD_ROWS = 10

/** The row of titles, where there is one: two cells or more that name a column, among them a name or a price. */
export function titleRow(rows: Rows): number | undefined {
  let best: { at: number; count: number } | undefined
  rows.slice(0, HEAD_ROWS).forEach((row, at) => {
    const roles = row.flatMap(cell => roleByTitle(cell) ?? [])
    const hasPrice = row.some(cell => /\d[.,]\d{2}/u.test(cell))
    if (
      roles.length >= 2 &&
      !hasPrice &&
      roles.some(({ kind }) => kind === 'name' || kind === 'price' || kind === 'description')
    )
      if (!best || roles.length > best.count) best = { at, count: roles.length }
  })
  return best?.at
}

const part = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.filter(is).length / Math.max(cells.length, 1)
const isPriceCell = (cell: string): boolean => {
  const tail = readTail(cell)
  return tail !== undefined && letterCount(tail.rest) === 0
}
const isCount = (cells: readonly string[]): boolean =>
  cells.length > 2 &&
  cells.every((cell, at) => /^\d+$/u.test(cell) && (at === 0 || Number(cell) > Number(cells[at - 1])))

/** What columns hold that have no title, by their content. */
function rolesByContent(rows: Rows, known: readonly (ColumnRole | undefined)[]): (ColumnRole | undefined)[] {
  const roles = [...known]
  const cellsOf = (at: number) => rows.map(row => row[at]?.trim() ?? '').filter(cell => cell !== '')
  const hasRole = (kind: ColumnRole['kind']) => roles.some(role => role?.kind === kind)
  const free = () => roles.flatMap((role, at) => (role === undefined && cellsOf(at).length > 0 ? [at] : []))
  for (const at of free()) {
    const cells = cellsOf(at)
    if (isCount(cells)) roles[at] = { kind: 'none' }
    else if (!known.some(role => role?.kind === 'price') && part(cells, isPriceCell) > 0.7)
      roles[at] = { kind: 'price', label: null }
    else if (
      part(cells, cell => /^\d{1,2}(?:\s*[,;.-]\s*\d{1,2})*$/u.test(cell)) > 0.7 &&
      cells.some(cell => /[,;-]/u.test(cell))
    )
      roles[at] = { kind: 'allergens' }
  }
  const texts = free().filter(at => part(cellsOf(at), cell => letterCount(cell) > 1) > 0.6)
  const distinct = (at: number) => new Set(cellsOf(at)).size / cellsOf(at).length
  const isFull = (at: number) => cellsOf(at).length > rows.length * 0.5
  // Each category in all its rows, or only in its first one.
  const repeated = texts.find(at =>
    isFull(at) ? distinct(at) < 0.6 : texts.some(other => other > at && isFull(other)),
  )
  if (!hasRole('category') && repeated !== undefined) roles[repeated] = { kind: 'category', locale: 'es' }
  const name = texts.find(at => roles[at] === undefined)
  if (!hasRole('name') && name !== undefined) roles[name] = { kind: 'name', locale: 'es' }
  const description = texts.find(at => roles[at] === undefined)
  if (!hasRole('description') && description !== undefined) roles[description] = { kind: 'description', locale: 'es' }
  return roles
}

const isSameRole = (one: ColumnRole, other: ColumnRole): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What each column holds. `rows`: without titles. */
export function guessColumns(titles: readonly string[], rows: Rows): Column[] {
  const width = Math.max(titles.length, ...rows.map(row => row.length))
  const byTitle = Array.from({ length: width }, (_, at) => roleByTitle(titles[at] ?? ''))
  // A second 'Nombre' is no second name.
  const once = byTitle.map((role, at) =>
    role && role.kind !== 'none' && byTitle.findIndex(each => each && isSameRole(each, role)) < at ? undefined : role,
  )
  // 'Descripción' alone is what the dish is called.
  const hasName = once.some(role => role?.kind === 'name' && role.locale === 'es')
  const only = once.map(role =>
    role?.kind === 'name' && role.locale === 'en' && !hasName && !once.some(each => each?.kind === 'description')
      ? { ...role, locale: 'es' as const }
      : role,
  )
  const all = rolesByContent(rows, only)
  const named = all.some(role => role?.kind === 'name' && role.locale === 'es')
  const final = named
    ? all
    : all.map(role =>
        role?.kind === 'description' && role.locale === 'es' ? { kind: 'name' as const, locale: 'es' as const } : role,
      )
  return final.map((role, at) => ({
    title: titles[at] ?? '',
    role: role ?? { kind: 'none' },
    by: only[at] !== undefined ? 'title' : role === undefined ? 'unclear' : 'content',
  }))
}
