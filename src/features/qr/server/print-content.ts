import type { Platform } from '#platform/platform.ts'
import type { SheetFiles } from '#platform/typeset/sheet.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import { LOCALES } from '#shared/locale.ts'
import { logoPlate, paperPlate } from '#features/theme/logo-plate.rules.ts'
import { LOOKS, themeOf } from '#features/theme/looks.ts'
import type { PrintQuery } from '../qr.contract.ts'
import { readableUrl } from '../qr.rules.ts'
import { QR_PHRASES } from '../qr.texts.ts'
import { logoOnPaper } from './logo-on-paper.ts'
import { LOGO_FILE, type PrintHouse } from './print/content.ts'
import { PRINT_LOOKS } from './print/looks.ts'
import { shownStyleOf } from './shown-style.ts'

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>

export type HouseOnPaper = { house: PrintHouse; files: SheetFiles }

/** What a restaurant's sheets show whatever their code is: the look of its menu, and the phrases that are asked for. */
export async function houseOnPaper(
  platform: Platform,
  restaurant: RestaurantRow,
  { phrase, locales = [...LOCALES] }: Pick<PrintQuery, 'phrase' | 'locales'>,
): Promise<HouseOnPaper> {
  const { theme: chosen, defaultLocale } = profileOf(restaurant)
  const { style: _, ...colors } = chosen
  const style = await shownStyleOf(platform, restaurant)
  const { print: drawing } = LOOKS[style]
  const theme = themeOf(style, colors)
  const logo = await logoOnPaper(platform, restaurant)
  const isBare = PRINT_LOOKS[drawing].bareLogo === true
  return {
    house: {
      name: restaurant.name,
      lang: defaultLocale,
      phrases: phrase
        ? [{ text: phrase, lang: defaultLocale }]
        : locales.map(locale => ({ text: QR_PHRASES[locale], lang: locale })),
      url: readableUrl(platform.config.publicUrl, restaurant.slug),
      drawing,
      theme,
      logo: logo && {
        plate: isBare ? logoPlate(style, theme, logo.tone, theme.bg) : paperPlate(style, theme, logo.tone),
      },
    },
    files: logo ? { [LOGO_FILE]: logo.png } : {},
  }
}
