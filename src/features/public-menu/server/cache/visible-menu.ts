import { menuVisibility } from '#features/billing/menu-visibility.rules.ts'
import type { FindVisibleMenu } from '#features/seo/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import type { MenuCache } from './menu-cache.ts'
import { readMenu } from './cached-menu.ts'

/** Finds the menu that diners may see now, by its restaurant's id; no query when it is cached. */
export const createFindVisibleMenu =
  ({ clock, config }: Platform, cache: MenuCache): FindVisibleMenu =>
  async id => {
    const cached = await cache.getOrLoad({ id })
    if (!cached) return undefined
    const { isVisible } = menuVisibility(cached.snapshot, clock.now(), config.lapsedMenuDays)
    return isVisible ? readMenu(cached) : undefined
  }
