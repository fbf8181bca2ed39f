import type { Locale } from '#shared/locale.ts'

/**
 * An edition of the printed carta that says something else than today: which allergens a dish has, or which dishes and
 * prices there are (PAPER-AND-NUMBERS §5 12). `from`: the day on its foot, '2026-11-22'.
 */
export type OldPaper = { n: number; from: string; differs: 'prices' | 'allergens' }

/** What the page's script knows of it; `changes`: where the people of the house see what differs. */
export type OldPaperData = { restaurantId: string; n: number; day: string; changes: string }

/** Of the house's page of the printed carta: the edition that is compared with today. */
export const EDITION_PARAMETER = 'edicion'

/** The number of the edition that a printed code names; undefined for every other value of `q`. */
export function askedEdition(code: unknown): number | undefined {
  const [, n] = typeof code === 'string' ? (/^e([1-9]\d{0,5})$/.exec(code) ?? []) : []
  return n === undefined ? undefined : Number(n)
}

type Texts = { label: string; isFrom: (date: string) => string; prices: string; allergens: string; close: string }
/** What a diner reads who has scanned it. */
export const OLD_PAPER_TEXTS: Record<Locale, Texts> = {
  es: {
    label: 'Tu carta en papel',
    isFrom: date => `Tu carta en papel es del ${date}.`,
    prices: 'Estos son los precios de hoy.',
    allergens: 'En algún plato han cambiado los alérgenos: fíate de esta.',
    close: 'Cerrar aviso',
  },
  en: {
    label: 'Your paper menu',
    isFrom: date => `Your paper menu is from ${date}.`,
    prices: 'These are today’s prices.',
    allergens: 'Allergens have changed in some dishes: trust this one.',
    close: 'Close notice',
  },
  pt: {
    label: 'A sua carta em papel',
    isFrom: date => `A sua carta em papel é de ${date}.`,
    prices: 'Estes são os preços de hoje.',
    allergens: 'Os alergénios mudaram em alguns pratos: confie nesta.',
    close: 'Fechar aviso',
  },
}

const LANGUAGES: Record<Locale, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' }

/** '3 de mayo', with its year where that is not the present one. */
export function paperDay(from: string, locale: Locale, year: number): string {
  const date = new Date(`${from}T00:00:00Z`)
  const isThisYear = date.getUTCFullYear() === year
  return new Intl.DateTimeFormat(LANGUAGES[locale], {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date)
}
