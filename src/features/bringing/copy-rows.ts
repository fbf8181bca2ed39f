import { LOCALES, type Locale } from '#shared/locale.ts'
import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { DIET_NAMES, normalizeDiets } from '#features/allergens/diets.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import { isPlain } from '#features/prices/price-line.ts'
import { type NamedLabel, priceText } from '#features/prices/price-text.ts'
import type { CartaCopy, CopiedDish } from './copy-format.ts'

export const LANGUAGE_NAMES: Record<Locale, string> = { es: 'español', en: 'inglés', pt: 'portugués' }
/** Titles of a sheet of ours. The one about declaring is in no other sheet: by it the reader knows ours. */
export const SHEET_TITLES = {
  category: 'Categoría',
  name: 'Plato',
  description: 'Descripción',
  price: 'Precio',
  allergens: 'Alérgenos',
  declared: 'Alérgenos declarados',
  traces: 'Trazas',
  diets: 'Dietas',
  available: 'Disponible',
} as const
export const YES = 'sí'
export const NO = 'no'
/** Somebody has said that there are no traces; an empty cell says nothing. */
export const NO_TRACES = 'ninguna'

/** The main language has no name beside its title. */
export const titleIn = (title: string, locale: Locale, main: Locale): string =>
  locale === main ? title : `${title} (${LANGUAGE_NAMES[locale]})`

/** A cell that a spreadsheet would take for a formula begins with an apostrophe (BRINGING §5.16). */
export const guarded = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text)
export const unguarded = (text: string): string => (/^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text)

export type Cell = string | number

export const labelsOf = ({ labels, defaultLocale }: Pick<CartaCopy, 'labels' | 'defaultLocale'>): NamedLabel[] =>
  labels.map(({ _id: id, names }) => ({ id, name: names[defaultLocale] ?? Object.values(names)[0] ?? '' }))

/** One plain price is a number, so that a spreadsheet can reckon with it; all others are a text that says all. */
function priceCell({ prices }: CopiedDish, labelled: readonly NamedLabel[]): Cell {
  const lines = prices.map(lineOf)
  const [first, ...others] = lines
  if (!first || (others.length === 0 && isPlain(first) && first.cents === null)) return ''
  if (others.length === 0 && isPlain(first)) return (first.cents ?? 0) / 100
  return priceText(lines, { labelled })
}

export const allergenNames = (ids: readonly string[]): string =>
  ids.map(id => (isAllergenId(id) ? ALLERGEN_NAMES[id].es : id)).join(', ')

/**
 * A carta as rows: titles, then a row for each dish. Empty categories have no row. `asked`: languages beside the main
 * one; all that are used where absent.
 */
export function rowsOfCopy(copy: CartaCopy, asked: readonly string[] = LOCALES): Cell[][] {
  const { defaultLocale: main, categories } = copy
  const used = LOCALES.filter(
    locale =>
      locale === main ||
      (asked.includes(locale) && categories.some(({ dishes }) => dishes.some(({ names }) => names[locale]))),
  ).toSorted((one, other) => Number(other === main) - Number(one === main))
  const inEach = (title: string): string[] => used.map(locale => titleIn(title, locale, main))
  const { category, name, description, price, allergens, declared, traces, diets, available } = SHEET_TITLES
  const said = [allergens, declared, traces, diets]
  const titles = [...inEach(category), ...inEach(name), ...inEach(description), price, ...said, available]
  const labelled = labelsOf(copy)
  const rows = categories.flatMap(({ names, dishes }) =>
    dishes.map((dish): Cell[] => [
      ...used.map(locale => names[locale] ?? ''),
      ...used.map(locale => dish.names[locale] ?? ''),
      ...used.map(locale => dish.descriptions[locale] ?? ''),
      priceCell(dish, labelled),
      allergenNames(dish.allergens),
      dish.allergensDeclared ? YES : NO,
      dish.traces.length === 0 && dish.tracesDeclared ? NO_TRACES : allergenNames(dish.traces),
      normalizeDiets(dish.diets)
        .map(diet => DIET_NAMES[diet].es)
        .join(', '),
      dish.available ? YES : NO,
    ]),
  )
  return [titles, ...rows.map(row => row.map(cell => (typeof cell === 'string' ? guarded(cell) : cell)))]
}
