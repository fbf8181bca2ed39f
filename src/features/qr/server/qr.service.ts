import { notFound } from '#platform/http/bind.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import type { Platform } from '#platform/platform.ts'
import { findRestaurant, markSlugUsed } from '#features/restaurants/server/index.ts'
import type { PrintQuery, QrPrint } from '../qr.contract.ts'
import { menuUrl, qrFileName } from '../qr.rules.ts'
import { printContentOf } from './print-content.ts'
import { printPdf, printPreview } from './print/print-pdf.ts'
import { qrSvg } from './qr-svg.ts'

/** Ends of the download names, in the words of the QR page. */
const PRINT_NAMES: Record<QrPrint, string> = { tent: 'cartel', cards: 'tarjetas', sticker: 'pegatina' }

/**
 * The restaurant's code as a file: an SVG, or a PDF to print (S2 §2, 3-decisions §10). It holds PUBLIC_URL/slug with
 * the scheme. Works for ended plans too, because a printed QR must never die. Throws 404 for a deleted restaurant.
 */
export async function makeQrFile(platform: Platform, restaurantId: string, query: PrintQuery): Promise<FileAnswer> {
  // Before it is read: when it is being deleted at this moment, its slug may be free afterwards.
  await markSlugUsed(platform, restaurantId)
  const restaurant = await findRestaurant(platform.db, restaurantId)
  if (!restaurant) throw notFound()
  const { publicUrl } = platform.config
  const name = qrFileName(restaurant.slug)
  const { format, print } = query
  if (format === 'svg') {
    const content = print
      ? printPreview(print, await printContentOf(platform, restaurant, query))
      : qrSvg(menuUrl(publicUrl, restaurant.slug))
    return { content, contentType: 'image/svg+xml; charset=utf-8', fileName: `${name}.svg` }
  }
  const sheet = print ?? 'tent'
  const content = await printPdf(sheet, await printContentOf(platform, restaurant, query))
  return { content, contentType: 'application/pdf', fileName: `${name}-${PRINT_NAMES[sheet]}.pdf` }
}
