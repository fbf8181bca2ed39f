import type { Locale } from '#shared/locale.ts'
import type { Menu, MenuDish } from '#features/menu/menu-snapshot.ts'
import type { PublicZone } from '#features/prices/public-prices.ts'
import { LOOKS, themeOf } from '#features/theme/looks.ts'
import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import { MENU_FILES, type MenuFiles } from '../seo.input.ts'
import { headingOf } from '../seo.rules.ts'
import type { IconSize } from './icon-sizes.ts'
import { dishContentOf, iconContentOf, shareContentOf, versionOf } from './share-content.ts'

// A door of its own: worker threads name these paths on each page and need nothing that draws or reads.

/** Path of the share picture; it contains its version, so what it shows never changes. */
export const sharePath = (menu: Menu, locale: Locale): string =>
  `${MENU_FILES}/${menu.restaurant._id}/share-${locale}-${versionOf(shareContentOf(menu, locale))}.png`
/** The same for one of its dishes, with the price of a zone. */
export function dishSharePath(menu: Menu, locale: Locale, dish: MenuDish, zone?: PublicZone): string {
  const name = [
    'dish',
    locale,
    dish._id,
    ...(zone ? [zone.slug] : []),
    versionOf(dishContentOf(menu, locale, dish, zone)),
  ]
  return `${MENU_FILES}/${menu.restaurant._id}/${name.join('-')}.png`
}
/** Path of the icon in a size; it contains its version too. */
export const iconPath = (menu: Menu, size: IconSize): string =>
  `${MENU_FILES}/${menu.restaurant._id}/icon-${size}-${versionOf(iconContentOf(menu))}.png`

/** What a menu page names in its head (DESIGN §7). */
export const menuFilesOf = (menu: Menu, locale: Locale): MenuFiles => ({
  sharePicture: sharePath(menu, locale),
  icon: iconPath(menu, 48),
  touchIcon: iconPath(menu, 180),
  manifest: `${MENU_FILES}/${menu.restaurant._id}/${locale}.webmanifest`,
})

/** The web manifest of a menu in one language: a menu on a home screen opens like an app. */
export function manifestOf(menu: Menu, locale: Locale): object {
  const { restaurant } = menu
  const { style, ...colors } = restaurant.theme
  const theme = themeOf(style, colors)
  const icons = ([192, 512] as const).map(size => ({
    src: iconPath(menu, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  return {
    id: `/${restaurant.slug}`,
    name: restaurant.name,
    short_name: restaurant.name,
    description: headingOf(restaurant, locale).description,
    lang: locale,
    start_url: menuPath(restaurant, locale),
    scope: `/${restaurant.slug}`,
    display: 'standalone',
    background_color: theme.bg,
    theme_color: theme[LOOKS[style].browser],
    icons,
  }
}
