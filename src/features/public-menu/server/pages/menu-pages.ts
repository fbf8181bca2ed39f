import type { Locale } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { bytesOf, compressBetter, type ReadyPage, readyPage } from '#platform/pages/ready-page.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { COMPRESS_BETTER_MAX, PAGE_MAX_AGE_MS } from '../../public-menu.limits.ts'
import type { MenuAssets, MenuRenderer } from '../../public-menu.render.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { CachedMenu } from '../cache/menu-store.ts'
import { menuPolicy } from './menu-policy.ts'

/** The built components and the URLs of their files, given by `app/server`. */
export type MenuFrontend = { renderer: () => Promise<MenuRenderer>; assets: MenuAssets; development: boolean }
export type PageKind = 'menu' | 'unavailable'

/** At most this many pages wait for better compression; the others stay as they are. */
const WAITING_MAX = 100

export type MenuPages = ReturnType<typeof createMenuPages>

/** Renders each page of a cached menu once, also for concurrent requests, and stores it with the menu. */
export function createMenuPages({ config, clock, log }: Platform, cache: MenuCache, frontend: MenuFrontend) {
  const policy = menuPolicy({ s3: config.s3, development: frontend.development })
  let compressing = Promise.resolve()
  let waiting = 0

  async function render({ snapshot }: CachedMenu, kind: PageKind, locale: Locale): Promise<RenderedPage> {
    const renderer = await frontend.renderer()
    const { menu } = snapshot
    if (kind === 'unavailable') return renderer.renderUnavailablePage({ restaurant: menu.restaurant, locale })
    const year = clock.now().getUTCFullYear()
    return renderer.renderMenuPage({ menu, locale, publicUrl: config.publicUrl, assets: frontend.assets, year })
  }

  function compressLater(menu: CachedMenu, page: ReadyPage, html: string): void {
    if (waiting >= WAITING_MAX || html.length > COMPRESS_BETTER_MAX) return
    waiting++
    compressing = compressing
      .then(async () => {
        if (cache.has(menu)) cache.addBytes(menu, -(await compressBetter(page, html)))
      })
      .catch((err: unknown) => log.warn({ err }, 'menu page: not compressed better'))
      .finally(() => {
        waiting--
      })
  }

  async function make(menu: CachedMenu, kind: PageKind, locale: Locale): Promise<ReadyPage> {
    const rendered = await render(menu, kind, locale)
    const headers = kind === 'unavailable' ? { 'x-robots-tag': 'noindex' } : undefined
    const page = await readyPage(rendered, { language: locale, policy, headers })
    if (frontend.development) return page
    menu.pages.set(`${kind}:${locale}`, { page, until: performance.now() + PAGE_MAX_AGE_MS })
    cache.addBytes(menu, bytesOf(page))
    compressLater(menu, page, rendered.html)
    return page
  }

  return {
    /** The page if it is rendered already. */
    getReady(menu: CachedMenu, kind: PageKind, locale: Locale): ReadyPage | undefined {
      const kept = menu.pages.get(`${kind}:${locale}`)
      return kept && kept.until > performance.now() ? kept.page : undefined
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
  }
}
