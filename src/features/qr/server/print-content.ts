import { pictureHref } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import { nameIn } from '#features/prices/names.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import { storedImages, imageStorage } from '#features/images/server/index.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { profileOf, shownLook } from '#features/restaurants/server/presented.ts'
import { imageKey } from '#shared/image-file.ts'
import { LOCALES } from '#shared/locale.ts'
import { logoPlate, paperPlate } from '#features/theme/logo-plate.rules.ts'
import { LOOKS, type PaintedTheme, type Style, themeOf } from '#features/theme/looks.ts'
import type { PrintQuery } from '../qr.contract.ts'
import { menuUrl, readableUrl } from '../qr.rules.ts'
import { QR_PHRASES } from '../qr.texts.ts'
import type { PrintContent } from './print/content.ts'
import { PRINT_LOOKS } from './print/looks.ts'
import { qrMatrix } from './qr-matrix.ts'

/** 18 mm at 500 dots per inch. */
const LOGO_PX = 360

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>
type Look = { style: Style; theme: PaintedTheme }

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
  const isBare = PRINT_LOOKS[LOOKS[style].print].bareLogo === true
  const plate = isBare ? logoPlate(style, theme, image.tone, theme.bg) : paperPlate(style, theme, image.tone)
  return { href, plate }
}

type Asked = Pick<PrintQuery, 'phrase' | 'locales'> & { zone?: Zone | undefined }

/** What a restaurant's sheets show: as its menu looks now, with the phrases that are asked for (3-decisions §10). */
export async function printContentOf(
  platform: Platform,
  restaurant: RestaurantRow,
  { phrase, locales = [...LOCALES], zone }: Asked,
): Promise<PrintContent> {
  const { publicUrl } = platform.config
  const { theme: look, defaultLocale } = profileOf(restaurant)
  const { style: _, ...colors } = look
  const { style: chosen, timezone, owner_id: ownerId, owner_role: ownerRole } = restaurant
  const subscription = await findSubscription(platform.db, ownerId)
  const house = { style: chosen, timezone, subscription, needsNoPlan: ownerRole === 'admin' }
  const { shownStyle: style } = shownLook(house, platform.clock.now())
  const theme = themeOf(style, colors)
  return {
    name: restaurant.name,
    phrases: phrase ? [phrase] : locales.map(locale => QR_PHRASES[locale]),
    zone: zone ? nameIn(zone.names, defaultLocale, defaultLocale).text : null,
    url: readableUrl(publicUrl, restaurant.slug, zone?.slug),
    matrix: qrMatrix(menuUrl(publicUrl, restaurant.slug, zone?.slug)),
    drawing: LOOKS[style].print,
    theme,
    logo: await logoOf(platform, restaurant, { style, theme }),
  }
}
