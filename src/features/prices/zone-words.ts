import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { comparable, nameIn, type Names } from './names.ts'
import type { PublicZone } from './public-prices.ts'
import type { ZoneSurcharge } from './zone.rules.ts'

/** What is said of a zone; '{x}' stands where a name of its own does (TABLE §8). */
export type ZoneWords = {
  /** `Precios de terraza`. */
  prices: string
  /** `En la terraza`. */
  place: string
  /** `Ver terraza`. */
  see: string
}

/** Zones that the product names in every language, as the dashboard offers them. */
export const KNOWN_ZONES = ['terrace', 'bar', 'table', 'room'] as const
export type KnownZone = (typeof KNOWN_ZONES)[number]
type Known = ZoneWords & { name: string }

const KNOWN: Record<KnownZone, Record<Locale, Known>> = {
  terrace: {
    es: { name: 'Terraza', prices: 'Precios de terraza', place: 'En la terraza', see: 'Ver terraza' },
    en: { name: 'Terrace', prices: 'Terrace prices', place: 'On the terrace', see: 'See terrace' },
    pt: { name: 'Esplanada', prices: 'Preços de esplanada', place: 'Na esplanada', see: 'Ver esplanada' },
  },
  bar: {
    es: { name: 'Barra', prices: 'Precios de barra', place: 'En la barra', see: 'Ver barra' },
    en: { name: 'Bar', prices: 'Bar prices', place: 'At the bar', see: 'See bar' },
    pt: { name: 'Balcão', prices: 'Preços de balcão', place: 'Ao balcão', see: 'Ver balcão' },
  },
  table: {
    es: { name: 'Mesa', prices: 'Precios de mesa', place: 'En mesa', see: 'Ver mesa' },
    en: { name: 'Tables', prices: 'Table prices', place: 'At the tables', see: 'See tables' },
    pt: { name: 'Mesa', prices: 'Preços de mesa', place: 'À mesa', see: 'Ver mesa' },
  },
  room: {
    es: { name: 'Sala', prices: 'Precios de sala', place: 'En la sala', see: 'Ver sala' },
    en: { name: 'Dining room', prices: 'Dining room prices', place: 'In the dining room', see: 'See dining room' },
    pt: { name: 'Sala', prices: 'Preços de sala', place: 'Na sala', see: 'Ver sala' },
  },
}

const OWN: Record<Locale, ZoneWords> = {
  es: { prices: 'Precios de {x}', place: 'En {x}', see: 'Ver {x}' },
  en: { prices: '{x} prices', place: '{x}', see: 'See {x}' },
  pt: { prices: 'Preços de {x}', place: '{x}', see: 'Ver {x}' },
}

/** What is said of the house without a zone. */
type BaseWords = {
  name: string
  prices: string
  /** After 'un 10 % más'. */
  than: string
  see: string
}
const BASE: Record<Locale, BaseWords> = {
  es: { name: 'Barra y mesa', prices: 'Precios de barra y mesa', than: 'que en barra y mesa', see: 'Ver barra y mesa' },
  en: {
    name: 'Bar and tables',
    prices: 'Bar and table prices',
    than: 'than at the bar and tables',
    see: 'See bar and tables',
  },
  pt: {
    name: 'Balcão e mesas',
    prices: 'Preços de balcão e mesas',
    than: 'do que ao balcão e às mesas',
    see: 'Ver balcão e mesas',
  },
}
/** Where a zone is called Barra or Mesa, 'barra y mesa' would say two things (4-beyond §2). */
const MENU: Record<Locale, BaseWords> = {
  es: { name: 'Carta', prices: 'Precios de la carta', than: 'que en la carta', see: 'Ver la carta' },
  en: { name: 'Menu', prices: 'Menu prices', than: 'than on the menu', see: 'See the menu' },
  pt: { name: 'Ementa', prices: 'Preços da ementa', than: 'do que na ementa', see: 'Ver a ementa' },
}

/** The names of a zone that the product knows, in every language. */
export const knownNames = (zone: KnownZone): Record<Locale, string> => {
  const { es, en, pt } = KNOWN[zone]
  return { es: es.name, en: en.name, pt: pt.name }
}

/** Which of the zones that the product knows has this name in the language. */
const knownBy = (name: string, locale: Locale): KnownZone | undefined =>
  KNOWN_ZONES.find(zone => comparable(KNOWN[zone][locale].name) === comparable(name))

/** Which of the zones that the product knows these names are of, by the main language. */
export function knownZone(names: Names, defaultLocale: Locale): KnownZone | undefined {
  const { text, lang = defaultLocale } = nameIn(names, defaultLocale, defaultLocale)
  return knownBy(text, lang)
}

/** The words about a zone in a language; `name`: what stands for '{x}', and in which language it is. */
export function zoneWords(names: Names, locale: Locale, defaultLocale: Locale) {
  const name = nameIn(names, locale, defaultLocale)
  const known = knownBy(name.text, name.lang ?? locale)
  if (!known) return { ...OWN[locale], name }
  const { name: text, ...words } = KNOWN[known][locale]
  return { ...words, name: { text, lang: undefined } }
}

/** Its name on the dashboard; `inText`: inside of a sentence, 'QR de terraza'. */
export function dashboardZoneName(names: Names, defaultLocale: Locale): { name: string; inText: string } {
  const { text: name } = zoneWords(names, 'es', defaultLocale).name
  return { name, inText: knownZone(names, defaultLocale) ? name.toLowerCase() : name }
}

/** What the prices without a zone are called. */
export const baseWords = (zones: readonly { names: Names }[], locale: Locale, defaultLocale: Locale): BaseWords =>
  zones.some(({ names }) => ['bar', 'table'].includes(knownZone(names, defaultLocale) ?? ''))
    ? MENU[locale]
    : BASE[locale]

/** 'un 10 % más', '0,30 € más'. */
export function moreWords({ kind, value }: Omit<ZoneSurcharge, 'rounding'>, currency: string, locale: Locale): string {
  const amount = kind === 'cents' ? formatPrice(value / 100, currency) : locale === 'en' ? `${value}%` : `${value} %`
  if (locale === 'pt') return `mais ${amount}`
  if (locale === 'en') return `${amount} more`
  return kind === 'cents' ? `${amount} más` : `un ${amount} más`
}

const VAT_WORDS: Record<Locale, string> = { es: 'IVA incluido.', en: 'VAT included.', pt: 'IVA incluído.' }

type Said = { zones: readonly { names: Names }[]; currency: string; locale: Locale; defaultLocale: Locale }

/** Why prices are those of a zone, after 'Precios de terraza:' (TABLE §8). */
export const zoneMore = (zone: ZoneSurcharge, { zones, currency, locale, defaultLocale }: Said): string =>
  `${moreWords(zone, currency, locale)} ${baseWords(zones, locale, defaultLocale).than}. ${VAT_WORDS[locale]}`

/** The whole sentence: 'Precios de terraza: un 10 % más que en barra y mesa. IVA incluido.' */
export function zoneReason(zone: ZoneSurcharge & { names: Names }, said: Said): string {
  const { prices, name } = zoneWords(zone.names, said.locale, said.defaultLocale)
  return `${prices.replace('{x}', () => name.text)}: ${zoneMore(zone, said)}`
}

/** The zone that an address names, of those that there are. */
export const zoneOf = (zones: readonly PublicZone[] | undefined, slug: string | undefined): PublicZone | undefined =>
  slug === undefined ? undefined : zones?.find(zone => zone.slug === slug)
