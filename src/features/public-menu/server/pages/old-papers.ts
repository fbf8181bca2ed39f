import { MINUTE_MS } from '#shared/time.ts'
import type { Platform } from '#platform/platform.ts'
import { defineService } from '#platform/process/services.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { OldPaper } from '../../old-paper.ts'
import { type CachedMenu, readMenu } from '../cache/cached-menu.ts'

/**
 * What an edition says that the menu does not; null where they agree, or where there is no such edition in use. `menu`
 * is read only for an edition that exists: anybody can ask for any number.
 */
export type FindOldPaper = (restaurantId: string, n: number, menu: () => Menu) => Promise<OldPaper | null>
/** Of the later feature that prints. */
export const findOldPaper = defineService<FindOldPaper>('public-menu.old-paper')

/** An edition that the house gives up is asked about no more after so long. */
const KEPT_MS = MINUTE_MS
/** Of one menu; whoever tries numbers pushes out the others. */
const KEPT_MAX = 50

/** `paper`: undefined until it is found. */
type Kept = { finding: Promise<OldPaper | null>; paper?: OldPaper | null; at: number }

export type OldPapers = {
  /** What is known by now; undefined when it has to be found. */
  getReady(menu: CachedMenu, n: number): OldPaper | null | undefined
  /** Null also where the database is out of reach: today's carta is right, only a word about the paper is missing. */
  find(menu: CachedMenu, n: number): Promise<OldPaper | null>
}

/** Compares an edition with a cached menu, at most once a minute. */
export function createOldPapers(find: () => FindOldPaper, { clock, log }: Pick<Platform, 'clock' | 'log'>): OldPapers {
  const ofMenus = new WeakMap<CachedMenu, Map<number, Kept>>()

  function freshOf(menu: CachedMenu, n: number): Kept | undefined {
    const kept = ofMenus.get(menu)?.get(n)
    return kept && clock.now().getTime() - kept.at < KEPT_MS ? kept : undefined
  }

  function findAnew(menu: CachedMenu, n: number): Promise<OldPaper | null> {
    const ofMenu = ofMenus.get(menu) ?? new Map<number, Kept>()
    ofMenus.set(menu, ofMenu)
    const finding = find()(menu.snapshot.id, n, () => readMenu(menu))
    const kept: Kept = { finding, at: clock.now().getTime() }
    ofMenu.delete(n)
    ofMenu.set(n, kept)
    const [oldest] = ofMenu.keys()
    if (ofMenu.size > KEPT_MAX && oldest !== undefined) ofMenu.delete(oldest)
    finding.then(
      paper => {
        kept.paper = paper
      },
      () => ofMenu.delete(n),
    )
    return finding
  }

  return {
    getReady: (menu, n) => freshOf(menu, n)?.paper,
    find: (menu, n) =>
      (freshOf(menu, n)?.finding ?? findAnew(menu, n)).catch((error: unknown) => {
        log.warn({ err: error }, 'public menu: an edition on paper was not compared')
        return null
      }),
  }
}
