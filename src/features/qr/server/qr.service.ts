import { notFound } from '#platform/http/bind.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import type { Platform } from '#platform/platform.ts'
import { nameIn } from '#features/prices/names.ts'
import { zoneOfRestaurant } from '#features/prices/server/index.ts'
import { findRestaurant, markSlugUsed } from '#features/restaurants/server/index.ts'
import { profileOf } from '#features/restaurants/server/presented.ts'
import type { PrintQuery, QrPrint } from '../qr.contract.ts'
import { menuUrl, qrFileName, readableUrl } from '../qr.rules.ts'
import { houseOnPaper } from './print-content.ts'
import { printFileOf } from './print-file.ts'
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
  const url = menuUrl(publicUrl, restaurant.slug, zone?.slug)
  const svg = { contentType: 'image/svg+xml; charset=utf-8', fileName: `${name}.svg` }
  if (format === 'svg' && !print) return { content: qrSvg(url), ...svg }
  const sheet = print ?? 'tent'
  const { defaultLocale } = profileOf(restaurant)
  const content = await printFileOf(platform, restaurant.owner_id, {
    print: sheet,
    as: format === 'svg' ? 'seen' : 'sheet',
    codes: [{ text: url, place: zone ? nameIn(zone.names, defaultLocale, defaultLocale).text : null }],
    content: async () => {
      const { house, files } = await houseOnPaper(platform, restaurant, query)
      return { house: { ...house, url: readableUrl(publicUrl, restaurant.slug, zone?.slug) }, files }
    },
  })
  if (format === 'svg') return { content, ...svg }
  return { content, contentType: 'application/pdf', fileName: `${name}-${PRINT_NAMES[sheet]}.pdf` }
}
