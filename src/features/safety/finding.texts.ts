import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import { ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import { dateWords } from '#features/paper/paper.print-texts.ts'
import { paperChangesText } from '#features/paper/paper.texts.ts'
import type { Finding } from './check.contract.ts'
import type { CheckRule } from './check.rules.ts'

/** What the words of a finding are about. */
export type SaidOf = {
  /** Of its dishes, in the order of the finding. */
  dishes: readonly string[]
  /** `empty_category`: all; else those of its dishes. */
  categories: readonly string[]
  currency: string
  /** Name of a dish without one in the main language, as diners read it instead. */
  instead: string
}

type Words = { title: string; detail: string }
type Say = (finding: Finding, said: SaidOf) => Words

const plates = (count: number): string => (count === 1 ? '1 plato' : `${count} platos`)
const language = (locale: Locale | undefined): string => (locale ? LOCALE_NAMES[locale].toLowerCase() : '')

/** 'Tortilla, Oreja y 3 más': two names, or three where that is all. */
export function someOf(names: readonly string[]): string {
  if (names.length <= SHOWN) return joined(names)
  return `${names.slice(0, SHOWN - 1).join(', ')} y ${names.length - SHOWN + 1} más`
}
const SHOWN = 3
const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`

const quoted = (words: readonly string[] = []): string => joined(words.slice(0, SHOWN).map(word => `«${word}»`))

/** 'los frutos de cáscara', 'el gluten': the name of an allergen in a sentence. */
export const allergenWithArticle = (allergen: AllergenId): string => {
  const name = ALLERGEN_NAMES[allergen].es.toLowerCase()
  return `${ARTICLES[allergen]} ${name}`
}
const ARTICLES: Record<AllergenId, 'el' | 'la' | 'los'> = {
  gluten: 'el',
  crustaceans: 'los',
  eggs: 'los',
  fish: 'el',
  peanuts: 'los',
  soybeans: 'la',
  milk: 'los',
  nuts: 'los',
  celery: 'el',
  mustard: 'la',
  sesame: 'el',
  sulphites: 'los',
  lupin: 'los',
  molluscs: 'los',
}
const UNTICKED = { el: 'no está marcado', la: 'no está marcada', los: 'no están marcados' } as const

const NO_CHANGES = { allergens: 0, prices: 0, added: 0, gone: 0, texts: 0 }
const longDay = (day: string): string => dateWords(day, 'es').replace(/ de \d{4}$/, '')

/** What each rule says; with a name where it is about one dish (TABLE §8 24, `revision-carta`). */
const SAY: Record<CheckRule, Say> = {
  undeclared: (_, { dishes }) => ({
    title: `${plates(dishes.length)} sin declarar sus alérgenos`,
    detail: someOf(dishes),
  }),
  unticked_word: ({ values: { allergen, words } }, { dishes }) => ({
    title: `${dishes[0] ?? ''} dice ${quoted(words)}`,
    detail: allergen ? `${capitalized(allergenWithArticle(allergen))} ${UNTICKED[ARTICLES[allergen]]}` : '',
  }),
  open_report: ({ values: { name = '', reportIds = [], reported = [], text } }, { dishes }) => ({
    title: reportTitle(dishes[0] ?? name, reportIds.length, reported),
    detail: text ? `«${text}»` : 'Hasta que lo revises, en la carta se lee «Pregunta antes»',
  }),
  old_paper: ({ values: { edition = 0, day = '', differs = NO_CHANGES } }, { dishes }) =>
    differs.allergens > 0
      ? {
          title: 'Tu carta impresa dice otros alérgenos',
          detail: [someOf(dishes), paperChangesText({ ...differs, allergens: 0 })].filter(Boolean).join('. Además: '),
        }
      : {
          title: `Tu carta impresa es la edición ${edition} (${longDay(day)})`,
          detail: `Desde entonces: ${paperChangesText(differs)}`,
        },
  no_price: (_, { dishes }) => ({ title: `${plates(dishes.length)} sin precio`, detail: someOf(dishes) }),
  market_without_today: (_, { dishes }) => ({
    title:
      dishes.length === 1
        ? `${dishes[0] ?? ''}: falta el precio de hoy`
        : `${plates(dishes.length)} sin el precio de hoy`,
    detail: dishes.length === 1 ? 'Está «según mercado»' : someOf(dishes),
  }),
  odd_price: ({ values: { amount = 0, low = 0, high = 0 } }, { dishes, categories, currency }) => ({
    title: `${dishes[0] ?? ''} cuesta ${formatPrice(amount, currency)}`,
    detail: `Lo demás de «${categories[0] ?? ''}», ${range(low, high, currency)}`,
  }),
  outdated_translation: ({ values: { locale } }, { dishes }) => ({
    title: `${plates(dishes.length)} sin traducir al ${language(locale)}`,
    detail: someOf(dishes),
  }),
  no_main_name: ({ values: { locale } }, { dishes, instead }) => ({
    title: `${plates(dishes.length)} sin nombre en ${language(locale)}`,
    detail: dishes.length === 1 ? `Se lee «${instead}»` : someOf(dishes),
  }),
  old_review: (_, { dishes }) => ({
    title: `${plates(dishes.length)} con alérgenos mirados hace más de un año`,
    detail: someOf(dishes),
  }),
  prepared_undeclared: ({ values: { day = '', names = [] } }) => ({
    title: `El menú del ${shortDate(day)} sale con ${plates(names.length)} sin declarar`,
    detail: someOf(names),
  }),
  equal_names: ({ values: { name = '' } }, { dishes, categories }) => ({
    title: `${dishes.length === 2 ? 'Dos' : dishes.length} platos se llaman «${name}»`,
    detail: capitalized(joined(categories.slice(0, SHOWN).map(category => `en ${category}`))),
  }),
  photo_without_text: (_, { dishes }) => ({
    title: `${plates(dishes.length)} con foto y sin descripción`,
    detail: someOf(dishes),
  }),
  without_photo: (_, { dishes }) => ({ title: `${plates(dishes.length)} sin foto`, detail: someOf(dishes) }),
  long_sold_out: (_, { dishes }) => ({
    title:
      dishes.length === 1
        ? '1 plato lleva agotado más de 14 días'
        : `${dishes.length} platos llevan agotados más de 14 días`,
    detail: someOf(dishes),
  }),
  empty_category: (_, { categories }) => ({
    title: `${categories.length === 1 ? '1 categoría' : `${categories.length} categorías`} sin platos`,
    detail: someOf(categories),
  }),
}

/** '¿mostaza en Ensaladilla?' where one allergen is named; what a guest writes stands below. */
const reportTitle = (dish: string, count: number, reported: readonly AllergenId[]): string => {
  if (count > 1) return `${count} avisos de clientes sobre ${dish}`
  const [only, another] = reported
  return only && !another
    ? `Un cliente avisa: ¿${ALLERGEN_NAMES[only].es.toLowerCase()} en ${dish}?`
    : `Un cliente avisa de un alérgeno en ${dish}`
}

const DAY = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
/** 'jueves, 26 de noviembre' */
const shortDate = (day: string): string => (day ? DAY.format(new Date(`${day}T00:00:00Z`)) : '')

const range = (low: number, high: number, currency: string): string =>
  low === high ? formatPrice(low, currency) : `entre ${formatPrice(low, currency)} y ${formatPrice(high, currency)}`

export const wordsOfFinding = (finding: Finding, said: SaidOf): Words => SAY[finding.rule](finding, said)

/** Why it is important; beside it the source of what is law. */
export const WHY: Partial<Record<CheckRule, string>> = {
  undeclared:
    'Quien tiene alergia no puede fiarse de un plato que no dice nada, y un inspector pedirá la información por escrito.',
}

/** Of a button of its row. One word may name several allergens: their rows have one title. */
export const nameOfFinding = ({ values: { allergen } }: Finding, title: string): string =>
  allergen ? `${title}: ${ALLERGEN_NAMES[allergen].es.toLowerCase()}` : title
