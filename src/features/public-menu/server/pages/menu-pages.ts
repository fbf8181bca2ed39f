import type { Locale } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { bytesOf, compressBetter, type ReadyPage, readyPage } from '#platform/pages/ready-page.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { PAGE_MAX_AGE_MS } from '../../public-menu.limits.ts'
import type { MenuAssets, MenuRenderer } from '../../public-menu.render.ts'
import type { MenuCopy, Menus } from '../cache/menus.ts'
import { menuPolicy } from './menu-policy.ts'

/** What `app/server` hands in: the built components, and where their files are. */
export type PublicSite = { renderer: () => Promise<MenuRenderer>; assets: MenuAssets; development: boolean }
export type PageKind = 'menu' | 'unavailable'

/** Not more than so many pages wait to be compressed better; the others stay as they are. */
const WAITING_MAX = 100

export type MenuPages = ReturnType<typeof createMenuPages>

/** Makes each page of a copy once, whoever asks for it meanwhile, and keeps it with the copy. */
export function createMenuPages({ config, clock, log }: Platform, menus: Menus, site: PublicSite) {
  const policy = menuPolicy({ s3: config.s3, development: site.development })
  let compressing = Promise.resolve()
  let waiting = 0

  async function render({ stored }: MenuCopy, kind: PageKind, locale: Locale): Promise<RenderedPage> {
    const renderer = await site.renderer()
    const { menu } = stored
    if (kind === 'unavailable') return renderer.renderUnavailablePage({ restaurant: menu.restaurant, locale })
    const year = clock.now().getUTCFullYear()
    return renderer.renderMenuPage({ menu, locale, publicUrl: config.publicUrl, assets: site.assets, year })
  }

  function compressLater(copy: MenuCopy, page: ReadyPage, html: string): void {
    if (waiting >= WAITING_MAX) return
    waiting++
    compressing = compressing
      .then(async () => {
        if (menus.isKept(copy)) menus.grew(copy, -(await compressBetter(page, html)))
      })
      .catch((err: unknown) => log.warn({ err }, 'menu page: not compressed better'))
      .finally(() => {
        waiting--
      })
  }

  async function make(copy: MenuCopy, kind: PageKind, locale: Locale): Promise<ReadyPage> {
    const rendered = await render(copy, kind, locale)
    const headers = kind === 'unavailable' ? { 'x-robots-tag': 'noindex' } : undefined
    const page = await readyPage(rendered, { language: locale, policy, headers })
    if (site.development) return page
    copy.pages.set(`${kind}:${locale}`, { page, until: performance.now() + PAGE_MAX_AGE_MS })
    menus.grew(copy, bytesOf(page))
    compressLater(copy, page, rendered.html)
    return page
  }

  return {
    /** The page, when it is made already. */
    ready(copy: MenuCopy, kind: PageKind, locale: Locale): ReadyPage | undefined {
      const kept = copy.pages.get(`${kind}:${locale}`)
      return kept && kept.until > performance.now() ? kept.page : undefined
    },

    /** The page, made now unless somebody is making it. */
    async get(copy: MenuCopy, kind: PageKind, locale: Locale): Promise<ReadyPage> {
      const ready = this.ready(copy, kind, locale)
      if (ready) return ready
      const name = `${kind}:${locale}`
      const shared = copy.rendering.get(name) ?? make(copy, kind, locale).finally(() => copy.rendering.delete(name))
      copy.rendering.set(name, shared)
      return shared
    },
  }
}
