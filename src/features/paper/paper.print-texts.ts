import type { Locale } from '#shared/locale.ts'
import type { AllergenId } from '#features/allergens/allergens.ts'
import type { PriceUnit } from '#features/prices/price-line.ts'
import type { Tax } from './paper.limits.ts'

/** The letters of the 14, the same in all languages (PAPER-AND-NUMBERS §5 4). */
export const ALLERGEN_LETTERS: Record<AllergenId, string> = {
  gluten: 'G',
  crustaceans: 'C',
  eggs: 'H',
  fish: 'P',
  peanuts: 'Ca',
  soybeans: 'S',
  milk: 'L',
  nuts: 'F',
  celery: 'Ap',
  mustard: 'M',
  sesame: 'Se',
  sulphites: 'Su',
  lupin: 'A',
  molluscs: 'Mo',
}
/** In place of letters where nobody has declared a dish. */
export const UNDECLARED = '?'

const TAX_NAMES: Record<Tax, Record<Locale, string>> = {
  IVA: { es: 'IVA', en: 'VAT', pt: 'IVA' },
  IGIC: { es: 'IGIC', en: 'IGIC', pt: 'IGIC' },
  IPSI: { es: 'IPSI', en: 'IPSI', pt: 'IPSI' },
  taxes: { es: 'impuestos', en: 'taxes', pt: 'impostos' },
}
const included: Record<Locale, (tax: string, isPlural: boolean) => string> = {
  es: (tax, isPlural) => `${tax} ${isPlural ? 'incluidos' : 'incluido'}`,
  en: tax => `${tax} included`,
  pt: (tax, isPlural) => `${tax} ${isPlural ? 'incluídos' : 'incluído'}`,
}

/** Before an amount: what it is for. */
export const PER_UNIT: Record<PriceUnit, Record<Locale, string>> = {
  kg: { es: 'el kilo', en: 'per kilo', pt: 'o quilo' },
  '100g': { es: 'los 100 g', en: 'per 100 g', pt: 'os 100 g' },
  unit: { es: 'la unidad', en: 'each', pt: 'a unidade' },
  person: { es: 'por persona', en: 'per person', pt: 'por pessoa' },
}

/** What a dish has none of where it has no mark, by the kind of mark. */
export const MARK_WORDS: Record<'letters' | 'icons' | 'numbers', Record<Locale, string>> = {
  letters: { es: 'letra', en: 'letter', pt: 'letra' },
  icons: { es: 'icono', en: 'icon', pt: 'ícone' },
  numbers: { es: 'número', en: 'number', pt: 'número' },
}

/** What stands on paper, in the language of the sheet. */
export type PrintTexts = {
  edition: (n: number) => string
  validFrom: (date: string) => string
  prices: (currency: string, tax: Tax) => string
  today: string
  goesOn: string
  market: string
  marketNote: string
  /** `{mark}`: a word of `MARK_WORDS`. */
  legend: string
  /** In place of the sentence on traces where not every declared dish has its traces declared. */
  legendWithoutTraces: string
  names: string
  /** On sheets without allergens. */
  none: string
  noneUndeclared: string
  undeclaredName: string
  mayContain: string
  priceList: string
  setMenus: string
  validFromHead: string
  allergens: string
  pages: (n: number, all: number) => string
  /** Whose prices those of the carta are beside a zone's. */
  barAndTable: string
  carta: string
  legendElsewhere: string
  /** Where the other one has no room. */
  legendAtEnd: string
}

const euros: Record<Locale, string> = { es: 'euros', en: 'euros', pt: 'euros' }
const currencyName = (currency: string, locale: Locale): string =>
  currency === 'EUR' ? euros[locale] : (new Intl.DisplayNames([locale], { type: 'currency' }).of(currency) ?? currency)

export const PRINT_TEXTS: Record<Locale, PrintTexts> = {
  es: {
    edition: n => `Edición ${n}`,
    validFrom: date => `En vigor desde el ${date}`,
    prices: (currency, tax) =>
      `Precios en ${currencyName(currency, 'es')}, ${included.es(TAX_NAMES[tax].es, tax === 'taxes')}`,
    today: 'La carta de hoy',
    goesOn: ', sigue',
    market: 'S/M',
    marketNote: 'S/M: según mercado; pregunta el precio antes de pedir.',
    legend:
      'Sin {mark}: ninguno de los 14, según la casa. Entre paréntesis: puede contener trazas. «?»: sin declarar; pregunta al equipo antes de pedir.',
    legendWithoutTraces:
      'Sin {mark}: ninguno de los 14 como ingrediente, según la casa. Entre paréntesis: puede contener trazas; no están declaradas en todos los platos. «?»: sin declarar; pregunta al equipo antes de pedir.',
    names: 'Alérgenos según el Reglamento (UE) 1169/2011. «Sin declarar»: pregunta al equipo antes de pedir.',
    none: 'Si tienes alguna alergia o intolerancia, dínoslo antes de pedir: tenemos la información de los 14 alérgenos de cada plato.',
    noneUndeclared: 'Si tienes alguna alergia o intolerancia, pregunta al equipo antes de pedir.',
    undeclaredName: 'Sin declarar',
    mayContain: 'puede contener',
    priceList: 'Lista de precios',
    setMenus: 'Menús',
    validFromHead: 'En vigor desde el',
    allergens: 'Alérgenos',
    pages: (n, all) => `${n} / ${all}`,
    barAndTable: 'Barra y mesa',
    carta: 'Carta',
    legendElsewhere: 'Leyenda de alérgenos en la última página',
    legendAtEnd: 'Alérgenos: leyenda al final',
  },
  en: {
    edition: n => `Edition ${n}`,
    validFrom: date => `Valid from ${date}`,
    prices: (currency, tax) => `Prices in ${currencyName(currency, 'en')}, ${included.en(TAX_NAMES[tax].en, false)}`,
    today: 'Today’s menu',
    goesOn: ', continued',
    market: 'M/P',
    marketNote: 'M/P: market price; ask before ordering.',
    legend:
      'No {mark}: none of the 14, according to the house. In brackets: may contain traces. “?”: not declared; ask us before ordering.',
    legendWithoutTraces:
      'No {mark}: none of the 14 as an ingredient, according to the house. In brackets: may contain traces; they are not declared for every dish. “?”: not declared; ask us before ordering.',
    names: 'Allergens according to Regulation (EU) No 1169/2011. “Not declared”: ask us before ordering.',
    none: 'If you have an allergy or intolerance, tell us before ordering: we have the information on the 14 allergens of every dish.',
    noneUndeclared: 'If you have an allergy or intolerance, ask us before ordering.',
    undeclaredName: 'Not declared',
    mayContain: 'may contain',
    priceList: 'Price list',
    setMenus: 'Set menus',
    validFromHead: 'Valid from',
    allergens: 'Allergens',
    pages: (n, all) => `${n} / ${all}`,
    barAndTable: 'Bar and table',
    carta: 'Menu',
    legendElsewhere: 'Allergen key on the last page',
    legendAtEnd: 'Allergen key at the end',
  },
  pt: {
    edition: n => `Edição ${n}`,
    validFrom: date => `Em vigor desde ${date}`,
    prices: (currency, tax) =>
      `Preços em ${currencyName(currency, 'pt')}, ${included.pt(TAX_NAMES[tax].pt, tax === 'taxes')}`,
    today: 'A carta de hoje',
    goesOn: ', continua',
    market: 'P/M',
    marketNote: 'P/M: preço de mercado; pergunte antes de pedir.',
    legend:
      'Sem {mark}: nenhum dos 14, segundo a casa. Entre parênteses: pode conter vestígios. «?»: não declarado; pergunte à equipa antes de pedir.',
    legendWithoutTraces:
      'Sem {mark}: nenhum dos 14 como ingrediente, segundo a casa. Entre parênteses: pode conter vestígios; não estão declarados em todos os pratos. «?»: não declarado; pergunte à equipa antes de pedir.',
    names: 'Alergénios segundo o Regulamento (UE) 1169/2011. «Não declarado»: pergunte à equipa antes de pedir.',
    none: 'Se tem alguma alergia ou intolerância, diga-nos antes de pedir: temos a informação dos 14 alergénios de cada prato.',
    noneUndeclared: 'Se tem alguma alergia ou intolerância, pergunte à equipa antes de pedir.',
    undeclaredName: 'Não declarado',
    mayContain: 'pode conter',
    priceList: 'Lista de preços',
    setMenus: 'Menus',
    validFromHead: 'Em vigor desde',
    allergens: 'Alergénios',
    pages: (n, all) => `${n} / ${all}`,
    barAndTable: 'Balcão e mesa',
    carta: 'Carta',
    legendElsewhere: 'Legenda de alergénios na última página',
    legendAtEnd: 'Alergénios: legenda no fim',
  },
}

/** '22 de noviembre de 2026': a date as a sentence has it. */
export function dateWords(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'pt' ? 'pt-PT' : locale === 'en' ? 'en-GB' : 'es-ES', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${date}T00:00:00Z`))
}
