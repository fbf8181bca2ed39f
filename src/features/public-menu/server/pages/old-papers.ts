import type { Clock } from '#platform/clock/clock.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { defineService } from '#platform/process/services.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { OldPaper } from '../../old-paper.ts'
import { type CachedMenu, readMenu } from '../cache/cached-menu.ts'

/** What an edition says that the menu does not; null where they agree, or where there is no such edition in use. */
export type FindOldPaper = (restaurantId: string, n: number, menu: Menu) => Promise<OldPaper | null>
/** Of the later feature that prints. */
export const findOldPaper = defineService<FindOldPaper>('public-menu.old-paper')

/** An edition that the house gives up is asked about no more after so long. */
const KEPT_MS = MINUTE_MS
/** Of one menu; whoever tries numbers pushes out the others. */
const KEPT_MAX = 50

type Kept = { found: Promise<OldPaper | null>; at: number }

/** Compares an edition with a cached menu, at most once a minute. */
export function createOldPapers(find: () => FindOldPaper, clock: Pick<Clock, 'now'>) {
  const ofMenus = new WeakMap<CachedMenu, Map<number, Kept>>()
  return async (menu: CachedMenu, n: number): Promise<OldPaper | null> => {
    const kept = ofMenus.get(menu) ?? new Map<number, Kept>()
    ofMenus.set(menu, kept)
    const now = clock.now().getTime()
    const before = kept.get(n)
    if (before && now - before.at < KEPT_MS) return before.found
    const found = find()(menu.snapshot.id, n, readMenu(menu))
    kept.delete(n)
    kept.set(n, { found, at: now })
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return found.catch((error: unknown) => {
      kept.delete(n)
      throw error
    })
  }
}
