import { ApiError } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { nextSlug } from '../../slugs/slug.rules.ts'
import { checkSlug, createRestaurant, type NewRestaurant, type Restaurant } from '../../restaurants.contract.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { SLUG_TRIES_MAX } from '../../restaurants.limits.ts'

/** True when a slug is taken. A failed check counts as free, because the creation checks it again (S1 §7). */
export async function isTaken(slug: string, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await call(checkSlug, { params: { slug }, ...(signal && { signal }) })).exists
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ApiError) return false
    throw error
  }
}

export type SearchOptions = { signal?: AbortSignal; onTaken?: () => void }

/**
 * The first free slug: the wanted one, else its base with random four-digit numbers. Null after 20 tries (3-decisions
 * §5).
 */
export async function findFreeSlug(wanted: string, base: string, options: SearchOptions = {}): Promise<string | null> {
  let slug = wanted
  for (let tries = 0; tries < SLUG_TRIES_MAX; tries++) {
    if (!(await isTaken(slug, options.signal))) return slug
    options.onTaken?.()
    slug = nextSlug(base)
  }
  return null
}

/** The logo, with progress and cancellation of its upload. */
export type CreationOptions = { file?: Blob; onProgress?: (part: number) => void; signal?: AbortSignal }

/**
 * Creates a restaurant. When its slug has been taken meanwhile, tries another number, up to 20 times; so people who
 * create at the same time all get one (3-decisions §5). Throws ApiError.
 */
export async function createWithFreeSlug(
  body: NewRestaurant & { slug: string },
  base: string,
  options: CreationOptions = {},
): Promise<Restaurant> {
  for (let tries = 1; ; tries++) {
    try {
      return await call(createRestaurant, { body, ...options })
    } catch (error) {
      const isRace = error instanceof ApiError && error.code === restaurantErrors.slugExists.code
      if (!isRace || tries >= SLUG_TRIES_MAX) throw error
      body = { ...body, slug: nextSlug(base) }
    }
  }
}
