import { createHash } from 'node:crypto'
import type { Locale } from '#shared/locale.ts'
import type { Menu, MenuDish, MenuImage } from '#features/menu/menu-snapshot.ts'
import { pricedFor, pricesInOneLine, priceViews } from '#features/prices/price-view.ts'
import type { PublicZone } from '#features/prices/public-prices.ts'
import type { ThemeColors } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { descriptionIn, nameIn } from '#features/restaurants/locales/locales.rules.ts'

/** Raised when the drawing changes, so that every picture has a new URL. */
const DRAWING = 2
const VERSION_LENGTH = 16

/** Everything that a share picture shows. */
export type ShareContent = {
  name: string
  /** Drawn where no character of the name can be. */
  slug: string
  description: string
  /** Street and town in one line. */
  place: string
  style: Style
  colors: ThemeColors
  logo: MenuImage | null
  /** Of the first dish that has one. */
  photo: MenuImage | null
}
/** What an icon for tabs and home screens shows. */
export type IconContent = Pick<ShareContent, 'name' | 'slug' | 'colors' | 'logo'>

export function shareContentOf({ restaurant, logo, dishes }: Menu, locale: Locale): ShareContent {
  const { name, slug, address, translations, defaultLocale } = restaurant
  const { style, ...colors } = restaurant.theme
  return {
    name,
    slug,
    description: descriptionIn(translations, locale, defaultLocale).text,
    place: [address.street, address.city].filter(part => part !== '').join(', '),
    style,
    colors,
    logo,
    photo: dishes.find(dish => dish.image)?.image ?? null,
  }
}

/** A dish with its own photo; its price and the house stand in the place of the town. */
export function dishContentOf(menu: Menu, locale: Locale, dish: MenuDish, zone?: PublicZone): ShareContent {
  const { translations, image } = dish
  const { name, defaultLocale } = menu.restaurant
  const price = pricesInOneLine(priceViews(dish, pricedFor(menu.restaurant, locale, zone)), locale)
  return {
    ...shareContentOf(menu, locale),
    name: nameIn(translations, locale, defaultLocale).text,
    description: descriptionIn(translations, locale, defaultLocale).text,
    place: [price, name].filter(part => part !== '').join(' · '),
    photo: image,
  }
}

export function iconContentOf({ restaurant, logo }: Menu): IconContent {
  const { style: _, ...colors } = restaurant.theme
  const { name, slug } = restaurant
  return { name, slug, colors, logo }
}

/** Part of the URL of a drawn picture: another one for any other content. */
export const versionOf = (content: ShareContent | IconContent): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, content]))
    .digest('hex')
    .slice(0, VERSION_LENGTH)
