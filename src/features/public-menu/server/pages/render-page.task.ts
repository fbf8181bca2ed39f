import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { type ContentPolicy, withPolicyInside } from '#platform/pages/content-policy.ts'
import { type ReadyPage, readyPage } from '#platform/pages/ready-page.ts'
import { asBuffer, type Task } from '#platform/work/task.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { PublicZone } from '#features/prices/public-prices.ts'
import { zoneOf } from '#features/prices/zone-words.ts'
import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import { dishSharePath, menuFilesOf } from '#features/seo/server/file-paths.ts'
import type { SharedDish } from '#features/seo/seo.input.ts'
import type { DayPreview } from '#features/set-menus/server/index.ts'
import { DISH_PARAMETER, sharedId } from '../../dish-link.rules.ts'
import { hasTimes } from '../../page-clock.ts'
import type { OldPaper } from '../../old-paper.ts'
import type { MenuAssets, MenuRenderer, PreviewPageInput } from '../../public-menu.render.ts'
import { type DishView, sectionsIn } from '../../public-menu.rules.ts'

/** What a thread that renders has of its own. */
export type RenderContext = { renderer: () => Promise<MenuRenderer> }

/** `unavailable`: the page of a menu that diners may not see now. */
export type PageKind = 'menu' | 'unavailable'

type Common = {
  /** The menu as JSON in UTF-8. */
  json: Uint8Array
  locale: Locale
  publicUrl: string
  assets: MenuAssets
  year: number
  policy: ContentPolicy
}
export type PageOrder = Common & {
  kind: PageKind
  version: number
  /** When the menu becomes another one by itself; null for never. */
  changesAt: number | null
  /** When the first of today's market prices ends; null: it has none. */
  pricesEndAt: number | null
  /** The zone whose prices it shows. */
  zone?: string | undefined
  /** The place of the dish that a link names. */
  anchor?: string | undefined
  /** The own address of the menu of the day. */
  asksDaily?: boolean | undefined
  /** What the diner holds, where it says something else. */
  oldPaper?: OldPaper | null | undefined
  /** The page is also published, so its policy is inside. */
  publishMenus: boolean
}
export type PreviewOrder = Common &
  Pick<PreviewPageInput, 'links'> & {
    /** The day of the daily menu that is being written, in the place of those that diners see. */
    day?: DayPreview | undefined
    asked: Partial<PreviewPageInput['colors']> & Partial<Pick<PreviewPageInput, 'style'>>
  }

/** `length`: characters before compression. `isTimed`: it says other things at another time of day. */
export type MadePage = { page: ReadyPage; length: number; isTimed: boolean }

const menuOf = ({ json }: Common): Menu => JSON.parse(asBuffer(json).toString()) as Menu

type Shown = { menu: Menu; locale: Locale; zone: PublicZone | undefined }

function sharedDish(shown: Shown, { id, anchor, name, description }: DishView): SharedDish | undefined {
  const { menu, locale, zone } = shown
  const dish = menu.dishes.find(({ _id }) => _id === id)
  if (!dish) return undefined
  const path = menuPath(menu.restaurant, locale, zone?.slug)
  return {
    name: name.text,
    description: description.text,
    path: `${path}${path.includes('?') ? '&' : '?'}${DISH_PARAMETER}=${sharedId(anchor)}`,
    picture: dishSharePath(menu, locale, dish, zone),
  }
}

function findDish(shown: Shown, anchor: string): SharedDish | undefined {
  const dishes = sectionsIn(shown.menu, shown.locale).flatMap(section => section.dishes)
  const view = dishes.find(one => one.anchor === anchor)
  return view && sharedDish(shown, view)
}

function render(renderer: MenuRenderer, order: PageOrder, menu: Menu): RenderedPage | undefined {
  const { kind, locale, anchor, publicUrl, assets, year, asksDaily, version, changesAt, pricesEndAt, oldPaper } = order
  if (kind === 'unavailable') return renderer.renderUnavailablePage({ restaurant: menu.restaurant, locale })
  const zone = zoneOf(menu.restaurant.zones, order.zone)
  const dish = anchor === undefined ? undefined : findDish({ menu, locale, zone }, anchor)
  if (anchor !== undefined && !dish) return undefined
  const files = menuFilesOf(menu, locale)
  const shared = { menu, version, changesAt, pricesEndAt, locale, zone, publicUrl, assets, year, files }
  return renderer.renderMenuPage({ ...shared, dish, asksDaily, oldPaper })
}

/** Renders and compresses a page of a menu; undefined when the menu has no dish in the place that a link names. */
export const renderPage: Task<PageOrder, MadePage | undefined, RenderContext> = {
  name: 'public-menu.page',
  run: async (order, context) => {
    const menu = menuOf(order)
    const content = render(await context.renderer(), order, menu)
    if (!content) return undefined
    const { policy, locale: language, kind, publishMenus, asksDaily } = order
    const rendered = publishMenus ? withPolicyInside(content, policy) : content
    const headers = kind === 'unavailable' || asksDaily ? { 'x-robots-tag': 'noindex' } : undefined
    const isTimed = kind === 'menu' && hasTimes(menu.restaurant, asksDaily)
    return { page: await readyPage(rendered, { language, policy, headers }), length: rendered.html.length, isTimed }
  },
}

const withDay = (menu: Menu, { menu: day }: DayPreview): Menu => ({
  ...menu,
  restaurant: { ...menu.restaurant, setMenus: day ? [day] : [] },
})

/** Renders a draft of the look or of a day's menu; it is never stored. */
export const renderPreview: Task<PreviewOrder, ReadyPage, RenderContext> = {
  name: 'public-menu.preview',
  run: async (order, context) => {
    const { locale, publicUrl, assets, year, links, policy, asked, day } = order
    const menu = day ? withDay(menuOf(order), day) : menuOf(order)
    const { style, primaryColor, secondaryColor, accentColor } = { ...menu.restaurant.theme, ...asked }
    const renderer = await context.renderer()
    const rendered = renderer.renderPreviewPage({
      menu,
      locale,
      publicUrl,
      assets,
      year,
      links,
      ...(day && { asksDaily: true, dayDraft: day }),
      style,
      colors: { primaryColor, secondaryColor, accentColor },
    })
    const headers = { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' }
    return readyPage(rendered, { language: locale, policy, stored: false, headers })
  },
}
