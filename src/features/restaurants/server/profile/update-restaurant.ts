import type { Trx } from '#platform/db/database.ts'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { normalizeSlug } from '#shared/slug.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { isDemo } from '../../demo.rules.ts'
import { mergeProfile } from '../../profile/profile.rules.ts'
import type { Restaurant, RestaurantChange } from '../../restaurants.contract.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { releaseImages, saveImage, type StoredUpload, withUpload } from '#features/images/server/index.ts'
import { bumpMenuVersion } from '../menu-version.ts'
import { requireWritable, type RestaurantAccess } from '../restaurants.access.ts'
import { readRestaurant } from '../restaurants.service.ts'
import {
  findRestaurant,
  lockRestaurant,
  profileOf,
  type RestaurantRow,
  updateLogo,
  updateProfile,
} from '../restaurants.store.ts'
import { moveToSlug, requireSlug } from '../slugs/slugs.service.ts'

type Change = {
  body: RestaurantChange
  /** Where it moves to; undefined: it stays. */
  slug: string | undefined
  upload: StoredUpload | undefined
  now: Date
}

/**
 * Changes the fields that were sent, the others stay, also those that somebody else changes at this moment (3-decisions
 * §1). Throws 403 for a worker's other slug, 403 `demo`, 403 of a lapsed plan or inactive restaurant, 409 `slug_exists`.
 */
export async function updateRestaurant(
  platform: Platform,
  { actor, access }: { actor: Actor; access: RestaurantAccess },
  { body, file }: { body: RestaurantChange; file: UploadedFile | undefined },
): Promise<Restaurant> {
  const { restaurantId } = access
  const slug = await newSlug(platform, access, body.slug)
  await requireWritable(platform, actor, access)
  await withUpload(platform, file, upload => {
    const change = { body, slug, upload, now: platform.clock.now() }
    return platform.db.transaction().execute(trx => applyChange(platform, trx, { restaurantId, change }))
  })
  return readRestaurant(platform, actor, restaurantId)
}

/** The address that it shall move to; undefined when none was sent, or the present one in any spelling. */
async function newSlug(
  { db }: Platform,
  access: RestaurantAccess,
  given: string | undefined,
): Promise<string | undefined> {
  if (given === undefined) return undefined
  const present = await findRestaurant(db, access.restaurantId)
  if (!present) throw new AppError(commonErrors.notFound)
  if (normalizeSlug(given) === present.slug) return undefined
  if (access.role === 'worker') throw new AppError(commonErrors.forbidden)
  const slug = requireSlug(given)
  if (isDemo(present)) throw new AppError(restaurantErrors.demo)
  return slug
}

async function applyChange(
  platform: Platform,
  trx: Trx,
  { restaurantId, change }: { restaurantId: string; change: Change },
): Promise<void> {
  await lockRestaurant(trx, restaurantId)
  const row = await findRestaurant(trx, restaurantId)
  if (!row) throw new AppError(commonErrors.notFound)
  const { body, slug, now } = change
  const from = profileOf(row)
  await updateProfile(trx, restaurantId, { from, to: mergeProfile(from, body) })
  if (slug !== undefined) await moveToSlug(trx, slug, { restaurantId, ownerEmail: row.owner_email, now })
  await changeLogo(platform, trx, { row, change })
  await bumpMenuVersion(trx, restaurantId)
}

/** A new file takes the logo's place; without one an empty `logoUrl` removes it (3-decisions §1). */
async function changeLogo(
  platform: Platform,
  trx: Trx,
  { row, change: { body, upload, now } }: { row: RestaurantRow; change: Change },
): Promise<void> {
  const restaurantId = row.id
  if (!upload && body.logoUrl !== '') return
  const imageId = upload ? await saveImage(trx, { restaurantId, upload, now }) : null
  await updateLogo(trx, restaurantId, imageId)
  if (row.logo_image_id) await releaseImages(platform, trx, restaurantId, [row.logo_image_id])
}
