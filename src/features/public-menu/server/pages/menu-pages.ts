import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Locale } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { withPolicyInside } from '#platform/pages/content-policy.ts'
import { compressBetter, type ReadyPage, readyPage } from '#platform/pages/ready-page.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { menuFilesOf } from '#features/seo/server/index.ts'
import {
  COMPRESS_BETTER_AGE_MS,
  COMPRESS_BETTER_MAX,
  COMPRESS_BETTER_READS,
  PAGE_MAX_AGE_MS,
  PUBLISH_AGAIN_READS,
} from '../../public-menu.limits.ts'
import type { MenuAssets, MenuRenderer } from '../../public-menu.render.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import { type CachedMenu, keepPage, type KeptPage, readMenu } from '../cache/menu-store.ts'
import { menuPolicy } from './menu-policy.ts'

/** The built components and the URLs of their files, given by `app/server`. */
export type MenuFrontend = {
  renderer: () => Promise<MenuRenderer>
  assets: MenuAssets
  /** Changes with each build. */
  release: string
  development: boolean
}
export type PageKind = 'menu' | 'unavailable'

/** At most this many pages wait for better compression; the others stay as they are. */
const WAITING_MAX = 100

const decompressGzip = promisify(gunzip)
const monotonic = (): number => performance.now()

export type MenuPages = ReturnType<typeof createMenuPages>

/** Renders each page of a cached menu once, also for concurrent requests, and stores it with the menu. */
export function createMenuPages(platform: Platform, cache: MenuCache, frontend: MenuFrontend, now = monotonic) {
  const { config, clock, log } = platform
  const policy = menuPolicy({ storage: platform.storage, development: frontend.development })
  let compressing = Promise.resolve()
  let waiting = 0
  let onRendered: (menu: CachedMenu) => void = () => undefined

  async function render(cached: CachedMenu, kind: PageKind, locale: Locale): Promise<RenderedPage> {
    const renderer = await frontend.renderer()
    const menu = readMenu(cached)
    if (kind === 'unavailable') return renderer.renderUnavailablePage({ restaurant: menu.restaurant, locale })
    const year = clock.now().getUTCFullYear()
    const { assets } = frontend
    const files = menuFilesOf(menu, locale)
    return renderer.renderMenuPage({ menu, locale, publicUrl: config.publicUrl, assets, year, files })
  }

  /** The HTML is made of the gzip bytes again, so that nobody keeps it for a page that is hardly read. */
  async function compress(menu: CachedMenu, { page }: KeptPage): Promise<void> {
    if (!cache.has(menu)) return
    cache.addBytes(menu, -(await compressBetter(page, await decompressGzip(page.gzip))))
  }

  function compressLater(menu: CachedMenu, kept: KeptPage): void {
    if (waiting >= WAITING_MAX) return
    waiting++
    kept.better = true
    compressing = compressing
      .then(() => compress(menu, kept))
      .catch((err: unknown) => log.warn({ err }, 'menu page: not compressed better'))
      .finally(() => {
        waiting--
      })
  }

  /** A menu that is being edited, or that hardly anybody reads, is not worth a core's time. */
  const isWorthMore = (kept: KeptPage): boolean =>
    !kept.better &&
    kept.reads >= COMPRESS_BETTER_READS &&
    kept.length <= COMPRESS_BETTER_MAX &&
    now() - kept.madeAt >= COMPRESS_BETTER_AGE_MS

  async function make(menu: CachedMenu, kind: PageKind, locale: Locale): Promise<ReadyPage> {
    const content = await render(menu, kind, locale)
    const rendered = config.publishMenus ? withPolicyInside(content, policy) : content
    const headers = kind === 'unavailable' ? { 'x-robots-tag': 'noindex' } : undefined
    const page = await readyPage(rendered, { language: locale, policy, headers })
    if (frontend.development) return page
    const { length } = rendered.html
    keepPage(cache, menu, `${kind}:${locale}`, { page, madeAt: now(), length, better: false })
    if (kind === 'menu') onRendered(menu)
    return page
  }

  return {
    /** The page if it is rendered already. A page that is old and read often is compressed better in the background. */
    getReady(menu: CachedMenu, kind: PageKind, locale: Locale): ReadyPage | undefined {
      const kept = menu.pages.get(`${kind}:${locale}`)
      if (!kept || now() - kept.madeAt >= PAGE_MAX_AGE_MS) return undefined
      kept.reads++
      if (kept.reads % PUBLISH_AGAIN_READS === 0) onRendered(menu)
      if (isWorthMore(kept)) compressLater(menu, kept)
      return kept.page
    },

    /** The page, rendered now; concurrent requests share the rendering. */
    async getOrRender(menu: CachedMenu, kind: PageKind, locale: Locale): Promise<ReadyPage> {
      const ready = this.getReady(menu, kind, locale)
      if (ready) return ready
      const name = `${kind}:${locale}`
      const shared = menu.rendering.get(name) ?? make(menu, kind, locale).finally(() => menu.rendering.delete(name))
      menu.rendering.set(name, shared)
      return shared
    },

    /** The page of a menu in the best compression that is worth its time, for keeping it outside this process. */
    async getBest(menu: CachedMenu, locale: Locale): Promise<ReadyPage> {
      const page = await this.getOrRender(menu, 'menu', locale)
      const kept = menu.pages.get(`menu:${locale}`)
      if (kept && !kept.better && kept.length <= COMPRESS_BETTER_MAX) {
        kept.better = true
        await compress(menu, kept)
      }
      return page
    },

    /** Calls `handler` when a diner's page was rendered, and again after many reads. */
    onRendered(handler: (menu: CachedMenu) => void): void {
      onRendered = handler
    },
  }
}
