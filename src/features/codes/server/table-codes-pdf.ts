import type { Platform } from '#platform/platform.ts'
import { houseOnPaper, printFileOf } from '#features/qr/server/index.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import type { CodePrint, TableCode } from '../codes.contract.ts'
import { codeUrl } from '../codes.rules.ts'

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>
type CodesToPrint = {
  codes: readonly [TableCode, ...TableCode[]]
  as: CodePrint
  format: 'pdf' | 'svg'
}

/**
 * Cards, tents or stickers of these codes as one PDF in their order, or the first of them as an SVG: in the look of the
 * menu, with the name of each below its code and phrases in the languages of the house (PAPER-AND-NUMBERS §6). Throws
 * 429 `busy` when it could not be begun within 8 s.
 */
export function tableCodesPdf(
  platform: Platform,
  restaurant: RestaurantRow,
  { codes: [first, ...others], as: print, format }: CodesToPrint,
): Promise<string | Buffer> {
  const { publicUrl } = platform.config
  const codeOf = ({ name, key }: TableCode) => ({
    text: codeUrl(publicUrl, restaurant.slug, key),
    place: name,
    isTable: true,
  })
  return printFileOf(platform, restaurant.owner_id, {
    print,
    as: format === 'svg' ? 'seen' : 'codes',
    codes: [codeOf(first), ...others.map(codeOf)],
    content: () => houseOnPaper(platform, restaurant, { locales: [...profileOf(restaurant).supportedLocales] }),
  })
}
