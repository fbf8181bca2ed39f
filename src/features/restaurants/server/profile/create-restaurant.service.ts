import type { Db, Trx } from '#platform/db/database.ts'
import { nameTenant } from '#platform/db/name-tenant.ts'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import { v7 } from '#platform/id/id.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { countedWork } from '#platform/limits/counted-work.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { type AccountAccess, beginAccountWrite } from '#features/billing/server/index.ts'
import { findUserById, type Actor } from '#features/identity/server/index.ts'
import { memberships, updateCurrentRestaurant } from '#features/identity/server/people.ts'
import { defaultProfile, type Profile } from '../../profile/profile.fields.ts'
import { mergeProfile } from '../../profile/profile.rules.ts'
import type { NewRestaurant, Restaurant } from '../../restaurants.contract.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { CREATIONS, RESTAURANTS_OF_ACCOUNT_MAX } from '../../restaurants.limits.ts'
import { restaurantTexts as texts } from '../../restaurants.texts.ts'
import { saveImage, type StoredUpload, withUpload } from '#features/images/server/index.ts'
import { requireLookPlan } from '../looks/look-plan.ts'
import { restaurantEntity, restaurantStateOf } from '../restaurants.changes.ts'
import { readRestaurant } from '../restaurants.service.ts'
import { countRestaurants, findRestaurant, insertRestaurant, updateLogo } from '../restaurants.store.ts'
import { reservedSlugs } from '../slugs/reserved-slugs.ts'
import { claimDerivedSlug, claimGivenSlug, requireSlug, throwIfTooManyFormerSlugs } from '../slugs/slugs.service.ts'
import { allowanceOf } from '../status/status.service.ts'

export type CreateCall = {
  actor: Actor
  access: AccountAccess
  body: NewRestaurant
  file: UploadedFile | undefined
  /** Makes a repeated call answer the same. */
  keepAnswer?: KeepAnswer | undefined
}
type Draft = { id: string; profile: Profile; slug: string | undefined; upload: StoredUpload | undefined }

/** Throws 400 for a slug without a usable normal form. */
export function validateCreation({ body }: Pick<CreateCall, 'body'>): void {
  givenSlug(body)
}

const givenSlug = ({ slug }: NewRestaurant): string | undefined => (slug === undefined ? undefined : requireSlug(slug))

/**
 * Creates a restaurant, with the dashboard's defaults for absent fields. An owner's first one becomes the current one.
 * Throws 400 for a slug without a usable normal form, 403 of an ended plan, 403 `look_plan`, 403 `restaurant_limit`,
 * 409 `slug_exists` and `slug_limit`, 409 `restaurant_limit` of the account, and 429 after ten creations a day; what
 * fails does not count (3-decisions §5).
 */
export const createRestaurant = (platform: Platform, call: CreateCall): Promise<Restaurant> =>
  countedWork(platform.limits, { rule: CREATIONS, key: call.actor.userId, refusal: restaurantErrors.creations }, () =>
    create(platform, call),
  )

async function create(platform: Platform, call: CreateCall): Promise<Restaurant> {
  const { actor, body, file } = call
  const id = v7()
  const profile = mergeProfile(defaultProfile(body.name), { supportedLocales: [], ...body })
  // A logo costs seconds: who is over a limit is told before it is decoded. It is counted again under the lock.
  if (file) await throwIfNoRoom(platform.db, call.access.ownerId, platform.clock.now())
  return withUpload(platform, file, upload => {
    const draft = { id, profile, slug: givenSlug(body), upload }
    return platform.db.transaction().execute(async trx => {
      const { access, now } = await beginAccountWrite(platform, trx, call)
      const { ownerId } = access
      requireLookPlan(access, { from: null, to: profile.theme.style, now })
      await saveDraft(platform, { trx, ownerId, now }, draft)
      const after = restaurantStateOf(orNotFound(await findRestaurant(trx, id)))
      const changes = [{ entity: restaurantEntity, id, before: null, after }]
      await recordChanges(platform, trx, { actor, ownerId, restaurantId: id, at: now, changes })
      const answer = await readRestaurant({ ...platform, db: trx }, actor, id)
      await call.keepAnswer?.(trx, answer)
      return answer
    })
  })
}

/** Counted under the lock of the owner's row, so that parallel creations cannot pass a limit: first the plan's. */
async function saveDraft(
  { services }: Platform,
  { trx, ownerId, now }: { trx: Trx; ownerId: string; now: Date },
  { id, profile, slug, upload }: Draft,
): Promise<void> {
  const owner = await throwIfNoRoom(trx, ownerId, now)
  await insertRestaurant(trx, { id, ownerId, profile, now })
  await nameTenant(trx, { ids: [], accountOf: ownerId })
  const claimant = { restaurantId: id, ownerEmail: owner.email, now, reserved: services.get(reservedSlugs) }
  if (slug === undefined) await claimDerivedSlug(trx, profile.name, claimant)
  else await claimGivenSlug(trx, slug, claimant)
  if (upload) await updateLogo(trx, id, await saveImage(trx, { restaurantId: id, upload, now }))
  await memberships.add(trx, { userId: ownerId, restaurantId: id, role: 'owner', now })
  if (owner.current_restaurant_id === null) await updateCurrentRestaurant(trx, ownerId, id)
  await memberships.addPartners(trx, { ownerId, restaurantId: id, now })
}

/** The plan's limit first, then the account's; answers the owner. */
async function throwIfNoRoom(db: Db, ownerId: string, now: Date) {
  const owner = await findUserById(db, ownerId)
  if (!owner) throw new AppError(commonErrors.unauthenticated)
  const allowed = await allowanceOf(db, ownerId, now)
  const count = await countRestaurants(db, ownerId)
  if (allowed !== null && count >= allowed) throw new AppError(restaurantErrors.limit)
  const most = owner.restaurants_max ?? RESTAURANTS_OF_ACCOUNT_MAX
  if (owner.role !== 'admin' && count >= most)
    throw new AppError(restaurantErrors.accountLimit, { message: texts.accountLimit(most) })
  await throwIfTooManyFormerSlugs(db, ownerId)
  return owner
}
