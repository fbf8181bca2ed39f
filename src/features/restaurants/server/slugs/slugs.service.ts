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

/** For whom an address is claimed; the demo's belongs to its owner alone (3-decisions §5). */
export type Claimant = { restaurantId: string; ownerEmail: string; now: Date }

/** The normal form of a given address; throws 400 where that is empty or too short (3-decisions §5). */
export function requireSlug(given: string): string {
  const slug = normalizeSlug(given)
  if (!isUsableSlug(slug)) throw validationError({ slug: texts.slugFormat })
  return slug
}

const isReservedFor = (slug: string, ownerEmail: string): boolean =>
  isReservedSlug(slug) && !(slug === DEMO_SLUG && ownerEmail === DEMO_EMAIL)

/** A new restaurant takes the address that was given. Throws 409 `slug_exists`. */
export async function claimGivenSlug(trx: Db, slug: string, claimant: Claimant): Promise<void> {
  if (isReservedFor(slug, claimant.ownerEmail) || !(await insertSlug(trx, { ...claimant, slug })))
    throw new AppError(restaurantErrors.slugExists)
}

/** A new restaurant takes the first free address that its name gives. Throws 409 `slug_exists` after 20 tries. */
export async function claimDerivedSlug(trx: Db, name: string, claimant: Claimant): Promise<void> {
  for (const slug of slugCandidates(name)) {
    if (!isReservedFor(slug, claimant.ownerEmail) && (await insertSlug(trx, { ...claimant, slug }))) return
  }
  throw new AppError(restaurantErrors.slugExists, { message: texts.slugTaken })
}

/** A restaurant moves to another address, also back to one of its own. Throws 409 `slug_exists`. */
export async function moveToSlug(trx: Db, slug: string, claimant: Claimant): Promise<void> {
  if (isReservedFor(slug, claimant.ownerEmail) || !(await changeSlug(trx, { ...claimant, slug })))
    throw new AppError(restaurantErrors.slugExists)
}

/**
 * Is an address taken for the one who asks? Reserved words are, and addresses of deleted restaurants; former ones are
 * free only for the owner of the restaurant that had them (3-decisions §5). Throws 400 for one without a usable form.
 */
export async function isSlugTaken(platform: Platform, actor: Actor | undefined, given: string): Promise<boolean> {
  const slug = requireSlug(given)
  if (isReservedSlug(slug)) return true
  const found = await findSlug(platform.db, slug)
  if (!found) return false
  return found.isCurrent || found.isDeleted || actor === undefined || found.ownerId !== actor.userId
}

/**
 * An operator frees an address that nobody uses any more (`npm run admin -- release-slug`): of a deleted restaurant, or
 * a former one. Printed QR codes with it die. `in_use`: a living restaurant has it now.
 */
export async function releaseSlug(platform: Platform, given: string): Promise<'released' | 'unknown' | 'in_use'> {
  const slug = normalizeSlug(given)
  if (await deleteUnusedSlug(platform.db, slug)) return 'released'
  return (await findSlug(platform.db, slug)) ? 'in_use' : 'unknown'
}
