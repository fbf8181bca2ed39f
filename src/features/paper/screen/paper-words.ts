import { capitalized } from '#shared/names/capitalized.ts'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import type { Edition, PaperChanges, Preview, SheetOptions } from '../paper.contract.ts'
import { FORMAT_TEXTS } from './paper-page.texts.ts'
import { editionTexts } from './paper-sheets.texts.ts'

const AND = new Intl.ListFormat('es', { type: 'conjunction' })
/** 'Croquetas, tortilla y merluza'. */
export const inList = (parts: readonly string[]): string => AND.format(parts)

const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dateOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`)

/** '3 de mayo', with its year where that is not today's. */
export const dayWords = (iso: string, today: string): string =>
  (iso.slice(0, 4) === today.slice(0, 4) ? DAY : LONG).format(dateOf(iso))
/** '3 de mayo de 2026'. */
export const longDay = (iso: string): string => LONG.format(dateOf(iso))
/** 'hoy', 'mañana', 'el 3 de mayo'. */
export const fromWhen = (iso: string, today: string): string => (iso === today ? 'hoy' : `el ${dayWords(iso, today)}`)
/** 'Hoy, 22 nov'. */
export const shortDay = (iso: string, today: string): string =>
  [iso === today ? 'Hoy, ' : '', SHORT.format(dateOf(iso))].join('')

/** The day of a moment on the clock of a house: '2026-11-22'. */
export const dayOfMoment = (at: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at))

const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
/** 'una', 'dos', '12': how many of something feminine. */
export const numberWords = (count: number): string => String(NUMBERS[count] ?? count)
const sheetsWords = (count: number): string => `${numberWords(count)} ${count === 1 ? 'hoja' : 'hojas'}`
export const pagesWords = (count: number): string => (count === 1 ? '1 página' : `${count} páginas`)

const POINTS = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 })
const lettersWords = (points: number): string => `Letra de ${POINTS.format(points)} pt.`

export type FitWords = { bold: string; rest: string }
type Fitting = { options: SheetOptions; preview: Pick<Preview, 'pages' | 'letters'>; dishes: number; prices: number }

/** What the sheet came to: pages, sheets of paper, the size of the letters (PAPER-AND-NUMBERS §8). */
export function fitWords({ options, preview: { pages, letters }, dishes, prices }: Fitting): FitWords {
  const count = pages.length
  const bold = pagesWords(count)
  if (options.press) return { bold, rest: ' con 3 mm de sangre y marcas de corte.' }
  const sheets = Math.ceil(count / 2)
  switch (options.format) {
    case 'booklet':
      return {
        bold,
        rest: `: ${sheetsWords(Math.ceil(count / 4))} A4 a doble cara, ${count > 4 ? 'dobladas' : 'doblada'} por la mitad.`,
      }
    case 'trifold':
      return { bold: 'Una hoja', rest: ' A4 a doble cara, doblada en tres. La cara que se mete mide 97 mm.' }
    case 'a3':
      return { bold, rest: ` A3 ${count === 1 ? 'apaisada' : 'apaisadas'}. ${lettersWords(letters)}` }
    case 'door':
      return { bold, rest: `. ${dishes} platos y ${prices} precios${zonesRest(options)}.` }
    case 'a4':
      return {
        bold,
        rest: `, ${sheetsWords(sheets)} por ${count === 1 ? 'una cara' : 'las dos caras'}. ${lettersWords(letters)}`,
      }
  }
}

const zonesRest = ({ zones }: SheetOptions): string =>
  typeof zones === 'string' ? '' : ', con los de las dos zonas enteros'

/** 'A4', 'A4 español e inglés', 'Pegatinas'. */
export function fileWords({ format, locales }: Edition['files'][number], defaultLocale: Locale): string {
  const name =
    format === 'stickers'
      ? editionTexts.stickersFile
      : format === 'slip'
        ? editionTexts.slipFile
        : FORMAT_TEXTS[format].name
  const isUsual = locales.length === 1 && locales[0] === defaultLocale
  return isUsual ? name : `${name} ${languagesWords(locales)}`
}

/** 'español e inglés'. */
export const languagesWords = (locales: readonly Locale[]): string =>
  inList(locales.map(locale => LOCALE_NAMES[locale].toLowerCase())).replace(' y inglés', ' e inglés')

type States = PaperChanges['allergens'][number]['before']
const nameOf = (id: AllergenId): string => ALLERGEN_NAMES[id].es.toLowerCase()

/** What is so of the 14 on the paper: 'gluten, moluscos, puede contener huevos'. */
export const statesWords = ({ contains, traces, ask }: States): string =>
  [
    ...(ask ? [editionTexts.undeclared] : []),
    ...contains.map(nameOf),
    ...traces.map(id => editionTexts.may(nameOf(id))),
  ].join(', ')

/** What has changed of them, one line each: '+ huevos', '− gluten', '+ puede contener soja'. */
export function stateChanges(before: States, after: States): string[] {
  const plus = (ids: readonly AllergenId[], other: readonly AllergenId[]) => ids.filter(id => !other.includes(id))
  const changes = [
    ...plus(after.contains, before.contains).map(id => `+ ${nameOf(id)}`),
    ...plus(before.contains, after.contains).map(id => `− ${nameOf(id)}`),
    ...plus(after.traces, before.traces).map(id => `+ ${editionTexts.may(nameOf(id))}`),
    ...plus(before.traces, after.traces).map(id => `− ${editionTexts.may(nameOf(id))}`),
    ...(after.ask && !before.ask ? [editionTexts.undeclared] : []),
    ...(before.ask && !after.ask ? [editionTexts.declared] : []),
  ]
  return changes.length > 0 ? changes : [editionTexts.tracesChanged]
}

/** What the strip says of dishes whose allergens are others: 'Calamares lleva ahora huevos.' */
export function allergenLead(changed: PaperChanges['allergens']): string {
  const [first] = changed
  if (!first) return ''
  if (changed.length > 1) return `${changed.length} platos llevan ahora otros alérgenos.`
  const added = first.after.contains.filter(id => !first.before.contains.includes(id)).map(nameOf)
  if (added.length > 0) return `${first.name} lleva ahora ${inList(added)}.`
  const gone = first.before.contains.filter(id => !first.after.contains.includes(id)).map(nameOf)
  if (gone.length > 0) return `${first.name} ya no lleva ${inList(gone)}.`
  return `${first.name} tiene ahora otros alérgenos.`
}

type PriceLines = PaperChanges['prices'][number]['before']
export type PriceChange = { what: string; before: string; after: string }

/** The lines of a dish's prices that are others; '' is a line that is not there. */
export function priceChanges(before: PriceLines, after: PriceLines): PriceChange[] {
  const amountIn = (lines: PriceLines, what: string) => lines.find(line => line.what === what)?.amount ?? ''
  const whats = [...new Set([...after, ...before].map(({ what }) => what))]
  return whats
    .map(what => ({ what, before: amountIn(before, what), after: amountIn(after, what) }))
    .filter(change => change.before !== change.after)
}

/** 'Tres líneas', at the beginning of a title. */
export function linesWords(count: number): string {
  const word = numberWords(count)
  return `${capitalized(word)} ${count === 1 ? 'línea' : 'líneas'}`
}
