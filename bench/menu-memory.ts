/**
 * How much memory a process needs that shows many different menus, and how fast it stays: each menu is loaded, rendered
 * by React and compressed, as at a diner's first visit, through the product's own cache. No database and no HTTP, so the
 * figures are those of loading, rendering and keeping. Needs `npm run build`. `node --expose-gc
 * --max-old-space-size=256 bench/menu-memory.ts` (`MENUS`, `DISHES`), then the same with 4096, and compare the speeds.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MenuSnapshot } from '#features/menu/server/index.ts'
import type { MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import { createMenuCache } from '#features/public-menu/server/cache/menu-cache.ts'
import { createMenuPages } from '#features/public-menu/server/pages/menu-pages.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import { descriptionOf } from '#features/restaurants/profile/profile.rules.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'

const MENUS = Number(process.env['MENUS'] ?? 20_000)
const DISHES = Number(process.env['DISHES'] ?? 40)
const CATEGORIES = 5
const PARALLEL = 4
const MB = 1_000_000

const textsOf = (words: string) =>
  Object.fromEntries(
    ['es', 'en', 'pt'].map(locale => [
      locale,
      { name: `${words} ${locale}`, description: `${words}: hecho al momento, con aceite de la casa.` },
    ]),
  )

function dishOf(menu: number, dish: number) {
  const base = `/uploads/${menu}/${dish}`
  return {
    _id: `${menu}-${dish}`,
    restaurantId: `${menu}`,
    categoryId: `${menu}-${dish % CATEGORIES}`,
    translations: textsOf(`Plato ${(menu * 7919 + dish * 104_729).toString(36)}`),
    price: dish + 0.5,
    imageUrl: `${base}/1600.webp`,
    imageWidth: 1600,
    imageHeight: 1200,
    imageWidths: [320, 640, 960, 1600],
    allergens: ['gluten', 'milk', 'eggs'],
    allergensDeclared: true,
    available: true,
    sortOrder: dish * 10,
    createdAt: new Date(menu).toISOString(),
    updatedAt: new Date(menu).toISOString(),
    image: {
      base,
      width: 1600,
      height: 1200,
      widths: [320, 640, 960, 1600],
      avifWidths: [320, 640],
      tone: { color: '#a1b2c3', luminance: 0.44, alpha: 1 },
    },
  }
}

/** Parsed from JSON, so that no strings and objects are shared, as with data from the database. */
function menuOf(slug: string): MenuSnapshot {
  const number = Number(slug.slice('casa-'.length))
  const profile = defaultProfile(`Casa ${number}`)
  const restaurant = { _id: `${number}`, slug, ...profile, description: descriptionOf(profile), logoUrl: '' }
  const categories = Array.from({ length: CATEGORIES }, (_, index) => ({
    _id: `${number}-${index}`,
    restaurantId: `${number}`,
    key: `c${index}`,
    translations: textsOf(`Categoría ${index}`),
    sortOrder: index * 10,
    updatedAt: new Date(number).toISOString(),
  }))
  const dishes = Array.from({ length: DISHES }, (_, dish) => dishOf(number, dish))
  const menu = JSON.parse(JSON.stringify({ restaurant, logo: null, categories, dishes })) as MenuSnapshot['menu']
  return {
    id: `${number}`,
    ownerId: `${number}`,
    version: 1,
    status: 'active',
    inactiveSince: null,
    slugs: [slug],
    menu,
  }
}

const renderer = (await import(pathToFileURL(join('build', 'server/ssr.js')).href)) as MenuRenderer
const config = { s3: undefined, publicUrl: 'https://example.com' }
const platform = { config, clock: systemClock, log: silentLog } as unknown as Platform
const cache = createMenuCache({
  load: async key => ('slug' in key ? menuOf(key.slug) : undefined),
  listVersions: async ids => new Map(ids.map(id => [id, 1])),
  isListening: async () => true,
  isDownForAll: () => true,
})
const assets = { menuScript: '/assets/menu.js' }
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
