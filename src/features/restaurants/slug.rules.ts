import { isUsableSlug, normaliseSlug, randomSuffix, withSuffix } from '../../shared/slug.ts'
import { SLUG_TRIES_MAX } from './restaurants.limits.ts'

const FALLBACK_BASE = 'restaurante'

/** What a name gives for an address; `isFallback` when it holds nothing usable ('!!!', '寿司', 'Ñ'): tell the owner. */
export type SlugBase = { base: string; isFallback: boolean }

/** The normal form of a name, or `restaurante` where that is empty or one letter (3-decisions §5). */
export function slugBase(name: string): SlugBase {
  const base = normaliseSlug(name)
  return isUsableSlug(base) ? { base, isFallback: false } : { base: FALLBACK_BASE, isFallback: true }
}

/**
 * The addresses to try for a name, in order: its normal form, then 20 times that with a random number from 1000 to
 * 9999; a name without a usable form begins with the numbers: `restaurante-NNNN` (3-decisions §5).
 */
export function* slugCandidates(name: string, random: () => number = Math.random): Generator<string, void> {
  const { base, isFallback } = slugBase(name)
  if (!isFallback) yield base
  for (let tries = 0; tries < SLUG_TRIES_MAX; tries++) yield withSuffix(base, randomSuffix(random))
}
