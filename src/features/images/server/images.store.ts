import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import { v7 } from '#platform/id/id.ts'
import type { ImageTone } from '#shared/image-file.ts'

/** A stored image: its restaurant, and where its files are. `folder` is the column `hash`. */
export type ImageRow = { id: string; restaurantId: string; folder: string; widths: number[]; avifWidths: number[] }
export type NewImageRow = ImageRow & {
  width: number
  height: number
  bytes: number
  /** Null when nothing is drawn in it; absent when nobody has measured it. */
  tone?: ImageTone | null
  now: Date
}

/** What another feature needs to show an image, as a part of its own query. */
export const selectPictures = (db: Db) =>
  db.selectFrom('images').select(['id', 'restaurant_id', 'hash as folder', 'widths'])

/** The columns of a measured image. */
const toneColumns = (tone: ImageTone | null, now: Date) => ({
  mean_color: tone?.color ?? null,
  luminance: tone?.luminance ?? null,
  alpha: tone?.alpha ?? null,
  measured_at: now,
})

export async function insertImageRow(trx: Db, image: NewImageRow): Promise<void> {
  await trx
    .insertInto('images')
    .values({
      id: image.id,
      restaurant_id: image.restaurantId,
      hash: image.folder,
      width: image.width,
      height: image.height,
      widths: image.widths,
      avif_widths: image.avifWidths,
      bytes: image.bytes,
      created_at: image.now,
      ...(image.tone !== undefined && toneColumns(image.tone, image.now)),
    })
    .execute()
}

/** All images of an owner's restaurants, also those that wait for deletion. */
export async function listImagesOfOwner(db: Db, ownerId: string) {
  return db
    .selectFrom('images')
    .innerJoin('restaurants', 'restaurants.id', 'images.restaurant_id')
    .select(['images.id', 'images.restaurant_id as restaurantId', 'images.hash as folder', 'images.widths'])
    .select(['images.avif_widths as avifWidths', 'images.width', 'images.height', 'images.created_at as createdAt'])
    .where('restaurants.owner_id', '=', ownerId)
    .orderBy('images.created_at')
    .orderBy('images.id')
    .execute()
}

const unreferenced = sql<boolean>`
  NOT EXISTS (SELECT 1 FROM restaurants WHERE restaurants.id = images.restaurant_id AND logo_image_id = images.id)
  AND NOT EXISTS (
    SELECT 1 FROM menu_items WHERE menu_items.restaurant_id = images.restaurant_id AND menu_items.image_id = images.id
  )`

/**
 * Deletes an image's row if no logo and no dish uses it and nobody keeps it; fails when one begins to use it meanwhile.
 */
export async function deleteIfUnreferenced(
  db: Db,
  image: Pick<ImageRow, 'id' | 'restaurantId'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('images')
    .where('restaurant_id', '=', image.restaurantId)
    .where('id', '=', image.id)
    .where(eb => eb.or([eb('kept_until', 'is', null), eb('kept_until', '<=', now)]))
    .where(unreferenced)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const COLUMNS = [
  'id',
  'restaurant_id as restaurantId',
  'hash as folder',
  'widths',
  'avif_widths as avifWidths',
] as const

/** All images of a restaurant, or those with the given ids. */
export async function listImages(db: Db, restaurantId: string, ids?: readonly string[]): Promise<ImageRow[]> {
  if (ids?.length === 0) return []
  return db
    .selectFrom('images')
    .select(COLUMNS)
    .where('restaurant_id', '=', restaurantId)
    .$if(ids !== undefined, query => query.where('id', 'in', ids ?? []))
    .execute()
}

/** Without counting more than these. */
export async function hasMoreImagesThan(db: Db, count: number): Promise<boolean> {
  const row = await db.selectFrom('images').select('id').offset(count).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Greater than every digit of a folder's name, and than what follows it. */
const AFTER_DIGITS = 'g'

/** Those of the images that are there, which nobody deletes before the commit. */
async function lockImages(trx: Db, restaurantId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const images = trx.selectFrom('images').select('id').where('restaurant_id', '=', restaurantId)
  return (await images.where('id', 'in', ids).orderBy('id').forKeyShare().execute()).map(({ id }) => id)
}

type Kept = { restaurantId: string; ids: readonly string[]; until: Date | null }

/**
 * Images that a write has stopped using: nobody deletes them before that time, and then a job does. Null: a write uses
 * them again.
 */
async function keepImages(trx: Db, { restaurantId, ids, until }: Kept): Promise<void> {
  if (ids.length === 0) return
  const images = trx.updateTable('images').set({ kept_until: until }).where('restaurant_id', '=', restaurantId)
  await images.where('id', 'in', ids).execute()
}

/** A page of the images that were kept until then. */
export const listKeptUntil = (db: Db, until: Date, page: Page): Promise<ImageRow[]> =>
  pageBy(db.selectFrom('images').select(COLUMNS).where('kept_until', '<=', until), 'id', page).execute()

/** Is in use again. */
export async function stopKeeping(db: Db, { id, restaurantId }: ImageRow, until: Date): Promise<void> {
  const image = db.updateTable('images').set({ kept_until: null }).where('restaurant_id', '=', restaurantId)
  await image.where('id', '=', id).where('kept_until', '<=', until).execute()
}

/**
 * Images made before that time that nothing uses and nobody keeps, of all restaurants, whose folders begin so; at most
 * this many.
 */
export async function listUnreferenced(
  db: Db,
  { before, part, limit }: { before: Date; part: string; limit: number },
): Promise<ImageRow[]> {
  const images = db
    .selectFrom('images')
    .select(COLUMNS)
    .where('created_at', '<', before)
    .where('kept_until', 'is', null)
    .where(unreferenced)
  const ofPart = images.where('hash', '>=', part).where('hash', '<', part + AFTER_DIGITS)
  return (part === '' ? images : ofPart).orderBy('id').limit(limit).execute()
}

/** Those of the folders that belong to an image. */
export async function listKnownFolders(db: Db, folders: readonly string[]): Promise<Set<string>> {
  if (folders.length === 0) return new Set()
  const rows = await db.selectFrom('images').select('hash as folder').where('hash', 'in', folders).execute()
  return new Set(rows.map(row => row.folder))
}

/** Restaurants with images that nobody has measured, in the order of their ids. */
export async function listRestaurantsToMeasure(db: Db, page: Page): Promise<string[]> {
  const unmeasured = db.selectFrom('images').select('restaurant_id').distinct().where('measured_at', 'is', null)
  const rows = await pageBy(unmeasured, 'restaurant_id', page).execute()
  return rows.map(row => row.restaurant_id)
}

/** The images of a restaurant that nobody has measured. */
export async function listUnmeasured(db: Db, restaurantId: string): Promise<ImageRow[]> {
  const query = db.selectFrom('images').select(COLUMNS).where('restaurant_id', '=', restaurantId)
  return query.where('measured_at', 'is', null).orderBy('id').execute()
}

/** Stores what was measured, unless somebody else has stored it meanwhile. */
export async function storeTone(
  trx: Db,
  { id, restaurantId }: Pick<ImageRow, 'id' | 'restaurantId'>,
  { tone, now }: { tone: ImageTone | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('images')
    .set(toneColumns(tone, now))
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('measured_at', 'is', null)
    .execute()
}

/** An image of a restaurant with what is known of its colors; undefined when there is none. */
async function findImage(
  db: Db,
  restaurantId: string,
  id: string,
): Promise<(ImageRow & { tone: ImageTone | null }) | undefined> {
  const row = await db
    .selectFrom('images')
    .select([...COLUMNS, 'mean_color as color', 'luminance', 'alpha'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { color, luminance, alpha, ...image } = row
  const isMeasured = color !== null && luminance !== null && alpha !== null
  return { ...image, tone: isMeasured ? { color, luminance, alpha } : null }
}

type Shared = { from: string; to: string; ids: readonly string[]; now: Date }

/**
 * Images of another restaurant of the same owner for this one, too: rows of its own that name the same files, so that
 * their bytes count once. Answers the new id of each; one that is gone meanwhile has none. Nobody deletes the files
 * before the commit, and after it only when no row names them.
 */
async function shareImages(trx: Db, { from, to, ids, now }: Shared): Promise<Map<string, string>> {
  const locked = await lockImages(trx, from, ids)
  if (locked.length === 0) return new Map()
  const images = trx.selectFrom('images').selectAll().where('restaurant_id', '=', from)
  const rows = await images.where('id', 'in', locked).execute()
  const copies = rows.map(row => ({ ...row, id: v7(), restaurant_id: to, created_at: now, kept_until: null }))
  await trx.insertInto('images').values(copies).execute()
  return new Map(rows.map(({ id }, at) => [id, copies[at]?.id ?? '']))
}

/** The images of a restaurant, for features that use them. */
export const storedImages = {
  find: findImage,
  list: listImages,
  lock: lockImages,
  keep: keepImages,
  share: shareImages,
}
