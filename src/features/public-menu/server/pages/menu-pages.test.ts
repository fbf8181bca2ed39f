import { expect, test } from 'vitest'
import { fakeClock } from '#platform/clock/clock.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { COMPRESS_BETTER_MAX } from '../../public-menu.limits.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { CachedMenu } from '../cache/menu-store.ts'
import { createMenuPages, type MenuFrontend } from './menu-pages.ts'

/** A text that brotli's best level makes smaller than its fast one. */
const words = (length: number): string =>
  Array.from({ length: length / 8 }, (_, index) => `plato${(index * 7919) % 997} `)
    .join('')
    .slice(0, length)

test('only pages of an ordinary size are compressed at the best level, which takes seconds of a core for large ones', async () => {
  const saved: string[] = []
  const menus = { large: words(COMPRESS_BETTER_MAX + 8), small: words(20_000) }
  const menuOf = (name: string) =>
    ({ snapshot: { menu: { name } }, pages: new Map(), rendering: new Map() }) as unknown as CachedMenu
  const cache = {
    has: () => true,
    addBytes: ({ snapshot }: CachedMenu, bytes: number) =>
      bytes < 0 && saved.push((snapshot.menu as unknown as { name: string }).name),
  } as unknown as MenuCache
  const renderer = {
    renderMenuPage: ({ menu }: { menu: { name: keyof typeof menus } }) => ({
      html: menus[menu.name],
      scripts: [],
      styles: [],
    }),
  }
  const frontend = { renderer: async () => renderer, assets: {}, development: false } as unknown as MenuFrontend
  const platform = { config: { s3: undefined }, clock: fakeClock(), log: silentLog } as unknown as Platform
  const pages = createMenuPages(platform, cache, frontend)
  for (const name of ['large', 'small']) await pages.getOrRender(menuOf(name), 'menu', 'es')
  // Pages are compressed one after the other: when the second is done, the first is done too.
  await expect.poll(() => saved, { timeout: 20_000 }).toEqual(['small'])
})
