import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { nameIn, type Names } from '#features/prices/names.ts'
import type { PageText } from '#features/restaurants/locales/locales.rules.ts'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import type { SetMenuMessage } from './set-menu-message.ts'
import type { Includes } from './set-menu.shapes.ts'
import { dateInWords, includedInWords, setMenuWords, slotsInWords } from './set-menu-words.ts'

/** What guests are told of a set menu: of the page, of a chat, of a picture. */
type ToldMenu = {
  kind: 'daily' | 'fixed'
  names: Names
  /** '2026-11-24' */
  date: string
  slots: readonly { open: string; close: string }[]
  price: number
  includes: Includes
  courses: readonly { names: Names; items: readonly { names: Names; supplement: number }[] }[]
}
/** Whose menu it is, and in which language it is told. `url`: where its dishes and their allergens are. */
export type ToldFor = { house: { name: string; currency: string; defaultLocale: Locale }; locale: Locale; url: string }

/** The menu of the day is called by the product, others by the house. */
export const setMenuName = (
  { kind, names }: Pick<ToldMenu, 'kind' | 'names'>,
  { house, locale }: Pick<ToldFor, 'house' | 'locale'>,
): PageText =>
  kind === 'daily' ? { text: setMenuWords[locale].daily, lang: undefined } : nameIn(names, locale, house.defaultLocale)

/** '+2,00 €'; '' for none. */
export const supplementText = (supplement: number, currency: string): string =>
  supplement > 0 ? `+${formatPrice(supplement, currency)}` : ''

/** A set menu in the words of a message. */
export function saidMenu(menu: ToldMenu, told: ToldFor): SetMenuMessage {
  const { house, locale, url } = told
  const text = (names: Names): string => nameIn(names, locale, house.defaultLocale).text
  return {
    name: setMenuName(menu, told).text,
    date: dateInWords(dayOfIso(menu.date), locale),
    house: house.name,
    courses: menu.courses.map(({ names, items }) => ({
      name: text(names),
      lines: items.map(item => ({
        name: text(item.names),
        supplement: supplementText(item.supplement, house.currency),
      })),
    })),
    included: includedInWords(menu.includes, locale),
    price: formatPrice(menu.price, house.currency),
    hours: slotsInWords(menu.slots, locale),
    url,
  }
}
