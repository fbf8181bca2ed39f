import { AppError } from '#shared/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import { publicMenuErrors } from '../../public-menu.errors.ts'
import { parseSegment } from '../../public-menu.rules.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import { menuCache } from '../cache/menu-cache.ts'
import { shownOf } from '../cache/menu-shown.ts'
import { noteOpened } from '../note-opened.ts'

/** The menu was opened, and diners may see it now. Throws 404 and 451. */
export async function requireInSight(platform: Platform, menu: CachedMenu): Promise<void> {
  await platform.services.get(noteOpened)(menu)
  const shown = shownOf(platform, menu)
  if (shown === 'suspended') throw new AppError(publicMenuErrors.suspended)
  if (shown === 'unavailable') throw new AppError(publicMenuErrors.menuUnavailable)
}

/**
 * The menu of a present or former slug, which diners may see now; no query when it is cached. `beforeLoading` is called
 * when it may need one. Throws 404 and 451.
 */
export async function menuInSight(
  platform: Platform,
  asked: string,
  beforeLoading: () => void = () => undefined,
): Promise<CachedMenu> {
  const { slug } = parseSegment(asked)
  if (slug === undefined) throw new AppError(publicMenuErrors.notFound)
  beforeLoading()
  const menu = await platform.services.get(menuCache).getOrLoad({ slug })
  if (!menu) throw new AppError(publicMenuErrors.notFound)
  await requireInSight(platform, menu)
  return menu
}
