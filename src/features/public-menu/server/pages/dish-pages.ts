import type { Locale } from '#shared/locale.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { ReadyPage } from '#platform/pages/ready-page.ts'
import { DISH_ID } from '../../menu-dom.ts'
import { DISH_PAGES_MAX } from '../../public-menu.limits.ts'
import { sectionsIn } from '../../public-menu.rules.ts'
import { type CachedMenu, readMenu } from '../cache/cached-menu.ts'
import type { RenderMenu } from './render-menu.ts'

/** The end of a dish's id in its place on the page. */
const ID_END = new RegExp(`^${DISH_ID}([0-9a-f]{6})(?:-\\d+)?$`)

/** The page of a menu that a link to one of its dishes opens, by the dish's place; undefined without such a dish. */
export type FindDishPage = (menu: CachedMenu, locale: Locale, anchor: string) => Promise<ReadyPage | undefined>

/**
 * Renders these pages, which differ in their head alone, and keeps the last ones, apart from the menus: links to all
 * dishes of a long menu push out nobody's page (3-decisions §10). Concurrent requests share the rendering.
 */
export function createDishPages(render: RenderMenu, clock: Clock): FindDishPage {
  const kept = new Map<string, Promise<ReadyPage | undefined>>()

  async function make(menu: CachedMenu, locale: Locale, anchor: string): Promise<ReadyPage | undefined> {
    const dishes = sectionsIn(readMenu(menu), locale).flatMap(section => section.dishes)
    const dish = dishes.find(one => one.anchor === anchor)
    return dish && (await render(menu, 'menu', locale, dish)).page
  }

  return async (menu, locale, anchor) => {
    // To read the menu costs as much as to render it, and wrong links are without number.
    const idEnd = ID_END.exec(anchor)?.[1]
    if (!idEnd || !menu.json.includes(`${idEnd}"`)) return undefined
    const { id, version } = menu.snapshot
    const name = [id, version, locale, anchor, clock.now().getUTCFullYear()].join()
    const page = kept.get(name) ?? make(menu, locale, anchor)
    kept.delete(name)
    kept.set(name, page)
    for (const oldest of kept.keys()) if (kept.size > DISH_PAGES_MAX) kept.delete(oldest)
    try {
      const made = await page
      if (!made) kept.delete(name)
      return made
    } catch (error) {
      kept.delete(name)
      throw error
    }
  }
}
