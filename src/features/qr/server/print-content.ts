import { pictureBytes } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import type { SheetFiles } from '#platform/typeset/sheet.ts'
import { storedImages, imageStorage } from '#features/images/server/index.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import { imageKey } from '#shared/image-file.ts'
import { LOCALES } from '#shared/locale.ts'
import { paperPlate } from '#features/theme/logo-plate.rules.ts'
import { menuTheme } from '#features/theme/theme.rules.ts'
import type { PrintQuery } from '../qr.contract.ts'
import { readableUrl } from '../qr.rules.ts'
import { QR_PHRASES } from '../qr.texts.ts'
import { LOGO_FILE, type PrintHouse } from './print/content.ts'

/** 18 mm at 500 dots per inch. */
const LOGO_PX = 360

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>

/** The logo for paper; null without one, or when its file is gone: the sheet is printed without it. */
async function logoOf(platform: Platform, { id, logo_image_id: imageId }: RestaurantRow) {
  const image = imageId ? await storedImages.find(platform.db, id, imageId) : undefined
  if (!image) return null
  const width = image.widths.find(candidate => candidate >= LOGO_PX) ?? image.widths.at(-1) ?? 0
  const bytes = await imageStorage(platform).read(imageKey(image.folder, width))
  if (!bytes) return null
  return { tone: image.tone, png: await pictureBytes(bytes, { width: LOGO_PX, height: LOGO_PX, fit: 'contain' }) }
}

export type HouseOnPaper = { house: PrintHouse; files: SheetFiles }

/** What a restaurant's sheets show whatever their code is: the look of its menu, and the phrases that are asked for. */
export async function houseOnPaper(
  platform: Platform,
  restaurant: RestaurantRow,
  { phrase, locales = [...LOCALES] }: Pick<PrintQuery, 'phrase' | 'locales'>,
): Promise<HouseOnPaper> {
  const { theme: chosen, defaultLocale } = profileOf(restaurant)
  const { style, ...colors } = chosen
  const theme = menuTheme(colors)
  const logo = await logoOf(platform, restaurant)
  return {
    house: {
      name: restaurant.name,
      lang: defaultLocale,
      phrases: phrase
        ? [{ text: phrase, lang: defaultLocale }]
        : locales.map(locale => ({ text: QR_PHRASES[locale], lang: locale })),
      url: readableUrl(platform.config.publicUrl, restaurant.slug),
      style,
      theme,
      logo: logo && { plate: paperPlate(style, theme, logo.tone) },
    },
    files: logo ? { [LOGO_FILE]: logo.png } : {},
  }
}
