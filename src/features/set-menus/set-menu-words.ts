import type { Locale } from '#shared/locale.ts'
import { DAY_MS } from '#shared/time.ts'
import { dinerTime, isOneOClock } from '#shared/time-of-day.ts'
import type { Includes } from './set-menu.shapes.ts'

/** What guests read of set menus: on the page, in a chat and on the picture (TABLE §8). `{…}` is a placeholder. */
export type SetMenuWords = {
  daily: string
  until: string
  today: string
  over: string
  soldOut: string
  soldOutOther: string
  meanwhile: string
  back: string
  backLater: string
  backTomorrow: string
  backOn: string
  none: string
  seeCarta: string
  share: string
  copied: string
  vat: string
  vatShort: string
  perPerson: string
  includes: string
  included: string
  notIncluded: string
  bread: string
  drink: string
  dessert: string
  and: string
  foreign: string
  languages: Record<Locale, string>
  fromTo: string
  allergens: string
  allergensAndCarta: string
  more: string
}

export const setMenuWords: Record<Locale, SetMenuWords> = {
  es: {
    daily: 'Menú del día',
    until: 'Hoy hasta las {time}',
    today: 'Hoy, {hours}',
    over: 'Ha terminado. Hoy se sirvió {hours}.',
    soldOut: 'El menú de hoy se ha agotado',
    soldOutOther: '{name}: agotado',
    meanwhile: 'Mientras, la carta.',
    back: 'El menú del día {back}',
    backLater: 'vuelve a las {time}',
    backTomorrow: 'vuelve mañana a las {time}',
    backOn: 'vuelve el {day} a las {time}',
    none: 'Hoy no hay menú del día',
    seeCarta: 'Ver la carta',
    share: 'Compartir menú',
    copied: 'Menú copiado',
    vat: 'Precio por persona, IVA incluido.',
    vatShort: 'IVA incluido',
    perPerson: '{price} por persona.',
    includes: 'Incluye {list}.',
    included: '{list} incluidos.',
    notIncluded: 'No incluye {list}.',
    bread: 'pan',
    drink: 'bebida',
    dessert: 'postre o café',
    and: ' y ',
    foreign: 'Los platos del día están en {language}. Si dudas, pregunta al equipo.',
    languages: { es: 'español', en: 'inglés', pt: 'portugués' },
    fromTo: 'de {from} a {to}',
    allergens: 'Alérgenos: {url}',
    allergensAndCarta: 'Alérgenos y carta:',
    more: 'y más en la carta',
  },
  en: {
    daily: 'Set menu of the day',
    until: 'Today until {time}',
    today: 'Today, {hours}',
    over: 'It is over. Served today {hours}.',
    soldOut: 'Today’s menu is sold out',
    soldOutOther: '{name}: sold out',
    meanwhile: 'Meanwhile, the menu.',
    back: 'The set menu of the day {back}',
    backLater: 'is back at {time}',
    backTomorrow: 'is back tomorrow at {time}',
    backOn: 'is back on {day} at {time}',
    none: 'No set menu of the day today',
    seeCarta: 'See the menu',
    share: 'Share menu',
    copied: 'Menu copied',
    vat: 'Price per person, VAT included.',
    vatShort: 'VAT included',
    perPerson: '{price} per person.',
    includes: 'Includes {list}.',
    included: '{list} included.',
    notIncluded: 'Does not include {list}.',
    bread: 'bread',
    drink: 'a drink',
    dessert: 'dessert or coffee',
    and: ' and ',
    foreign: 'The dishes of the day are written in {language}. Ask the team if in doubt.',
    languages: { es: 'Spanish', en: 'English', pt: 'Portuguese' },
    fromTo: '{from} to {to}',
    allergens: 'Allergens: {url}',
    allergensAndCarta: 'Allergens and menu:',
    more: 'and more on the menu',
  },
  pt: {
    daily: 'Menu do dia',
    until: 'Hoje até às {time}',
    today: 'Hoje, {hours}',
    over: 'Terminou. Hoje serviu-se {hours}.',
    soldOut: 'O menu de hoje esgotou',
    soldOutOther: '{name}: esgotado',
    meanwhile: 'Entretanto, a ementa.',
    back: 'O menu do dia {back}',
    backLater: 'volta às {time}',
    backTomorrow: 'volta amanhã às {time}',
    backOn: 'volta {day} às {time}',
    none: 'Hoje não há menu do dia',
    seeCarta: 'Ver a ementa',
    share: 'Partilhar menu',
    copied: 'Menu copiado',
    vat: 'Preço por pessoa, IVA incluído.',
    vatShort: 'IVA incluído',
    perPerson: '{price} por pessoa.',
    includes: 'Inclui {list}.',
    included: '{list} incluídos.',
    notIncluded: 'Não inclui {list}.',
    bread: 'pão',
    drink: 'bebida',
    dessert: 'sobremesa ou café',
    and: ' e ',
    foreign: 'Os pratos do dia estão em {language}. Em caso de dúvida, pergunte à equipa.',
    languages: { es: 'espanhol', en: 'inglês', pt: 'português' },
    fromTo: 'das {from} às {to}',
    allergens: 'Alergénios: {url}',
    allergensAndCarta: 'Alergénios e ementa:',
    more: 'e mais na ementa',
  },
}

const LOCALE_TAGS: Record<Locale, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' }

const dateWords = new Map<string, Intl.DateTimeFormat>()
function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = dateWords.get(key) ?? new Intl.DateTimeFormat(LOCALE_TAGS[locale], { timeZone: 'UTC', ...options })
  dateWords.set(key, format)
  return format
}

/** 'martes 24 de noviembre', 'Tuesday 24 November', 'terça-feira, 24 de novembro'; days are counted from 1970. */
export function dateInWords(day: number, locale: Locale): string {
  const format = formatOf(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const text = format.format(day * DAY_MS)
  return locale === 'pt' ? text : text.replace(',', '')
}

/** 'martes', or with its date 'martes 1 de diciembre'; in Portuguese with its article, 'na terça-feira'. */
export function dayInWords(day: number, locale: Locale, withDate: boolean): string {
  const name = formatOf(locale, { weekday: 'long' }).format(day * DAY_MS)
  const said = withDate ? dateInWords(day, locale) : name
  if (locale !== 'pt') return said
  return `${name.endsWith('feira') ? 'na' : 'no'} ${said}`
}

/** 'a, b y c'. */
export const joined = (parts: readonly string[], locale: Locale): string =>
  parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + setMenuWords[locale].and + parts.at(-1)

/** One o'clock is singular in Portuguese: 'da 1:00 à 1:30'. */
const agreed = (text: string, from: string, to: string): string => {
  const start = isOneOClock(from) ? text.replace('das {from}', 'da {from}') : text
  return isOneOClock(to) ? start.replace('às {to}', 'à {to}') : start
}

type Slot = { open: string; close: string }

/** 'de 13:00 a 16:00 y de 20:30 a 23:00'. */
export const slotsInWords = (slots: readonly Slot[], locale: Locale): string =>
  joined(
    slots.map(({ open, close }) =>
      agreed(setMenuWords[locale].fromTo, open, close)
        .replace('{from}', dinerTime(open))
        .replace('{to}', dinerTime(close)),
    ),
    locale,
  )

const partsOf = (includes: Includes, isIn: boolean, locale: Locale): string[] => {
  const words = setMenuWords[locale]
  return (['bread', 'drink', 'dessert'] as const).filter(part => includes[part] === isIn).map(part => words[part])
}

/** 'Incluye pan y bebida. No incluye postre o café.': what is off is said too (TABLE §5 9). */
export function includesInWords(includes: Includes, locale: Locale): string {
  const { includes: yes, notIncluded: no } = setMenuWords[locale]
  const [inside, outside] = [partsOf(includes, true, locale), partsOf(includes, false, locale)]
  const said = [
    inside.length > 0 && yes.replace('{list}', joined(inside, locale)),
    outside.length > 0 && no.replace('{list}', joined(outside, locale)),
  ]
  return said.filter(text => text !== false).join(' ')
}

/** 'Pan, bebida y postre o café incluidos.', for a picture and a chat; '' where nothing is. */
export function includedInWords(includes: Includes, locale: Locale): string {
  const list = joined(partsOf(includes, true, locale), locale)
  if (list === '') return ''
  const words = setMenuWords[locale]
  const isOne = partsOf(includes, true, locale).length === 1
  if (isOne) return words.includes.replace('{list}', list)
  return words.included.replace('{list}', list.charAt(0).toLocaleUpperCase(locale) + list.slice(1))
}
