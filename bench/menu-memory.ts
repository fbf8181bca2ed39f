/**
 * How much memory a process needs that shows many different menus, and how fast it stays: each menu is loaded, rendered
 * by React and compressed, as at a diner's first visit, through the product's own cache. No database and no HTTP, so
 * the figures are those of loading, rendering and keeping. Needs `npm run build`. `node --expose-gc
 * --max-old-space-size=256 bench/menu-memory.ts` (`MENUS`, `DISHES`), then the same with 4096, and compare the speeds.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import { createMenuCache } from '#features/public-menu/server/cache/menu-cache.ts'
import { packMenu } from '#features/public-menu/server/cache/pack-menu.ts'
import { createMenuPages } from '#features/public-menu/server/pages/menu-pages.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { sampleMenu } from './tools/sample-menu.ts'

const MENUS = Number(process.env['MENUS'] ?? 20_000)
const DISHES = Number(process.env['DISHES'] ?? 40)
const PARALLEL = 4
const MB = 1_000_000

const renderer = (await import(pathToFileURL(join('build', 'server/ssr.js')).href)) as MenuRenderer
const config = { s3: undefined, publicUrl: 'https://example.com' }
const platform = { config, clock: systemClock, log: silentLog } as unknown as Platform
const cache = createMenuCache({
  load: async key => ('slug' in key ? packMenu(sampleMenu(key.slug, DISHES)) : undefined),
  listVersions: async known => new Map(known.map(({ id }) => [id, 1])),
  clock: systemClock,
  heard: () => ({ since: 0, at: 0 }),
})
const assets = { menuScript: '/assets/menu.js', menuActions: '/assets/menu-actions.js' }
const pages = createMenuPages(platform, cache, {
  renderer: async () => renderer,
  assets,
  release: 'bench',
  development: false,
})

let next = 0
let bytes = 0
let mostRss = 0
async function visit(): Promise<void> {
  while (next < MENUS) {
    const menu = await cache.getOrLoad({ slug: `casa-${next++}` })
    if (menu) bytes += (await pages.getOrRender(menu, 'menu', 'es')).br.length
    if (next % 100 === 0) mostRss = Math.max(mostRss, process.memoryUsage.rss())
  }
}

const started = performance.now()
await Promise.all(Array.from({ length: PARALLEL }, visit))
const seconds = (performance.now() - started) / 1000
const processor = process.cpuUsage()
cache.close()
globalThis.gc?.()
const { rss, heapUsed, external } = process.memoryUsage()
const mb = (size: number) => Math.round(size / MB)
process.stdout.write(
  `${MENUS} menus of ${Math.round(bytes / MENUS)} bytes in ${seconds.toFixed(1)} s: ${(MENUS / seconds).toFixed(0)} menus/s, ` +
    `${((processor.user + processor.system) / MENUS / 1000).toFixed(2)} ms of processor each\n` +
    `counted ${mb(cache.size())} MB; after a collection: heap ${mb(heapUsed)} MB, outside it ${mb(external)} MB; ` +
    `process ${mb(rss)} MB, at most ${mb(mostRss)} MB\n`,
)
