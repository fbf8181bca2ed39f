import type { Platform } from '#platform/platform.ts'
import type { SheetFiles } from '#platform/typeset/sheet.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import { LOCALES } from '#shared/locale.ts'
import { paperPlate } from '#features/theme/logo-plate.rules.ts'
import { menuTheme } from '#features/theme/theme.rules.ts'
import type { PrintQuery } from '../qr.contract.ts'
import { readableUrl } from '../qr.rules.ts'
import { QR_PHRASES } from '../qr.texts.ts'
import { logoOnPaper } from './logo-on-paper.ts'
import { LOGO_FILE, type PrintHouse } from './print/content.ts'

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>

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
  const logo = await logoOnPaper(platform, restaurant)
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
