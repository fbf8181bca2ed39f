import type { Locale } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { withPolicyInside } from '#platform/pages/content-policy.ts'
import { type ReadyPage, readyPage } from '#platform/pages/ready-page.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { menuFilesOf } from '#features/seo/server/index.ts'
import { type CachedMenu, readMenu } from '../cache/cached-menu.ts'
import type { MenuFrontend } from './menu-frontend.ts'
import { menuPolicy } from './menu-policy.ts'

/** `unavailable`: the page of a menu that diners may not see now. */
export type PageKind = 'menu' | 'unavailable'

/** `length`: characters before compression. */
type Rendered = { page: ReadyPage; length: number }
export type RenderMenu = (menu: CachedMenu, kind: PageKind, locale: Locale) => Promise<Rendered>

/** Renders and compresses the page of a cached menu; keeps nothing. */
export function createRenderMenu({ config, clock, storage }: Platform, frontend: MenuFrontend): RenderMenu {
  const policy = menuPolicy({ storage, development: frontend.development })

  async function render(cached: CachedMenu, kind: PageKind, locale: Locale): Promise<RenderedPage> {
    const renderer = await frontend.renderer()
    const menu = readMenu(cached)
    if (kind === 'unavailable') return renderer.renderUnavailablePage({ restaurant: menu.restaurant, locale })
    const year = clock.now().getUTCFullYear()
    const { assets } = frontend
    const files = menuFilesOf(menu, locale)
    return renderer.renderMenuPage({ menu, locale, publicUrl: config.publicUrl, assets, year, files })
  }

  return async (menu, kind, locale) => {
    const content = await render(menu, kind, locale)
    const rendered = config.publishMenus ? withPolicyInside(content, policy) : content
    const headers = kind === 'unavailable' ? { 'x-robots-tag': 'noindex' } : undefined
    const page = await readyPage(rendered, { language: locale, policy, headers })
    return { page, length: rendered.html.length }
  }
}
