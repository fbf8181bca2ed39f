import type { Locale } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { withPolicyInside } from '#platform/pages/content-policy.ts'
import { type ReadyPage, readyPage } from '#platform/pages/ready-page.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { SharedDish } from '#features/seo/seo.input.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import { dishSharePath, menuFilesOf } from '#features/seo/server/index.ts'
import { type CachedMenu, readMenu } from '../cache/cached-menu.ts'
import { DISH_PARAMETER, sharedId } from '../../dish-link.rules.ts'
import type { DishView } from '../../public-menu.rules.ts'
import type { MenuFrontend } from './menu-frontend.ts'
import { menuPolicy } from './menu-policy.ts'

/** `unavailable`: the page of a menu that diners may not see now. */
export type PageKind = 'menu' | 'unavailable'

/** `length`: characters before compression. */
type Rendered = { page: ReadyPage; length: number }
/** `dish`: one of the menu that the link names. */
export type RenderMenu = (menu: CachedMenu, kind: PageKind, locale: Locale, dish?: DishView) => Promise<Rendered>

function sharedDish(menu: Menu, locale: Locale, { id, anchor, name, description }: DishView): SharedDish | undefined {
  const dish = menu.dishes.find(({ _id }) => _id === id)
  if (!dish) return undefined
  const path = menuPath(menu.restaurant, locale)
  return {
    name: name.text,
    description: description.text,
    path: `${path}${path.includes('?') ? '&' : '?'}${DISH_PARAMETER}=${sharedId(anchor)}`,
    picture: dishSharePath(menu, locale, dish),
  }
}

/** Renders and compresses the page of a cached menu; keeps nothing. */
export function createRenderMenu({ config, clock, storage }: Platform, frontend: MenuFrontend): RenderMenu {
  const policy = menuPolicy({ storage, development: frontend.development })

  async function render(cached: CachedMenu, kind: PageKind, locale: Locale, view?: DishView): Promise<RenderedPage> {
    const renderer = await frontend.renderer()
    const menu = readMenu(cached)
    if (kind === 'unavailable') return renderer.renderUnavailablePage({ restaurant: menu.restaurant, locale })
    const year = clock.now().getUTCFullYear()
    const { assets } = frontend
    const files = menuFilesOf(menu, locale)
    const { version } = cached.snapshot
    const dish = view && sharedDish(menu, locale, view)
    const { publicUrl } = config
    return renderer.renderMenuPage({ menu, version, locale, publicUrl, assets, year, files, dish })
  }

  return async (menu, kind, locale, dish) => {
    const content = await render(menu, kind, locale, dish)
    const rendered = config.publishMenus ? withPolicyInside(content, policy) : content
    const headers = kind === 'unavailable' ? { 'x-robots-tag': 'noindex' } : undefined
    const page = await readyPage(rendered, { language: locale, policy, headers })
    return { page, length: rendered.html.length }
  }
}
