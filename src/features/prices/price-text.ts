import { parsePrice } from '#shared/money.ts'
import { LABEL_NAMES } from './price-words.ts'
import { PRICE_LABELS, type PriceLine, type PriceUnit, repeatedLabel } from './price-line.ts'
import { MIN_PERSONS, PRICES_MAX } from './prices.limits.ts'
import { priceTexts } from './prices.texts.ts'

/** A label that may stand before an amount: its id, and the name that is read and written. */
export type NamedLabel = { id: string; name: string }

/** A line as it was read: `label` is undefined where the text says none. */
export type ReadLine = Omit<PriceLine, 'label'> & { label: string | undefined }
/** `problem`: the sentence about what was not understood; the lines before it are there. */
export type ReadPrices = { lines: ReadLine[]; problem?: string }

/** In one form for reading: lower case, without accents; as long as it was, so that positions hold. */
const folded = (text: string): string =>
  Array.from(text, letter => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === letter.length ? plain : letter
  }).join('')

const HOUSE_LABELS: readonly NamedLabel[] = PRICE_LABELS.map(id => ({ id, name: LABEL_NAMES[id].es }))

const SPACE = String.raw`[\s  ]*`
const MARKET = /(?:s\s?\/\s?m|segun\s+(?:precio\s+de\s+)?mercado|p\.?\s?s\.?\s?m)\b\.?/y
const AMOUNT = /-?\d+(?:[.,]\d+)*/y
const UNITS: readonly (readonly [PriceUnit, RegExp])[] = [
  ['kg', new RegExp(String.raw`${SPACE}€?${SPACE}/${SPACE}kg\b\.?`, 'y')],
  ['100g', new RegExp(String.raw`${SPACE}€?${SPACE}/${SPACE}100${SPACE}gr?\b\.?`, 'y')],
  ['unit', new RegExp(String.raw`${SPACE}€?${SPACE}/${SPACE}(?:uds?|unidad|un)\b\.?`, 'y')],
  ['person', new RegExp(String.raw`${SPACE}€?${SPACE}/${SPACE}(?:persona|pers|pax)\b\.?`, 'y')],
]
const MINIMUM = new RegExp(
  String.raw`${SPACE},?${SPACE}min(?:imo|\.)?${SPACE}(\d{1,3})(?:\s*(?:personas|pers\.?|pax))?`,
  'y',
)
const EURO = new RegExp(String.raw`${SPACE}€`, 'y')
const SEPARATOR = new RegExp(`${SPACE}[/;·]${SPACE}`, 'y')
const BLANK = new RegExp(SPACE, 'y')
/** 'S/M · 98 €/kg': the price of today, as the list writes it. */
const TODAY = new RegExp(String.raw`${SPACE}·?${SPACE}(?=\d)`, 'y')
/** What is named when it is not understood: up to the next separator. */
const PIECE = /[^/;·]*/y

class Problem extends Error {}

/** Reads from left to right; `at` is the place that was reached. */
class Reader {
  readonly #text: string
  readonly #plain: string
  at = 0

  constructor(text: string) {
    this.#text = text
    this.#plain = folded(text)
  }

  get isAtEnd(): boolean {
    return this.at >= this.#plain.length
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.#plain)
    if (!found) return undefined
    this.at += found[0].length
    return found
  }

  /** The label whose name stands here, the longest first. */
  takeLabel(labels: readonly NamedLabel[]): NamedLabel | undefined {
    const label = labels.find(({ name }) => {
      const word = folded(name)
      const after = this.#plain[this.at + word.length]
      return this.#plain.startsWith(word, this.at) && (after === undefined || !/[\p{L}\p{N}]/u.test(after))
    })
    if (label) this.at += folded(label.name).length
    return label
  }

  /** Names what stands from `start` to the next separator. */
  notUnderstood(start: number): Problem {
    PIECE.lastIndex = start
    const piece = PIECE.exec(this.#text)?.[0].trim() ?? ''
    return new Problem(priceTexts.notUnderstood(piece || this.#text.slice(start).trim() || this.#text.trim()))
  }
}

function readAmount(reader: Reader): number | undefined {
  const start = reader.at
  const written = reader.take(AMOUNT)?.[0]
  if (written === undefined) return undefined
  const parsed = parsePrice(written)
  if ('cents' in parsed) return parsed.cents
  throw /^-|^\d+(?:[.,]\d{1,2})?$/.test(written) ? new Problem(parsed.problem) : reader.notUnderstood(start)
}

function readUnit(reader: Reader): Pick<PriceLine, 'unit' | 'minPersons'> {
  const unit = UNITS.find(([, pattern]) => reader.take(pattern))?.[0] ?? null
  if (unit === null) reader.take(EURO)
  const minimum = unit === 'person' ? reader.take(MINIMUM)?.[1] : undefined
  if (minimum === undefined) return { unit, minPersons: null }
  const persons = Number(minimum)
  if (persons < MIN_PERSONS.min || persons > MIN_PERSONS.max) throw new Problem(priceTexts.minPersons)
  return { unit, minPersons: persons }
}

function readLine(reader: Reader, labels: readonly NamedLabel[]): ReadLine {
  const start = reader.at
  const label = reader.takeLabel(labels)?.id
  reader.take(BLANK)
  const market = reader.take(MARKET) !== undefined
  const before = reader.at
  if (market && !reader.take(TODAY)) reader.at = before
  const amount = readAmount(reader)
  if (amount === undefined && !market) throw reader.notUnderstood(start)
  return { label, market, cents: amount === undefined || amount === 0 ? null : amount, ...readUnit(reader) }
}

/** Adds to `lines` until the end, or until something is not understood. */
function readLines(reader: Reader, labels: readonly NamedLabel[], lines: ReadLine[]): void {
  reader.take(BLANK)
  while (!reader.isAtEnd) {
    const start = reader.at
    const line = readLine(reader, labels)
    const separated = reader.take(SEPARATOR)
    reader.take(BLANK)
    if (!separated && !reader.isAtEnd) throw reader.notUnderstood(start)
    lines.push(line)
  }
}

/**
 * Reads prices as people write them on one line: '3,50 / 6 / 11', '62 €/kg', 'S/M 98 €/kg', 'copa 4,20 / botella 24'.
 * Nothing written is no line. `own`: the labels of the house. Whatever it does not understand is named (4-beyond §2).
 */
export function readPriceText(text: string, own: readonly NamedLabel[] = []): ReadPrices {
  const labels = [...own, ...HOUSE_LABELS].toSorted((a, b) => b.name.length - a.name.length)
  const lines: ReadLine[] = []
  try {
    readLines(new Reader(text.normalize('NFC')), labels, lines)
  } catch (error) {
    if (error instanceof Problem) return { lines, problem: error.message }
    throw error
  }
  if (lines.length <= PRICES_MAX) return { lines }
  return { lines: lines.slice(0, PRICES_MAX), problem: priceTexts.tooMany(lines.length - PRICES_MAX) }
}

const UNIT_ENDS: Record<PriceUnit, string> = { kg: ' €/kg', '100g': ' €/100 g', unit: ' €/ud', person: ' €/persona' }

/** In a line of several, ',00' is left out. */
const typedAmount = (cents: number, isOnly: boolean): string =>
  (cents / 100).toFixed(!isOnly && cents % 100 === 0 ? 0 : 2).replace('.', ',')

function typedLine({ cents, market, unit, minPersons }: PriceLine, isOnly: boolean): string {
  const amount = cents === null ? (market ? '' : '0') : typedAmount(cents, isOnly)
  const minimum = minPersons === null ? '' : ` mín. ${minPersons}`
  return [market ? 'S/M' : '', amount + (unit ? UNIT_ENDS[unit] : '')].filter(Boolean).join(' ').trim() + minimum
}

/**
 * The same line of text, as the field shows it; labels stand in the cells under it. `labelled`: they stand before their
 * amounts, so that the text says all. `readPriceText` reads either.
 */
export function priceText(
  lines: readonly PriceLine[],
  { labelled }: { labelled?: readonly NamedLabel[] } = {},
): string {
  const nameOf = (id: string | null) => [...(labelled ?? []), ...HOUSE_LABELS].find(label => label.id === id)?.name
  return lines
    .map(line => [labelled ? nameOf(line.label) : undefined, typedLine(line, lines.length === 1)])
    .map(parts => parts.filter(Boolean).join(' '))
    .join(' / ')
}

/** The sentence about two lines of one name, where there are two. */
export function repeatedLabelText(lines: readonly PriceLine[], own: readonly NamedLabel[] = []): string | undefined {
  const label = repeatedLabel(lines)
  if (label === undefined) return undefined
  return priceTexts.repeated([...own, ...HOUSE_LABELS].find(({ id }) => id === label)?.name ?? label)
}
