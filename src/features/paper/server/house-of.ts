import { pictureHref } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import type { SheetFiles } from '#platform/typeset/sheet.ts'
import { imageKey } from '#shared/image-file.ts'
import { imageStorage, storedImages } from '#features/images/server/index.ts'
import { menuUrl, readableUrl, blackRuns, type QrMatrix } from '#features/qr/qr.rules.ts'
import { qrMatrix } from '#features/qr/server/index.ts'
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

/** 18 mm at 500 dots per inch. */
const LOGO_PX = 360
const QUIET_MODULES = 4
const CLASSIC_RULE = '#ad8a3c'
const INK = '#1d1916'
/** Of a ground on which black and grey letters are read as on white paper. */
const PALE = 0.8

/** A code with its quiet zone, in black. */
export function codeSvg(matrix: QrMatrix): string {
  const size = matrix.length + 2 * QUIET_MODULES
  const path = blackRuns(matrix)
    .map(({ x, y, length }) => `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h${length}v1h-${length}z`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}

async function logoOf(platform: Platform, { id, logo_image_id: imageId }: RestaurantRow): Promise<Uint8Array | null> {
  const image = imageId ? await storedImages.find(platform.db, id, imageId) : undefined
  if (!image) return null
  const width = image.widths.find(candidate => candidate >= LOGO_PX) ?? image.widths.at(-1) ?? 0
  const bytes = await imageStorage(platform).read(imageKey(image.folder, width))
  if (!bytes) return null
  const href = await pictureHref(bytes, { width: LOGO_PX, height: LOGO_PX, fit: 'contain' })
  return Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')
}

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
  const logo = await logoOf(platform, restaurant)
  const image = restaurant.logo_image_id
    ? await storedImages.find(platform.db, restaurant.id, restaurant.logo_image_id)
    : undefined
  const { street, city, postalCode } = profile.address
  return {
    house: {
      name: restaurant.name,
      description: profile.translations[locale]?.description ?? descriptionOf(profile),
      address: [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      phone: profile.contact.phone,
      style,
      url: readableUrl(publicUrl, restaurant.slug),
      code: codeSvg(qrMatrix(codeUrl(menuUrl(publicUrl, restaurant.slug), edition))),
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
      logo: logo && { file: 'logo.png', plate: paperPlate(style, theme, image?.tone ?? null) },
    },
    files: logo ? { 'logo.png': logo } : {},
  }
}
