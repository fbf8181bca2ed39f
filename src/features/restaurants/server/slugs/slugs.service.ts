import { AppError, validationError } from '#shared/app-error.ts'
import { isUsableSlug, normalizeSlug } from '#shared/slug.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { DEMO_EMAIL, DEMO_SLUG } from '../../demo.rules.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { restaurantTexts as texts } from '../../restaurants.texts.ts'
import { slugCandidates } from '../../slugs/slug.rules.ts'
import { isReservedSlug } from './reserved-slugs.ts'
import { changeSlug, deleteUnusedSlug, findSlug, insertSlug } from './slugs.store.ts'

/** For whom a slug is claimed; the demo's slug belongs to its owner only (3-decisions §5). */
export type Claimant = { restaurantId: string; ownerEmail: string; now: Date }

/** The normal form of a given slug; throws 400 when it is empty or too short (3-decisions §5). */
export function requireSlug(given: string): string {
  const slug = normalizeSlug(given)
  if (!isUsableSlug(slug)) throw validationError({ slug: texts.slugFormat })
  return slug
}

const isReservedFor = (slug: string, ownerEmail: string): boolean =>
  isReservedSlug(slug) && !(slug === DEMO_SLUG && ownerEmail === DEMO_EMAIL)

/** Gives a new restaurant the slug that was asked for. Throws 409 `slug_exists`. */
export async function claimGivenSlug(trx: Db, slug: string, claimant: Claimant): Promise<void> {
  if (isReservedFor(slug, claimant.ownerEmail) || !(await insertSlug(trx, { ...claimant, slug })))
    throw new AppError(restaurantErrors.slugExists)
}

/** Gives a new restaurant the first free slug derived from its name. Throws 409 `slug_exists` after 20 tries. */
export async function claimDerivedSlug(trx: Db, name: string, claimant: Claimant): Promise<void> {
  for (const slug of slugCandidates(name)) {
    if (!isReservedFor(slug, claimant.ownerEmail) && (await insertSlug(trx, { ...claimant, slug }))) return
  }
  throw new AppError(restaurantErrors.slugExists, { message: texts.slugTaken })
}

/** Moves a restaurant to another slug, also back to one of its own. Throws 409 `slug_exists`. */
export async function moveToSlug(trx: Db, slug: string, claimant: Claimant): Promise<void> {
  if (isReservedFor(slug, claimant.ownerEmail) || !(await changeSlug(trx, { ...claimant, slug })))
    throw new AppError(restaurantErrors.slugExists)
}

/**
 * Whether a slug is taken for the actor: reserved words are, and slugs of deleted restaurants; former slugs are free
 * only for the owner of the restaurant that had them (3-decisions §5). Throws 400 for one without a usable normal form.
 */
export async function isSlugTaken(platform: Platform, actor: Actor | undefined, given: string): Promise<boolean> {
  const slug = requireSlug(given)
  if (isReservedSlug(slug)) return true
  const found = await findSlug(platform.db, slug)
  if (!found) return false
  return found.isCurrent || found.isDeleted || actor === undefined || found.ownerId !== actor.userId
}

/**
 * Releases a slug for the operator (`npm run admin -- release-slug`): one of a deleted restaurant, or a former one.
 * Printed QR codes with it stop working. `in_use`: a restaurant has it now.
 */
export async function releaseSlug(platform: Platform, given: string): Promise<'released' | 'unknown' | 'in_use'> {
  const slug = normalizeSlug(given)
  if (await deleteUnusedSlug(platform.db, slug)) return 'released'
  return (await findSlug(platform.db, slug)) ? 'in_use' : 'unknown'
}
