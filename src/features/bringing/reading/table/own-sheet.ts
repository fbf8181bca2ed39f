import { LOCALES, type Locale } from '#shared/locale.ts'
import { type AllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import { DIET_NAMES, DIETS } from '#features/allergens/diets.ts'
import { readPriceText } from '#features/prices/price-text.ts'
import { LANGUAGE_NAMES, NO, NO_TRACES, SHEET_TITLES, unguarded, YES } from '../../copy-rows.ts'
import type { ReadDish, ReadDraft, ReadPrice, Texts } from '../draft.ts'
import { allergenNamed } from '../line/allergen-words.ts'
import type { Rows } from './columns.ts'

/** The row of titles of a sheet that we have written. */
export function ownTitles(rows: Rows): readonly string[] | undefined {
  const [titles] = rows
  const isOwn = [SHEET_TITLES.name, SHEET_TITLES.declared, SHEET_TITLES.available].every(title =>
    titles?.includes(title),
  )
  return isOwn ? titles : undefined
}

const WORD = 'word:'
/** The paper's words of portions stand before their amounts: 'Bandeja 12 / Tapa 3,50'. */
function pricesOf(cell: string): ReadPrice[] | undefined {
  const words = [...cell.matchAll(/(?:^|\/)\s*(\p{L}[^\d/]*?)\s*(?=\d|S\/M)/gu)].map(([, word = '']) => word.trim())
  const { lines, problem } = readPriceText(
    cell,
    words.map(word => ({ id: `${WORD}${word}`, name: word })),
  )
  if (problem !== undefined) return undefined
  return lines.map(line => {
    const word = line.label?.slice(WORD.length)
    const label = labelCode(word)
    return { ...line, label, ...(label === null && word !== undefined && { word }) }
  })
}
const labelCode = (word: string | undefined): string | null =>
  word === undefined ? null : (readPriceText(`${word} 1`).lines[0]?.label ?? null)

const partsOf = (cell: string): string[] => cell.split(/\s*,\s*/u)
const allergensIn = (cell: string): AllergenId[] =>
  normalizeAllergens(partsOf(cell).flatMap(name => allergenNamed(name) ?? []))

/**
 * A sheet that we have written, as a draft without doubts; a price that somebody has written in another way since is
 * asked.
 */
export function readOwnSheet(rows: Rows, titles: readonly string[]): ReadDraft {
  const at = (title: string): number => titles.indexOf(title)
  const cellOf = (row: readonly string[], title: string): string => unguarded((row[at(title)] ?? '').trim())
  // The main language is the one whose title names none.
  const others = LOCALES.filter(locale => at(`${SHEET_TITLES.name} (${LANGUAGE_NAMES[locale]})`) >= 0)
  const main: Locale = LOCALES.find(locale => !others.includes(locale)) ?? 'es'
  const textsOf = (row: readonly string[], title: string): Texts =>
    Object.fromEntries(
      [main, ...others].flatMap(locale => {
        const text = cellOf(row, locale === main ? title : `${title} (${LANGUAGE_NAMES[locale]})`)
        return text === '' ? [] : [[locale, text]]
      }),
    )
  const categories: ReadDraft['categories'] = []
  const dishes = rows.slice(1).flatMap((row, index): ReadDish[] => {
    const names = textsOf(row, SHEET_TITLES.name)
    if (Object.keys(names).length === 0) return []
    const origin = {
      page: 1,
      line: index + 2,
      text: row
        .filter(cell => cell !== '')
        .join('\t')
        .slice(0, 500),
    }
    const category = textsOf(row, SHEET_TITLES.category)
    const named = JSON.stringify(category)
    let place = categories.findIndex(each => JSON.stringify(each.names) === named)
    if (place < 0 && named !== '{}') place = categories.push({ names: category, origin }) - 1
    const written = cellOf(row, SHEET_TITLES.price)
    const prices = pricesOf(/^\d+\.\d+$/u.test(written) ? written.replace('.', ',') : written)
    const traces = cellOf(row, SHEET_TITLES.traces)
    const diets = partsOf(cellOf(row, SHEET_TITLES.diets))
    return [
      {
        category: place < 0 ? null : place,
        names,
        descriptions: textsOf(row, SHEET_TITLES.description),
        prices: prices ?? [],
        marks: [],
        proposals: allergensIn(cellOf(row, SHEET_TITLES.allergens)),
        doubts:
          prices === undefined
            ? [
                {
                  field: 'price',
                  kind: 'unclear',
                  group: `unclear ${written}`,
                  readings: [{ prices: [] }, { prices: [] }],
                },
              ]
            : [],
        origin,
        available: cellOf(row, SHEET_TITLES.available).toLowerCase() !== NO,
        isDeclared: cellOf(row, SHEET_TITLES.declared).toLowerCase() === YES,
        ...(traces !== '' && { saidWith: { traces: traces === NO_TRACES ? [] : allergensIn(traces) } }),
        diets: DIETS.filter(diet => diets.includes(DIET_NAMES[diet].es)),
      },
    ]
  })
  return { categories, dishes, leftovers: [], key: [], isKeyRead: true }
}
