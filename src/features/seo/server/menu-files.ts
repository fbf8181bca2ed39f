import { imageKey } from '#shared/image-file.ts'
import type { Locale } from '#shared/locale.ts'
import { folderOfBase, imageStorage } from '#features/images/server/index.ts'
import type { Menu, MenuDish, MenuImage } from '#features/menu/menu-snapshot.ts'
import { drawPng, pictureHref } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import { MENU_FILES, type MenuFiles } from '../seo.input.ts'
import { headingOf } from '../seo.rules.ts'
import { drawIconSvg, type IconSize, iconLogoSize } from './icon.ts'
import { dishContentOf, iconContentOf, type ShareContent, shareContentOf, versionOf } from './share-content.ts'
import { LOOKS } from './share-looks.ts'
import { drawShareSvg } from './share-picture.ts'

/** Twice the drawn size, for screens with dense pixels. */
const SHARP = 2

/** Path of the share picture; it contains its version, so what it shows never changes. */
export const sharePath = (menu: Menu, locale: Locale): string =>
  `${MENU_FILES}/${menu.restaurant._id}/share-${locale}-${versionOf(shareContentOf(menu, locale))}.png`
/** The same for one of its dishes. */
export const dishSharePath = (menu: Menu, locale: Locale, dish: MenuDish): string =>
  `${MENU_FILES}/${menu.restaurant._id}/dish-${locale}-${dish._id}-${versionOf(dishContentOf(menu, locale, dish))}.png`
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
  const { primaryColor, secondaryColor, style } = restaurant.theme
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
    background_color: secondaryColor,
    theme_color: style === 'modern' ? primaryColor : secondaryColor,
    icons,
  }
}

/** The stored file of a picture that is at least so wide, or the largest one; undefined when it is gone. */
async function readImage(platform: Platform, image: MenuImage | null, wanted: number): Promise<Buffer | undefined> {
  if (!image) return undefined
  const width = image.widths.find(candidate => candidate >= wanted) ?? image.width
  return imageStorage(platform).read(imageKey(folderOfBase(image.base), width))
}

/** Draws the share picture of a menu or a dish, 1200 × 630 PNG, on another thread. */
export function drawSharePicture(platform: Platform, content: ShareContent): Promise<Buffer> {
  return drawPng(async () => {
    const { photo: photoLook, plain } = LOOKS[content.style]
    const logo = await readImage(platform, content.logo, plain.logo * SHARP)
    const photo = await readImage(platform, content.photo, photoLook.photo?.width ?? 0)
    const side = plain.logo * SHARP
    return drawShareSvg(content, {
      logo: logo && (await pictureHref(logo, { width: side, height: side, fit: 'contain' })),
      photo: photo && photoLook.photo && (await pictureHref(photo, { ...photoLook.photo, fit: 'cover' })),
    })
  })
}

/** Draws the icon of a menu, on another thread. */
export function drawIcon(platform: Platform, menu: Menu, size: IconSize): Promise<Buffer> {
  const content = iconContentOf(menu)
  const side = iconLogoSize(size)
  return drawPng(async () => {
    const logo = await readImage(platform, content.logo, side)
    return drawIconSvg(content, size, logo && (await pictureHref(logo, { width: side, height: side, fit: 'contain' })))
  })
}
