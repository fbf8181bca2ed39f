import { FRESH_MS, UNKNOWN_SLUGS_MAX } from '../../public-menu.limits.ts'

/**
 * Slugs without a restaurant. Each is remembered for a second, so that many requests for a wrong URL cost one query.
 */
export type UnknownSlugs = {
  /** `askedAt`: when the query began that did not find it. */
  add(slug: string, askedAt: number): void
  has(slug: string): boolean
  /** Forgets all of them after any write, because it may have created one. */
  clear(): void
}

/** `now` in monotonic milliseconds. */
export function createUnknownSlugs(now: () => number): UnknownSlugs {
  const slugs = new Map<string, number>()
  return {
    add: (slug, askedAt) => {
      if (slugs.size >= UNKNOWN_SLUGS_MAX) slugs.clear()
      slugs.set(slug, askedAt)
    },
    has: slug => now() - (slugs.get(slug) ?? Number.NEGATIVE_INFINITY) <= FRESH_MS,
    clear: () => slugs.clear(),
  }
}
