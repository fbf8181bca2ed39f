import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Log } from '#platform/log/log.ts'
import { compressBetter } from '#platform/pages/ready-page.ts'
import { COMPRESS_BETTER_AGE_MS, COMPRESS_BETTER_MAX, COMPRESS_BETTER_READS } from '../../public-menu.limits.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { CachedMenu, KeptPage } from '../cache/cached-menu.ts'

/** At most this many pages wait for better compression; the others stay as they are. */
const WAITING_MAX = 100

const decompressGzip = promisify(gunzip)

/** The best compression of pages that are worth its time, one page after the other, on another thread. */
export type BetterCompression = {
  /** True when a page is old and read often: a menu that is being edited is not worth a core's time. */
  isWorthIt(kept: KeptPage): boolean
  /** In the background. */
  later(menu: CachedMenu, kept: KeptPage): void
  /** Resolves when it is done; at once when it was done before, or the page is too large for it. */
  now(menu: CachedMenu, kept: KeptPage): Promise<void>
}

/** `now` is monotonic milliseconds. */
export function createBetterCompression(
  cache: Pick<MenuCache, 'has' | 'addBytes'>,
  log: Log,
  now: () => number,
): BetterCompression {
  let compressing = Promise.resolve()
  let waiting = 0

  /** The HTML is made of the gzip bytes again, so that nobody keeps it for a page that is hardly read. */
  async function compress(menu: CachedMenu, { page }: KeptPage): Promise<void> {
    if (!cache.has(menu)) return
    cache.addBytes(menu, -(await compressBetter(page, await decompressGzip(page.gzip))))
  }

  return {
    isWorthIt: kept =>
      !kept.better &&
      kept.reads >= COMPRESS_BETTER_READS &&
      kept.length <= COMPRESS_BETTER_MAX &&
      now() - kept.madeAt >= COMPRESS_BETTER_AGE_MS,

    later: (menu, kept) => {
      if (waiting >= WAITING_MAX) return
      waiting++
      kept.better = true
      compressing = compressing
        .then(() => compress(menu, kept))
        .catch((err: unknown) => log.warn({ err }, 'menu page: not compressed better'))
        .finally(() => {
          waiting--
        })
    },

    now: async (menu, kept) => {
      if (kept.better || kept.length > COMPRESS_BETTER_MAX) return
      kept.better = true
      await compress(menu, kept)
    },
  }
}
