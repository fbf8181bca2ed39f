import { AppError, validationError } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { DAY_MS } from '#shared/time.ts'
import { isUsableSlug, normalizeSlug } from '#shared/slug.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { countedWork } from '#platform/limits/counted-work.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { DEMO_EMAIL, DEMO_SLUG } from '../../demo.rules.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { FORMER_SLUGS_MAX, SLUG_CHANGES, SLUG_KEPT_AFTER_DAYS } from '../../restaurants.limits.ts'
import { restaurantTexts as texts } from '../../restaurants.texts.ts'
import { slugCandidates } from '../../slugs/slug.rules.ts'
import { bumpMenuVersion } from '../menu-version.ts'
import { type ReservedSlugs, reservedSlugs } from './reserved-slugs.ts'
import {
  changeSlug,
  countFormerSlugs,
  deleteNeverUsedSlugs,
  deleteUnusedSlug,
  findSlug,
  insertSlug,
  updateSlugUsed,
} from './slugs.store.ts'

/** For whom a slug is claimed, and which words nobody gets. */
export type Claimant = { restaurantId: string; ownerEmail: string; now: Date; reserved: ReservedSlugs }

/** The normal form of a given slug; throws 400 when it is empty or too short (3-decisions §5). */
export function requireSlug(given: string): string {
  const slug = normalizeSlug(given)
  // URLs of restaurants in the API have an id in that place.
  if (!isUsableSlug(slug) || isUuid(slug)) throw validationError({ slug: texts.slugFormat })
  return slug
}

/** The demo's slug belongs to its owner only (3-decisions §5). */
const isReservedFor = (slug: string, { ownerEmail, reserved }: Claimant): boolean =>
  reserved.has(slug) && !(slug === DEMO_SLUG && ownerEmail === DEMO_EMAIL)

/** Gives a new restaurant the slug that was asked for. Throws 409 `slug_exists`. */
export async function claimGivenSlug(trx: Db, slug: string, claimant: Claimant): Promise<void> {
  if (isReservedFor(slug, claimant) || !(await insertSlug(trx, { ...claimant, slug })))
    throw new AppError(restaurantErrors.slugExists)
}

/** Gives a new restaurant the first free slug derived from its name. Throws 409 `slug_exists` after 20 tries. */
export async function claimDerivedSlug(trx: Db, name: string, claimant: Claimant): Promise<void> {
  for (const slug of slugCandidates(name)) {
    if (!isReservedFor(slug, claimant) && (await insertSlug(trx, { ...claimant, slug }))) return
  }
  throw new AppError(restaurantErrors.slugExists, { message: texts.slugTaken })
}

/**
 * Moves a restaurant to another slug, also back to one of its own. Throws 409 `slug_exists`, and 409 `slug_limit` when
 * the owner would keep more than 20 former ones. The caller holds the lock of the owner's row, so that two parallel
 * moves are counted correctly.
 */
export async function moveToSlug(trx: Trx, slug: string, claimant: Claimant & { ownerId: string }): Promise<void> {
  if (isReservedFor(slug, claimant) && (await findSlug(trx, slug))?.restaurantId !== claimant.restaurantId)
    throw new AppError(restaurantErrors.slugExists)
  if (!(await changeSlug(trx, { ...claimant, slug }))) throw new AppError(restaurantErrors.slugExists)
  await throwIfTooManyFormerSlugs(trx, claimant.ownerId)
}

/**
 * Runs a change of slug, which counts as one of the owner's five a day unless it fails. Throws 429 with the text of
 * 3-decisions §5.
 */
export const countedAsSlugChange = <T>({ limits }: Platform, ownerId: string, work: () => Promise<T>): Promise<T> =>
  countedWork(limits, { rule: SLUG_CHANGES, key: ownerId, refusal: restaurantErrors.slugChanges }, work)

/**
 * Throws 409 `slug_limit` for an owner who keeps more than 20 former slugs, for example by creating and deleting
 * restaurants. The caller holds the lock of the owner's row.
 */
export async function throwIfTooManyFormerSlugs(trx: Db, ownerId: string): Promise<void> {
  if ((await countFormerSlugs(trx, ownerId)) > FORMER_SLUGS_MAX) throw new AppError(restaurantErrors.slugLimit)
}

type CheckCall = { actor: Actor | undefined; params: { slug: string } }

/**
 * Whether a slug is taken for the actor: reserved words are, and slugs of deleted restaurants; former slugs are free
 * only for the owner of the restaurant that had them (3-decisions §5). Throws 400 for one without a usable normal form.
 */
export async function checkSlug(platform: Platform, { actor, params }: CheckCall): Promise<{ exists: boolean }> {
  return { exists: await isTakenFor(platform, actor, requireSlug(params.slug)) }
}

async function isTakenFor(platform: Platform, actor: Actor | undefined, slug: string): Promise<boolean> {
  const found = await findSlug(platform.db, slug)
  if (!found) return platform.services.get(reservedSlugs).has(slug)
  return found.isCurrent || found.isDeleted || actor === undefined || found.ownerId !== actor.userId
}

/**
 * Notes that somebody outside of our screens has one of a restaurant's slugs, or may have it on paper: none of them is
 * given out again. Cheap when it was noted before.
 */
export const markSlugUsed = ({ db, clock, tenants }: Platform, restaurantId: string): Promise<void> =>
  tenants.as({ ids: [restaurantId] }, () => updateSlugUsed(db, restaurantId, clock.now()))

/**
 * Releases the slugs of a restaurant that is being deleted within 7 days of its creation and that nobody has used
 * (3-decisions §5).
 */
export const releaseNeverUsedSlugs = (trx: Trx, restaurantId: string, now: Date): Promise<void> =>
  deleteNeverUsedSlugs(trx, {
    restaurantId,
    createdAfter: new Date(now.getTime() - SLUG_KEPT_AFTER_DAYS * DAY_MS),
  })

/**
 * Releases a slug for the operator (`npm run admin -- release-slug`): one of a deleted restaurant, or a former one.
 * Printed QR codes with it stop working. `in_use`: a restaurant has it now.
 */
export async function releaseSlug(platform: Platform, given: string): Promise<'released' | 'unknown' | 'in_use'> {
  const slug = normalizeSlug(given)
  const released = await platform.db.transaction().execute(async trx => {
    const found = await deleteUnusedSlug(trx, slug)
    // A cached menu redirects its former slugs to the present one.
    if (found?.restaurantId) await bumpMenuVersion(platform, trx, found.restaurantId)
    return found !== undefined
  })
  if (released) return 'released'
  return (await findSlug(platform.db, slug)) ? 'in_use' : 'unknown'
}
