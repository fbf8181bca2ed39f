import type { FieldErrors } from '#shared/app-error.ts'
import type { Locale } from '#shared/locale.ts'
import { DAY_MS } from '#shared/time.ts'
import type { PaperContent } from './paper.content.ts'
import type { SheetOptions } from './paper.contract.ts'
import { paperFieldErrors as texts } from './paper.errors.ts'
import { DAYS_AHEAD_MAX, type Format, type Patch } from './paper.limits.ts'

/** What a printed code says: which edition a diner holds (4-beyond §8). */
export const editionQuery = (n: number): string => `q=e${n}`

/** The number of an edition as an address has it; null for anything else. */
export const editionNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Formats in the names of files. */
const FILE_NAMES: Record<Format | Patch, string> = {
  a4: 'carta-a4',
  booklet: 'carta-librito',
  trifold: 'carta-triptico',
  a3: 'carta-a3',
  door: 'carta-puerta',
  stickers: 'pegatinas',
  slip: 'hoja-suelta',
}

/** `{slug}-carta-{format}-ed{n}.pdf`, `{slug}-pegatinas-ed{n}.pdf`; a second one of a kind has a number. */
export function fileNameOf(slug: string, kind: Format | Patch, n: number, taken: readonly string[]): string {
  const name = (count: number): string => `${slug}-${FILE_NAMES[kind]}-ed${n}${count > 1 ? `-${count}` : ''}.pdf`
  let count = 1
  while (taken.includes(name(count))) count += 1
  return name(count)
}

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** A list for the door has one language, and a panel of a tri-fold has no room for two (PAPER-AND-NUMBERS §5 3). */
const TWO_LOCALES: ReadonlySet<Format> = new Set(['a4', 'booklet', 'a3'])
export const takesTwoLocales = ({ format }: Pick<SheetOptions, 'format'>): boolean => TWO_LOCALES.has(format)

export type SheetFacts = {
  /** The date of the house. */
  today: string
  supportedLocales: readonly Locale[]
  categories: PaperContent['categories']
  zones: PaperContent['zones']
}

/** What is wrong with a sheet, by field; {} for nothing (4-beyond §8, PAPER-AND-NUMBERS §5). */
export function sheetErrors(options: SheetOptions, facts: SheetFacts): FieldErrors {
  const { locales, zones, categoryIds, validFrom } = options
  const asked = (typeof zones === 'string' ? [zones] : zones).filter(zone => zone !== 'base')
  const errors: [string, string | false][] = [
    ['locales', new Set(locales).size < locales.length && texts.sameLocale],
    ['locales', locales.length > 1 && !takesTwoLocales(options) && texts.twoLocales],
    ['locales', !locales.every(locale => facts.supportedLocales.includes(locale)) && texts.locale],
    ['categoryIds', !categoryIds.every(id => facts.categories.some(({ _id }) => _id === id)) && texts.category],
    ['zones', !asked.every(id => facts.zones.some(({ _id }) => _id === id)) && texts.zone],
    ['validFrom', (validFrom < facts.today || validFrom > daysAfter(facts.today, DAYS_AHEAD_MAX)) && texts.date],
  ]
  return Object.fromEntries(errors.flatMap(([field, text]) => (text ? [[field, text]] : [])))
}
