import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { notFound } from '#platform/http/bind.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import type { Platform } from '#platform/platform.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { asBuffer } from '#platform/work/task.ts'
import { zoneOfRestaurant } from '#features/prices/server/index.ts'
import { findRestaurant, markSlugUsed } from '#features/restaurants/server/index.ts'
import type { PrintQuery, QrPrint } from '../qr.contract.ts'
import { PRINT_RETRY_AFTER_S, PRINT_WAIT_MS } from '../qr.limits.ts'
import { menuUrl, qrFileName } from '../qr.rules.ts'
import { printContentOf } from './print-content.ts'
import { printSheet } from './print/print.task.ts'
import { qrSvg } from './qr-svg.ts'

/** Ends of the download names, in the words of the QR page. */
const PRINT_NAMES: Record<QrPrint, string> = { tent: 'cartel', cards: 'tarjetas', sticker: 'pegatina' }

/**
 * The restaurant's code as a file: an SVG, or a PDF to print (S2 §2, 3-decisions §10). It holds PUBLIC_URL/slug with
 * the scheme, and the zone that is asked for. Works for ended plans too, because a printed QR must never die. Throws
 * 404 for a deleted restaurant and for a zone that it does not have, 429 `busy` when a sheet could not be begun within
 * 8 s.
 */
export async function makeQrFile(platform: Platform, restaurantId: string, query: PrintQuery): Promise<FileAnswer> {
  // Before it is read: when it is being deleted at this moment, its slug may be free afterwards.
  await markSlugUsed(platform, restaurantId)
  const restaurant = await findRestaurant(platform.db, restaurantId)
  if (!restaurant) throw notFound()
  const { publicUrl } = platform.config
  const { format, print } = query
  const zone = query.zone === undefined ? undefined : await zoneOfRestaurant(platform, restaurantId, query.zone)
  const name = qrFileName(restaurant.slug, zone?.slug)
  const svg = { contentType: 'image/svg+xml; charset=utf-8', fileName: `${name}.svg` }
  if (format === 'svg' && !print) return { content: qrSvg(menuUrl(publicUrl, restaurant.slug, zone?.slug)), ...svg }
  const sheet = print ?? 'tent'
  const order = { ownerId: restaurant.owner_id, waitMs: PRINT_WAIT_MS, refusal: busyPrinting }
  const content = await platform.services.get(costlyWork)(order, async run => {
    const made = await run(printSheet, {
      print: sheet,
      format,
      content: await printContentOf(platform, restaurant, { ...query, zone }),
    })
    return typeof made === 'string' ? made : asBuffer(made)
  })
  if (format === 'svg') return { content, ...svg }
  return { content, contentType: 'application/pdf', fileName: `${name}-${PRINT_NAMES[sheet]}.pdf` }
}

/** The browser asks again by itself (decision 0221). */
const busyPrinting = (): AppError => new AppError(commonErrors.busy, { retryAfterS: PRINT_RETRY_AFTER_S })
