import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Platform } from '#platform/platform.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { asBuffer } from '#platform/work/task.ts'
import { houseContentOf, printCodes } from '#features/qr/server/index.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import type { CodePrint, TableCode } from '../codes.contract.ts'
import { CODES_PRINT_RETRY_AFTER_S, CODES_PRINT_WAIT_MS } from '../codes.limits.ts'
import { codeUrl } from '../codes.rules.ts'

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>
type CodesToPrint = { codes: readonly TableCode[]; as: CodePrint; format: 'pdf' | 'svg' }

/** The browser asks again by itself (decision 0221). */
const busyPrinting = (): AppError => new AppError(commonErrors.busy, { retryAfterS: CODES_PRINT_RETRY_AFTER_S })

/**
 * Cards, tents or stickers of these codes as one PDF in their order, or the first of them as an SVG: in the look of the
 * menu, with the name of each below its code and phrases in the languages of the house (PAPER-AND-NUMBERS §6). Throws
 * 429 `busy` when it could not be begun within 8 s.
 */
export async function tableCodesPdf(
  platform: Platform,
  restaurant: RestaurantRow,
  { codes, as: print, format }: CodesToPrint,
): Promise<string | Buffer> {
  const { publicUrl } = platform.config
  const order = { ownerId: restaurant.owner_id, waitMs: CODES_PRINT_WAIT_MS, refusal: busyPrinting }
  return platform.services.get(costlyWork)(order, async run => {
    const made = await run(printCodes, {
      print,
      format,
      house: await houseContentOf(platform, restaurant, { locales: [...profileOf(restaurant).supportedLocales] }),
      codes: codes.map(({ name, key }) => ({ name, text: codeUrl(publicUrl, restaurant.slug, key) })),
    })
    return typeof made === 'string' ? made : asBuffer(made)
  })
}
