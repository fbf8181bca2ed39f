import { pictureBytes } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import type { SheetFiles, SheetPage } from '#platform/typeset/sheet.ts'
import { imageKey } from '#shared/image-file.ts'
import { folderOfBase, imageStorage } from '#features/images/server/index.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { nameIn } from '#features/restaurants/locales/locales.rules.ts'
import type { Locale } from '#shared/locale.ts'
import type { SheetOptions } from '../paper.contract.ts'
import type { Photo } from './parts/block.ts'

/** A column of A4 at 250 dots per inch; at 150 for a file that would be too large (PAPER-AND-NUMBERS §5 7). */
const PHOTO_PX = { width: 880, height: 660 } as const
const SMALLER_PX = { width: 528, height: 396 } as const

/** Photos that a sheet may show, by category, and where each file comes from. */
export type SheetPhotos = { photos: Record<string, Photo>; keys: Record<string, string> }

/** The first photo of each category; none for sheets that have no room for them (PAPER-AND-NUMBERS §5 3). */
export function photosOf({ dishes, restaurant }: Menu, { photos, format, locales }: SheetOptions): SheetPhotos {
  const found: SheetPhotos = { photos: {}, keys: {} }
  if (!photos || format === 'trifold' || format === 'door') return found
  const locale: Locale = locales[0] ?? restaurant.defaultLocale
  for (const { _id, categoryId, image, translations } of dishes) {
    const folder = image && folderOfBase(image.base)
    if (!image || !folder || found.photos[categoryId]) continue
    const file = `${_id}.jpg`
    const width = image.widths.find(each => each >= PHOTO_PX.width) ?? image.widths.at(-1) ?? image.width
    found.photos[categoryId] = { file, alt: nameIn(translations, locale, restaurant.defaultLocale).text }
    found.keys[file] = imageKey(folder, width)
  }
  return found
}

/** The files of the photos that stand on these pages. */
export async function photoFiles(
  platform: Platform,
  { keys }: SheetPhotos,
  pages: readonly SheetPage[],
  { isSmaller = false } = {},
): Promise<SheetFiles> {
  const size = isSmaller ? SMALLER_PX : PHOTO_PX
  const used = pages.flatMap(({ items }) =>
    items.flatMap(item => (item.kind === 'image' && 'file' in item.source ? item.source.file : [])),
  )
  const files: Record<string, Uint8Array> = {}
  for (const file of new Set(used)) {
    const key = keys[file]
    const bytes = key && (await imageStorage(platform).read(key))
    if (!bytes) continue
    files[file] = await pictureBytes(bytes, { ...size, fit: 'cover' })
  }
  return files
}

/** Without the photos whose files are gone. */
export const withFiles = (pages: readonly SheetPage[], files: SheetFiles): SheetPage[] =>
  pages.map(page => ({
    ...page,
    items: page.items.filter(item => item.kind !== 'image' || 'svg' in item.source || item.source.file in files),
  }))
