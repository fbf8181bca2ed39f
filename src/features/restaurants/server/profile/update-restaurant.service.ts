import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { normalizeSlug } from '#shared/slug.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { hasChanged } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import { isDemo } from '../../demo.rules.ts'
import { mergeProfile } from '../../profile/profile.rules.ts'
import type { Restaurant, RestaurantChange } from '../../restaurants.contract.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { releaseImages, saveImage, type StoredUpload, withUpload } from '#features/images/server/index.ts'
import type { RestaurantAccess, RestaurantCall } from '../restaurants.access.ts'
import { requireRights } from '../rights/rights.service.ts'
import { restaurantEntity, restaurantStateOf } from '../restaurants.changes.ts'
import { readRestaurant } from '../restaurants.service.ts'
import { profileOf } from './profile.columns.ts'
import {
  findRestaurant,
  markChanged,
  type RestaurantRow,
  updateHolidayCountry,
  updateLogo,
  updateProfile,
} from '../restaurants.store.ts'
import { requireLookPlan } from '../looks/look-plan.ts'
import { type RestaurantWrite, writeRestaurant } from '../restaurants.write.ts'
import { throwIfRestaurantMoved } from '../moved.ts'
import { reservedSlugs } from '../slugs/reserved-slugs.ts'
import { countedAsSlugChange, moveToSlug, requireSlug } from '../slugs/slugs.service.ts'

export type UpdateCall = RestaurantCall & {
  body: RestaurantChange
  file: UploadedFile | undefined
  ifMatch?: string | undefined
}
type Change = { body: RestaurantChange; upload: StoredUpload | undefined; ifMatch: string | undefined }

/** Throws 403 when a worker sends another slug, 400 for one without a usable normal form, 403 `demo`. */
export async function validateUpdate(platform: Platform, call: UpdateCall): Promise<void> {
  await movesSlug(platform, call)
}

async function movesSlug({ db }: Platform, { access, body }: UpdateCall): Promise<boolean> {
  if (body.slug === undefined) return false
  const row = orNotFound(await findRestaurant(db, access.restaurantId))
  return slugToMoveTo(row, access, body.slug) !== undefined
}

/**
 * Changes the fields that were sent and no others, so that parallel changes of other fields are kept (3-decisions §1).
 * Throws 403 when a worker sends another slug, 403 `demo`, 403 `look_plan`, 403 of an ended plan or inactive
 * restaurant, 409 `slug_exists` and `slug_limit`, 412 for another `ifMatch`, 429 after five changes of slugs a day.
 */
export async function updateRestaurant(platform: Platform, call: UpdateCall): Promise<Restaurant> {
  const { actor, access, body, ifMatch } = call
  const file = await wantedLogo(platform, call)
  const order = { ...call, lockOwner: body.slug !== undefined }
  const save = () =>
    withUpload(platform, file, upload =>
      writeRestaurant(platform, order, async write => {
        await applyChange(platform, write, { body, upload, ifMatch })
        return readRestaurant({ ...platform, db: write.trx }, actor, access.restaurantId)
      }),
    )
  return (await movesSlug(platform, call)) ? countedAsSlugChange(platform, access.ownerId, save) : save()
}

/** A logo comes again after a 412, so it is made ready only for a restaurant that is as the screen saw it. */
async function wantedLogo({ db }: Platform, { access, file, ifMatch }: UpdateCall): Promise<UploadedFile | undefined> {
  if (file) await requireRights(db, access, ['look'])
  if (!file || ifMatch === undefined) return file
  const row = orNotFound(await findRestaurant(db, access.restaurantId))
  // The write, which knows who changed it, is refused.
  return hasChanged(ifMatch, row.updated_at) ? undefined : file
}

/** The new slug in normal form; undefined when none was sent, or the present one in any spelling. */
function slugToMoveTo(row: RestaurantRow, access: RestaurantAccess, given: string | undefined): string | undefined {
  if (given === undefined || normalizeSlug(given) === row.slug) return undefined
  if (access.role === 'worker') throw new AppError(commonErrors.forbidden)
  const slug = requireSlug(given)
  if (isDemo(row)) throw new AppError(restaurantErrors.demo)
  return slug
}

async function applyChange(platform: Platform, write: RestaurantWrite, change: Change): Promise<void> {
  const { trx, access, now } = write
  const { restaurantId } = access
  const row = orNotFound(await findRestaurant(trx, restaurantId))
  await throwIfRestaurantMoved(platform, write, { row, ifMatch: change.ifMatch })
  const from = profileOf(row)
  const to = mergeProfile(from, change.body)
  requireLookPlan(access, { from: from.theme.style, to: to.theme.style, now })
  await updateProfile(trx, restaurantId, { from, to })
  const { holidayCountry } = change.body
  if (holidayCountry !== undefined) await updateHolidayCountry(trx, restaurantId, holidayCountry)
  const slug = slugToMoveTo(row, access, change.body.slug)
  const reserved = platform.services.get(reservedSlugs)
  const claimant = { restaurantId, ownerId: access.ownerId, ownerEmail: row.owner_email, now, reserved }
  if (slug !== undefined) await moveToSlug(trx, slug, claimant)
  await changeLogo(platform, write, { ...change, row })
  const before = restaurantStateOf(row)
  const after = restaurantStateOf(orNotFound(await findRestaurant(trx, restaurantId)))
  if (!isDeepStrictEqual(before, after)) await markChanged(trx, restaurantId, { now, by: write.actor.userId })
  write.record({ entity: restaurantEntity, id: restaurantId, before, after })
}

/** A new file replaces the logo; without a file, an empty `logoUrl` removes it (3-decisions §1). */
async function changeLogo(
  platform: Platform,
  { trx, now }: RestaurantWrite,
  { row, body, upload }: Change & { row: RestaurantRow },
): Promise<void> {
  const restaurantId = row.id
  if (!upload && body.logoUrl !== '') return
  const imageId = upload ? await saveImage(trx, { restaurantId, upload, now }) : null
  await updateLogo(trx, restaurantId, imageId)
  if (row.logo_image_id) await releaseImages(platform, trx, restaurantId, [row.logo_image_id])
}
