import { pictureHref } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import { nameIn } from '#features/prices/names.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import { storedImages, imageStorage } from '#features/images/server/index.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import { imageKey } from '#shared/image-file.ts'
import { LOCALES } from '#shared/locale.ts'
import { paperPlate } from '#features/theme/logo-plate.rules.ts'
import { type MenuTheme, menuTheme } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { PrintQuery } from '../qr.contract.ts'
import { menuUrl, readableUrl } from '../qr.rules.ts'
import { QR_PHRASES } from '../qr.texts.ts'
import type { PrintContent } from './print/content.ts'
import { qrMatrix } from './qr-matrix.ts'

/** 18 mm at 500 dots per inch. */
const LOGO_PX = 360

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>
type Look = { style: Style; theme: MenuTheme }

/** The logo for paper; null without one, or when its file is gone: the sheet is printed without it. */
async function logoOf(
  platform: Platform,
  { id, logo_image_id: imageId }: RestaurantRow,
  { style, theme }: Look,
): Promise<PrintContent['logo']> {
  const image = imageId ? await storedImages.find(platform.db, id, imageId) : undefined
  if (!image) return null
  const width = image.widths.find(candidate => candidate >= LOGO_PX) ?? image.widths.at(-1) ?? 0
  const bytes = await imageStorage(platform).read(imageKey(image.folder, width))
  if (!bytes) return null
  const href = await pictureHref(bytes, { width: LOGO_PX, height: LOGO_PX, fit: 'contain' })
  return { href, plate: paperPlate(style, theme, image.tone) }
}

type Words = Pick<PrintQuery, 'phrase' | 'locales'>
type Asked = Words & { zone?: Zone | undefined }

/** What a restaurant's sheets show whatever their code is: the look of its menu, and the phrases that are asked for. */
export async function houseContentOf(
  platform: Platform,
  restaurant: RestaurantRow,
  { phrase, locales = [...LOCALES] }: Words,
): Promise<Omit<PrintContent, 'matrix' | 'zone'>> {
  const { style, ...colors } = profileOf(restaurant).theme
  const theme = menuTheme(colors)
  return {
    name: restaurant.name,
    phrases: phrase ? [phrase] : locales.map(locale => QR_PHRASES[locale]),
    url: readableUrl(platform.config.publicUrl, restaurant.slug),
    style,
    theme,
    logo: await logoOf(platform, restaurant, { style, theme }),
  }
}

/** What a restaurant's sheets show, with the code of its menu or of a zone (3-decisions §10). */
export async function printContentOf(
  platform: Platform,
  restaurant: RestaurantRow,
  { zone, ...words }: Asked,
): Promise<PrintContent> {
  const { publicUrl } = platform.config
  const { defaultLocale } = profileOf(restaurant)
  return {
    ...(await houseContentOf(platform, restaurant, words)),
    zone: zone ? nameIn(zone.names, defaultLocale, defaultLocale).text : null,
    url: readableUrl(publicUrl, restaurant.slug, zone?.slug),
    matrix: qrMatrix(menuUrl(publicUrl, restaurant.slug, zone?.slug)),
  }
}
