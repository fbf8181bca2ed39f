import type { Platform } from '#platform/platform.ts'
import type { SheetFiles } from '#platform/typeset/sheet.ts'
import { menuUrl, readableUrl } from '#features/qr/qr.rules.ts'
import { codeModules, logoOnPaper } from '#features/qr/server/index.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import { descriptionOf } from '#features/restaurants/profile/profile.rules.ts'
import { paperPlate } from '#features/theme/logo-plate.rules.ts'
import { luminance, mix, WHITE } from '#features/theme/color.ts'
import { menuTheme } from '#features/theme/theme.rules.ts'
import type { Locale } from '#shared/locale.ts'
import { editionQuery } from '../paper.rules.ts'
import type { PaperHouse } from './parts/house.ts'

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>

const CLASSIC_RULE = '#ad8a3c'
const INK = '#1d1916'
/** Of a ground on which black and grey letters are read as on white paper. */
const PALE = 0.8

export type Printed = { house: PaperHouse; files: SheetFiles }

/** Of a sheet that is no edition, the carta itself. */
const codeUrl = (url: string, edition: number | null): string =>
  edition === null ? url : `${url}?${editionQuery(edition)}`

/** What a restaurant's sheets show beside its carta: as its menu looks now, with the code of an edition. */
export async function houseOf(
  platform: Platform,
  restaurant: RestaurantRow,
  { locale, edition }: { locale: Locale; edition: number | null },
): Promise<Printed> {
  const { publicUrl } = platform.config
  const profile = profileOf(restaurant)
  const { style, ...colors } = profile.theme
  const theme = menuTheme(colors)
  const logo = await logoOnPaper(platform, restaurant)
  const { street, city, postalCode } = profile.address
  return {
    house: {
      name: restaurant.name,
      description: profile.translations[locale]?.description ?? descriptionOf(profile),
      address: [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      phone: profile.contact.phone,
      style,
      url: readableUrl(publicUrl, restaurant.slug),
      code: codeModules(codeUrl(menuUrl(publicUrl, restaurant.slug), edition)),
      colors: {
        ground: theme.primary,
        onGround: theme['on-primary'],
        title: theme['primary-text'],
        pale: mix(theme.primary, WHITE, 0.7),
        rule: style === 'classic' ? CLASSIC_RULE : INK,
        stripe: mix(theme.primary, theme.gingham, 0.045),
        crossing: theme.crossing,
        paper: luminance(theme.bg) >= PALE ? theme.bg : WHITE,
      },
      logo: logo && { file: 'logo.png', plate: paperPlate(style, theme, logo.tone) },
    },
    files: logo ? { 'logo.png': logo.png } : {},
  }
}
