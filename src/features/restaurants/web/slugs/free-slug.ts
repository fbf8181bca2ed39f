import { ApiError } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { nextSlug } from '../../slugs/slug.rules.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import {
  checkSlug,
  createRestaurant,
  type NewRestaurant,
  type Restaurant,
  updateRestaurant,
} from '../../restaurants.contract.ts'
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
/** One intent to create a restaurant, kept over its tries. */
export type RestaurantAttempt = Attempt<NewRestaurantInput>
type NewRestaurantInput = { body: NewRestaurant & { slug: string }; file?: Blob }

/**
 * Creates a restaurant. When its slug has been taken meanwhile, tries another number, up to 20 times; so people who
 * create at the same time all get one (3-decisions §5). A try after a lost answer creates no second one: it answers the
 * first and changes what was typed since. Throws ApiError.
 */
export async function createWithFreeSlug(
  attempt: RestaurantAttempt,
  { body, base }: { body: NewRestaurant & { slug: string }; base: string },
  { file, ...options }: CreationOptions = {},
): Promise<Restaurant> {
  for (let tries = 1; ; tries++) {
    // The slug is ours, not typed: after a lost answer it is the first try's.
    const slug = attempt.sent?.body.slug ?? body.slug
    try {
      return await createOnce(attempt, {
        input: { body: { ...body, slug }, ...(file && { file }) },
        create: (first, idempotencyKey) => call(createRestaurant, { ...options, ...first, idempotencyKey }),
        update: ({ _id }, { body: { slug: _kept, ...typed }, file: logo }, { file: sent }) =>
          call(updateRestaurant, {
            params: { id: _id },
            body: typed,
            ...options,
            ...(logo && logo !== sent && { file: logo }),
          }),
      })
    } catch (error) {
      const isRace = error instanceof ApiError && error.code === restaurantErrors.slugExists.code
      if (!isRace || tries >= SLUG_TRIES_MAX) throw error
      body = { ...body, slug: nextSlug(base) }
    }
  }
}
