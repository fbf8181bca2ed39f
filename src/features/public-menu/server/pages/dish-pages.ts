import type { Locale } from '#shared/locale.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { bytesOf, type ReadyPage } from '#platform/pages/ready-page.ts'
import { DISH_ID } from '../../menu-dom.ts'
import { DISH_PAGES_BYTES, DISH_PAGES_MAX } from '../../public-menu.limits.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import type { RenderMenu } from './render-menu.ts'

/** The end of a dish's id in its place on the page. */
const ID_END = new RegExp(`^${DISH_ID}([0-9a-f]{6})(?:-\\d+)?$`)

/** The page of a menu that a link to one of its dishes opens, by the dish's place; undefined without such a dish. */
export type FindDishPage = (menu: CachedMenu, asked: DishAsked) => Promise<ReadyPage | undefined>
export type DishAsked = { locale: Locale; zone: string | undefined; anchor: string }

/**
 * Renders these pages, which differ in their head alone, and keeps the last ones, apart from the menus: links to all
 * dishes of a long menu push out nobody's page (3-decisions §10). Concurrent requests share the rendering.
 */
export function createDishPages(render: RenderMenu, clock: Clock): FindDishPage {
  const kept = new Map<string, Promise<ReadyPage | undefined>>()
  const bytes = new Map<string, number>()
  let total = 0

  const drop = (name: string): void => {
    total -= bytes.get(name) ?? 0
    bytes.delete(name)
    kept.delete(name)
  }
  const grow = (name: string, by: number): void => {
    if (!kept.has(name)) return
    bytes.set(name, (bytes.get(name) ?? 0) + by)
    total += by
    for (const oldest of kept.keys()) if (total > DISH_PAGES_BYTES) drop(oldest)
  }

  async function make(name: string, menu: CachedMenu, asked: DishAsked) {
    const page = (await render(menu, { kind: 'menu', ...asked }))?.page
    if (page) page.onUnpacked = more => grow(name, more)
    return page
  }

  return async (menu, asked) => {
    const { locale, zone, anchor } = asked
    // To read the menu costs as much as to render it, and wrong links are without number.
    const idEnd = ID_END.exec(anchor)?.[1]
    if (!idEnd || !menu.json.includes(`${idEnd}"`)) return undefined
    const { id, version, changesAt } = menu.snapshot
    const name = [id, version, changesAt, locale, zone, anchor, clock.now().getUTCFullYear()].join()
    const page = kept.get(name) ?? make(name, menu, asked)
    kept.delete(name)
    kept.set(name, page)
    for (const oldest of kept.keys()) if (kept.size > DISH_PAGES_MAX) drop(oldest)
    try {
      const made = await page
      if (!made) drop(name)
      else if (!bytes.has(name)) grow(name, bytesOf(made))
      return made
    } catch (error) {
      drop(name)
      throw error
    }
  }
}
