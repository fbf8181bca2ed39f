/** The content of such an address never changes: a new picture gets a new folder. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Namespaces whose files are data: a backup holds them (decision 0245), and nothing else can make them again. `cache`
 * is what a bucket sends with each.
 */
export const KEPT_NAMESPACES: Readonly<Record<string, { cache: string }>> = {
  'images/': { cache: IMMUTABLE },
  'paper/': { cache: 'private' },
}

/** Namespaces whose files the product makes again by itself. */
export const MADE_AGAIN: readonly string[] = ['menus/']

/** Namespaces whose files are deleted within days: no backup holds them, so that what is deleted is gone. */
export const SHORT_LIVED: readonly string[] = ['imports/']
