import { cleanText, textLength } from '#shared/text.ts'
import { isPlain, type PriceLine } from '#features/prices/price-line.ts'
import { type NamedLabel, priceText } from '#features/prices/price-text.ts'
import { priceTexts } from '#features/prices/prices.texts.ts'
import { fieldText, startTyping, typedProblem, typePrices } from '#features/prices/typed-prices.ts'
import { ITEM_DESCRIPTION_MAX, ITEM_NAME_MAX } from '../menu.limits.ts'
import { menuTexts } from '../menu.texts.ts'
import { rowTexts } from '../menu-page.texts.ts'
import type { Dish } from '../menu.contract.ts'
import type { CellValue, Place } from './cell-values.rules.ts'
import type { FieldColumn } from './columns.rules.ts'
import { tableTexts as texts } from './table.texts.ts'

/** What texts of cells are read and written with. */
export type CellWords = {
  currency: string
  /** Labels of the house for prices. */
  labels: readonly NamedLabel[]
  /** Labels for so many prices of a dish. */
  propose: (dishId: string, count: number) => (string | null)[]
  categories: readonly { id: string; name: string; names: readonly string[] }[]
}
export type ReadCell = { value: CellValue } | { problem: string }

/** Without accents, case and marks at the ends: 'SÍ' is 'si'. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

const YES = new Set(['disponible', 'si', 'hay', 'x', '1', 'verdadero', 'true'])
const NO = new Set(['agotado', 'agotada', 'no', '0', 'falso', 'false'])

/** The amounts as the cell shows them: '9,50', '3,50 / 6 / 11', 'S/M'; nothing where there is no price. */
export const shownPrice = (lines: readonly PriceLine[], currency: string): string =>
  fieldText(startTyping(lines), currency)

/** More signs than a narrow column of prices shows. */
const LONG_PRICE = 13

/** True where some dish has a price that is long: '14,00 €/100 g'. Counted, not written, for there may be 2 000. */
export const hasLongPrice = (dishes: readonly Pick<Dish, 'prices'>[]): boolean =>
  dishes.some(({ prices }) => {
    const [cents, between] = [prices.length === 1 ? ',00'.length : 0, ' / '.length]
    const signs = prices.map(
      ({ amount, unit }) => `${amount ?? 'S/M'}`.length + (unit === null ? 0 : 'EUR/'.length + unit.length),
    )
    return signs.reduce((sum, count) => sum + count + between, cents - between) >= LONG_PRICE
  })

/** What a sheet gets: several prices with their labels, so that they come back as they were. */
function sheetPrice(lines: readonly PriceLine[], { labels, currency }: CellWords): string {
  if (lines.length === 1 && lines.every(isPlain)) return shownPrice(lines, currency)
  return startTyping(lines).text && priceText(lines, { labelled: labels })
}

/** The text of a cell; `sheet`: for a copy, where it has to say all. */
export function textOf(column: FieldColumn, value: CellValue, words: CellWords, sheet = false): string {
  if (column.kind === 'text') return value as string
  if (column.kind === 'price') {
    const lines = value as readonly PriceLine[]
    return sheet ? sheetPrice(lines, words) : shownPrice(lines, words.currency)
  }
  if (column.kind === 'state') return value ? rowTexts.available : rowTexts.soldOut
  const { categoryId } = value as Place
  return words.categories.find(({ id }) => id === categoryId)?.name ?? ''
}

type Read = { dishId: string; before: CellValue; words: CellWords }

/** Reads what was typed or pasted into a cell (BRINGING §5.14). */
export function readCell(column: FieldColumn, text: string, { dishId, before, words }: Read): ReadCell {
  if (column.kind === 'text') return readText(column, text)
  if (column.kind === 'price') return readPrices(text, before as readonly PriceLine[], { dishId, words })
  if (column.kind === 'state') return readState(text)
  const wanted = plain(text)
  const category = words.categories.find(({ names }) => names.some(name => plain(name) === wanted))
  return category ? { value: { categoryId: category.id } } : { problem: texts.unknownCategory(text.trim()) }
}

function readText({ text: kind, locale }: Extract<FieldColumn, { kind: 'text' }>, typed: string): ReadCell {
  const isName = kind === 'name'
  const value = cleanText(isName ? typed.replace(/\s*[\r\n]+\s*/g, ' ') : typed)
  if (isName && value === '') return { problem: menuTexts.dishNameRequired(locale) }
  if (isName && textLength(value) > ITEM_NAME_MAX) return { problem: menuTexts.nameTooLong }
  if (textLength(value) > ITEM_DESCRIPTION_MAX) return { problem: menuTexts.descriptionTooLong }
  return { value }
}

/** '1.250,00 €' as Spain writes thousands: only where a comma follows, for '1.25' is a price of its own. */
const withoutThousands = (text: string): string =>
  text.replace(/\d{1,3}(?:\.\d{3})+(?=,\d)/g, all => all.replaceAll('.', ''))

/** What a sheet makes of '3/6': a day, whose year would be a price. */
const isDay = (text: string): boolean => /^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*$/.test(text)

function readPrices(
  text: string,
  before: readonly PriceLine[],
  { dishId, words }: Pick<Read, 'dishId' | 'words'>,
): ReadCell {
  if (isDay(text)) return { problem: priceTexts.notUnderstood(text.trim()) }
  const reading = { own: words.labels, propose: (count: number) => words.propose(dishId, count) }
  const typed = typePrices(startTyping(before), withoutThousands(text), reading)
  const problem = typedProblem(typed, words.labels)
  return problem === undefined ? { value: typed.lines } : { problem }
}

function readState(text: string): ReadCell {
  const said = plain(text)
  if (YES.has(said)) return { value: true }
  return NO.has(said) ? { value: false } : { problem: texts.unknownState }
}
