import type { Locale } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { type CostlyWork, createCostlyWork } from '#platform/work/costly-work.ts'
import { runHere } from '#platform/work/task.ts'
import type { ReadyPage } from '#platform/pages/ready-page.ts'
import { defineService } from '#platform/process/services.ts'
import { PAGE_MAX_AGE_MS, PUBLISH_AGAIN_READS } from '../../public-menu.limits.ts'
import type { OldPaper } from '../../old-paper.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import { type CachedMenu, keepPage } from '../cache/cached-menu.ts'
import { createBetterCompression } from './better-compression.ts'
import { createDishPages, type FindDishPage } from './dish-pages.ts'
import type { MenuFrontend } from './menu-frontend.ts'
import { createRenderMenu } from './render-menu.ts'
import type { PageKind } from './render-page.task.ts'

/** `zone`: one of the menu. `asksDaily`: the own address of its menu of the day. `oldPaper`: what the diner holds. */
export type AskedPage = {
  kind: PageKind
  locale: Locale
  zone?: string | undefined
  asksDaily?: boolean
  oldPaper?: OldPaper | null
}

/** The rendered pages of cached menus. */
export type MenuPages = {
  /** The page if it is rendered already. A page that is old and read often is compressed better in the background. */
  getReady(menu: CachedMenu, asked: AskedPage): ReadyPage | undefined
  /** The page, rendered now; concurrent requests share the rendering. */
  getOrRender(menu: CachedMenu, asked: AskedPage): Promise<ReadyPage>
  /** The page of a menu in the best compression that is worth its time, for keeping it outside this process. */
  getBest(menu: CachedMenu, locale: Locale): Promise<ReadyPage>
  /** The page for a link to a dish. */
  findDishPage: FindDishPage
  /** Calls `handler` when a diner's page was rendered, and again after many reads. */
  onRendered(handler: (menu: CachedMenu) => void): void
}
export const menuPages = defineService<MenuPages>('public-menu.pages')

type Asked = AskedPage & { waitMs?: number }

/** No zone is called so. */
const DAILY_NAME = '?'

const nameOf = ({ kind, locale, zone, asksDaily, oldPaper }: AskedPage): string =>
  [
    kind,
    locale,
    ...(zone === undefined ? [] : [zone]),
    ...(asksDaily ? [DAILY_NAME] : []),
    ...(oldPaper ? [`?e${oldPaper.n}`, oldPaper.differs] : []),
  ].join(':')

const monotonic = (): number => performance.now()

/** Renders each page of a cached menu once, also for concurrent requests, and stores it with the menu. */
export function createMenuPages(
  platform: Platform,
  cache: MenuCache,
  frontend: MenuFrontend,
  { now = monotonic, work = createCostlyWork(runHere(frontend)) }: { now?: () => number; work?: CostlyWork } = {},
): MenuPages {
  const render = createRenderMenu(platform, frontend, work)
  const better = createBetterCompression(cache, platform.log, now)
  let onRendered: (menu: CachedMenu) => void = () => undefined

  async function make(menu: CachedMenu, name: string, asked: Asked): Promise<ReadyPage> {
    const made = await render(menu, asked)
    if (!made) throw new Error('a whole menu always has a page')
    const { page, length } = made
    if (frontend.development) return page
    keepPage(cache, menu, name, { page, madeAt: now(), length, better: false })
    if (asked.kind === 'menu') onRendered(menu)
    return page
  }

  function getReady(menu: CachedMenu, asked: AskedPage): ReadyPage | undefined {
    const kept = menu.pages.get(nameOf(asked))
    if (!kept || now() - kept.madeAt >= PAGE_MAX_AGE_MS) return undefined
    kept.reads++
    if (kept.reads % PUBLISH_AGAIN_READS === 0) onRendered(menu)
    if (better.isWorthIt(kept)) better.later(menu, kept)
    return kept.page
  }

  async function find(menu: CachedMenu, asked: Asked): Promise<ReadyPage> {
    const ready = getReady(menu, asked)
    if (ready) return ready
    const name = nameOf(asked)
    const shared = menu.rendering.get(name) ?? make(menu, name, asked).finally(() => menu.rendering.delete(name))
    menu.rendering.set(name, shared)
    return shared
  }

  return {
    getReady,
    getOrRender: find,
    findDishPage: createDishPages(render, platform.clock),
    getBest: async (menu, locale) => {
      // Nobody waits for it.
      const page = await find(menu, { kind: 'menu', locale, waitMs: Number.POSITIVE_INFINITY })
      const kept = menu.pages.get(nameOf({ kind: 'menu', locale }))
      if (kept) await better.now(menu, kept)
      return page
    },
    onRendered: handler => {
      onRendered = handler
    },
  }
}
