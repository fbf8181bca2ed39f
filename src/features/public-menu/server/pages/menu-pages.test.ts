import { expect, test } from 'vitest'
import { fakeClock } from '#platform/clock/clock.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { bytesOf } from '#platform/pages/ready-page.ts'
import { COMPRESS_BETTER_AGE_MS, COMPRESS_BETTER_MAX, COMPRESS_BETTER_READS } from '../../public-menu.limits.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import type { MenuFrontend } from './menu-frontend.ts'
import { createMenuPages } from './menu-pages.ts'

/** A text that brotli's best level makes smaller than its fast one. */
const words = (length: number): string =>
  Array.from({ length: length / 8 }, (_, index) => `plato${(index * 7919) % 997} `)
    .join('')
    .slice(0, length)

const MENUS = { large: words(COMPRESS_BETTER_MAX + 8), small: words(20_000) }

/** What the URLs of its drawn files are made of. */
const EMPTY_MENU = { restaurant: { theme: {}, address: {}, translations: {} }, logo: null, dishes: [] }

/** Pages that are as long as these texts, a clock, and how many bytes were saved by compressing better. */
function world() {
  const state = { time: 0, saved: 0 }
  const cache = {
    has: () => true,
    addBytes: (_: CachedMenu, bytes: number) => {
      if (bytes < 0) state.saved -= bytes
    },
  } as unknown as MenuCache
  const renderer = {
    renderMenuPage: ({ menu }: { menu: { name: keyof typeof MENUS } }) => ({
      html: MENUS[menu.name],
      scripts: [],
      styles: [],
    }),
  }
  const frontend = { renderer: async () => renderer, assets: {}, development: false } as unknown as MenuFrontend
  const platform = {
    config: {},
    storage: { publicOrigin: undefined },
    clock: fakeClock(),
    log: silentLog,
  } as unknown as Platform
  const pages = createMenuPages(platform, cache, frontend, { now: () => state.time })
  return {
    state,
    /** A menu whose page is rendered. */
    menu: async (name: keyof typeof MENUS) => {
      const json = Buffer.from(JSON.stringify({ ...EMPTY_MENU, name }))
      const menu = { snapshot: { version: 1 }, json, pages: new Map(), rendering: new Map() } as unknown as CachedMenu
      await pages.getOrRender(menu, { kind: 'menu', locale: 'es' })
      return menu
    },
    read: (menu: CachedMenu, times: number) => {
      for (let time = 0; time < times; time++) pages.getReady(menu, { kind: 'menu', locale: 'es' })
    },
    isWaiting: (menu: CachedMenu) => menu.pages.get('menu:es')?.better,
  }
}

test('a page is compressed at the best level when it is old and was read often, once', async () => {
  const { state, menu, read, isWaiting } = world()
  const small = await menu('small')
  read(small, COMPRESS_BETTER_READS)
  expect(isWaiting(small), 'read often, but new').toBe(false)
  const before = small.pages.get('menu:es')!.page.br.length
  state.time = COMPRESS_BETTER_AGE_MS
  const rare = await menu('small')
  state.time *= 2
  read(rare, COMPRESS_BETTER_READS - 1)
  expect(isWaiting(rare), 'old, but hardly read').toBe(false)
  read(small, 2)
  expect(isWaiting(small)).toBe(true)
  await expect.poll(() => state.saved).toBeGreaterThan(0)
  const { br } = small.pages.get('menu:es')!.page
  expect([br.length, br.buffer.byteLength]).toEqual([before - state.saved, before - state.saved])
})

test('a large page is never compressed at the best level, which would take seconds of a core', async () => {
  const { state, menu, read, isWaiting } = world()
  const large = await menu('large')
  state.time = COMPRESS_BETTER_AGE_MS
  read(large, COMPRESS_BETTER_READS)
  expect(isWaiting(large)).toBe(false)
})

test('a page keeps no more memory than it counts', async () => {
  const { menu } = world()
  const { page } = (await menu('small')).pages.get('menu:es')!
  const kept = page.br.buffer.byteLength + page.gzip.buffer.byteLength
  expect(kept).toBe(page.br.length + page.gzip.length)
  expect(bytesOf(page)).toBeGreaterThan(kept)
})
