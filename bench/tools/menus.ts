import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import type { MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import { createMenuCache } from '#features/public-menu/server/cache/menu-cache.ts'
import { packMenu } from '#features/public-menu/server/cache/pack-menu.ts'
import { createMenuPages } from '#features/public-menu/server/pages/menu-pages.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Platform } from '#platform/platform.ts'

/** The renderer that the product uses: `npm run build` made it. */
export const builtRenderer = async (): Promise<MenuRenderer> =>
  (await import(pathToFileURL(join(import.meta.dirname, '../../build/server/ssr.js')).href)) as MenuRenderer

export const ASSETS = { menuScript: '/assets/menu.js', menuActions: '/assets/menu-actions.js' }

/** Makes the first visit of a menu: load, render, compress, keep; in an empty cache each time. */
export function coldVisitor(platform: Platform, renderer: MenuRenderer) {
  const frontend = { renderer: async () => renderer, assets: ASSETS, release: 'bench', development: false }
  return async (load: () => Promise<MenuSnapshot | undefined>): Promise<void> => {
    const cache = createMenuCache({
      load: async () => {
        const snapshot = await load()
        return snapshot && packMenu(snapshot)
      },
      listVersions: async known => new Map(known.map(({ id }) => [id, 1])),
      clock: systemClock,
      heard: () => ({ since: 0, at: 0 }),
    })
    const menu = await cache.getOrLoad({ slug: 'any' })
    if (!menu) throw new Error('no menu')
    await createMenuPages(platform, cache, frontend).getOrRender(menu, 'menu', 'es')
    cache.close()
  }
}
