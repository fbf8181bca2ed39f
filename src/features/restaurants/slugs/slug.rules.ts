import { isUuid } from '#shared/id.ts'
import { isUsableSlug, normalizeSlug, randomSuffix, withSuffix } from '#shared/slug.ts'
import { SLUG_TRIES_MAX } from '../restaurants.limits.ts'

/**
 * The slug of a name without usable letters ('!!!', '寿司', 'Ñ') begins with this, followed by a number (3-decisions §5).
 */
const NAMELESS = 'restaurante'

/** The slug derived from a name. When not usable as it is, it needs a number from the start, and the owner is told. */
export type SlugBase = { base: string; isUsable: boolean }

/** The normal form of a name, or `restaurante` when that is empty, one letter or a UUID (3-decisions §5). */
export function slugBase(name: string): SlugBase {
  const base = normalizeSlug(name)
  return isUsableSlug(base) && !isUuid(base) ? { base, isUsable: true } : { base: NAMELESS, isUsable: false }
}

/** Another slug after a taken one, with a random number from 1000 to 9999 (S1 §2). */
export const nextSlug = (base: string, random?: () => number): string => withSuffix(base, randomSuffix(random))

/** The first slug to try for a name. */
export const firstSlug = ({ base, isUsable }: SlugBase): string => (isUsable ? base : nextSlug(base))

/** All slugs to try for a name, in order: its normal form, then with a number, 20 times (3-decisions §5). */
export function* slugCandidates(name: string, random?: () => number): Generator<string, void> {
  const { base, isUsable } = slugBase(name)
  if (isUsable) yield base
  for (let tries = 0; tries < SLUG_TRIES_MAX; tries++) yield nextSlug(base, random)
}
