import { validationError } from '#shared/app-error.ts'
import { notFound } from '#platform/http/bind.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import type { Platform } from '#platform/platform.ts'
import { findRestaurant, markSlugUsed, type RestaurantCall } from '#features/restaurants/server/index.ts'
import type { CodePrint, CodesPrintQuery } from '../codes.contract.ts'
import { codeFieldTexts as texts } from '../codes.texts.ts'
import { readBoard } from './codes.service.ts'
import { tableCodesPdf } from './table-codes-pdf.ts'

/** Ends of the download names. */
const PRINT_NAMES: Record<CodePrint, string> = { cards: 'tarjetas', tent: 'carteles', sticker: 'pegatinas' }

/**
 * The chosen codes as a file to print, in the order of the board; also when the plan has ended, because what is printed
 * must never die. Throws 400 for a code that the restaurant does not have, 404 for a deleted restaurant, 429 `busy`.
 */
export async function printCodesFile(
  platform: Platform,
  { access, query }: RestaurantCall & { query: CodesPrintQuery },
): Promise<FileAnswer> {
  const { restaurantId } = access
  const ids = query.ids === undefined ? undefined : new Set(query.ids.toLowerCase().split(','))
  const board = await readBoard(platform.db, restaurantId)
  const chosen = board.filter(({ _id, retiredAt }) => (ids ? ids.has(_id) : retiredAt === null))
  const [first, ...others] = chosen
  if (!first || chosen.length < (ids?.size ?? 1)) throw validationError({ ids: texts.unknown })
  // Before it is read: when it is being deleted at this moment, its slug may be free afterwards.
  await markSlugUsed(platform, restaurantId)
  const restaurant = await findRestaurant(platform.db, restaurantId)
  if (!restaurant) throw notFound()
  const content = await tableCodesPdf(platform, restaurant, {
    codes: [first, ...others],
    as: query.as,
    format: query.format,
  })
  const name = `codigos-${restaurant.slug}-${PRINT_NAMES[query.as]}`
  return query.format === 'svg'
    ? { content, contentType: 'image/svg+xml; charset=utf-8', fileName: `${name}.svg` }
    : { content, contentType: 'application/pdf', fileName: `${name}.pdf` }
}
