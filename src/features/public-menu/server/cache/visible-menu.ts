import type { FindVisibleMenu } from '#features/seo/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import type { MenuCache } from './menu-cache.ts'
import { shownOf } from './menu-shown.ts'

/** Finds the menu that diners may see now, by its restaurant's id; no query when it is cached. */
export const createFindVisibleMenu =
  (platform: Platform, cache: MenuCache): FindVisibleMenu =>
  async (id, beforeLoading) => {
    const fresh = cache.getFreshBy({ id })
    if (!fresh) beforeLoading()
    const cached = fresh ?? (await cache.getOrLoad({ id }))
    if (!cached) return undefined
    const { snapshot, json } = cached
    return shownOf(platform, cached) === 'menu'
      ? { ownerId: snapshot.ownerId, version: snapshot.version, json }
      : undefined
  }
