import type { Locale } from '#shared/locale.ts'
import type { PriceLabel, PriceUnit } from './price-line.ts'

/** Names of the portions (TABLE §8). */
export const LABEL_NAMES: Record<PriceLabel, Record<Locale, string>> = {
  pincho: { es: 'Pincho', en: 'Pincho', pt: 'Pincho' },
  tapa: { es: 'Tapa', en: 'Tapa', pt: 'Tapa' },
  media: { es: 'Media', en: 'Half', pt: 'Meia' },
  racion: { es: 'Ración', en: 'Full', pt: 'Dose' },
  copa: { es: 'Copa', en: 'Glass', pt: 'Copo' },
  botella: { es: 'Botella', en: 'Bottle', pt: 'Garrafa' },
  jarra: { es: 'Jarra', en: 'Jug', pt: 'Jarro' },
  cana: { es: 'Caña', en: 'Small beer', pt: 'Imperial' },
}

/** A price that is said each day. */
export const MARKET_WORDS: Record<Locale, string> = {
  es: 'Según mercado',
  en: 'Market price',
  pt: 'Preço de mercado',
}

/** After an amount: '62 €/kg' (TABLE §8). */
export const UNIT_WORDS: Record<PriceUnit, Record<Locale, string>> = {
  kg: { es: '/kg', en: '/kg', pt: '/kg' },
  '100g': { es: '/100 g', en: '/100 g', pt: '/100 g' },
  unit: { es: '/ud', en: '/piece', pt: '/un.' },
  person: { es: '/persona', en: '/person', pt: '/pessoa' },
}

/** From two on: English begins a sentence with a word. */
const ENGLISH_NUMBERS =
  'Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  )

/** At the end of a dish's text: 'Mínimo 2 personas.' (TABLE §8). */
export const minPersonsText: Record<Locale, (persons: number) => string> = {
  es: persons => `Mínimo ${persons} personas.`,
  en: persons => `${ENGLISH_NUMBERS[persons - 2] ?? persons} people or more.`,
  pt: persons => `Mínimo ${persons} pessoas.`,
}
