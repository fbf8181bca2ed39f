/**
 * How much memory the cached menus of a process need: many different menus go through the store, each with three
 * rendered pages. It renders nothing and uses no database, so the figures are the store's alone. `node --expose-gc
 * --max-old-space-size=256 bench/menu-memory.ts` (`MENUS`, `DISHES`).
 */
import { randomBytes } from 'node:crypto'
import { createMenuStore } from '#features/public-menu/server/cache/menu-store.ts'
import { CACHE_BYTES } from '#features/public-menu/public-menu.limits.ts'
import type { MenuSnapshot } from '#features/menu/server/index.ts'
import { bytesOf, type ReadyPage } from '#platform/pages/ready-page.ts'

const MENUS = Number(process.env.MENUS ?? 20_000)
const DISHES = Number(process.env.DISHES ?? 40)
const BR_BYTES = 6_000
const GZIP_BYTES = 7_000
const MB = 1_000_000
const LOCALES = ['es', 'en', 'pt']

const textsOf = (word: string) =>
  Object.fromEntries(
    LOCALES.map(locale => [
      locale,
      { name: `${word} ${locale}`, description: `${word}: hecho al momento, con aceite.` },
    ]),
  )

/** Parsed from JSON, so that no strings and objects are shared, as with data from the database. */
function menuOf(number: number): MenuSnapshot {
  const dishes = Array.from({ length: DISHES }, (_, dish) => ({
    _id: `${number}-${dish}`,
    restaurantId: `${number}`,
    categoryId: `${number}-${dish % 5}`,
    translations: textsOf(`Plato ${number}.${dish}`),
    price: dish + 0.5,
    imageUrl: `/uploads/${number}/${dish}/1600.webp`,
    imageWidths: [320, 640, 960, 1600],
    allergens: ['gluten', 'milk', 'eggs'],
    allergensDeclared: true,
    available: true,
    sortOrder: dish * 10,
    createdAt: new Date(number).toISOString(),
    updatedAt: new Date(number).toISOString(),
    image: { base: `/uploads/${number}/${dish}`, width: 1600, height: 1200, widths: [320, 640], avifWidths: [320] },
  }))
  const restaurant = { _id: `${number}`, slug: `casa-${number}`, name: `Casa ${number}`, translations: textsOf('Casa') }
  const menu = JSON.parse(JSON.stringify({ restaurant, logo: null, categories: [], dishes })) as MenuSnapshot['menu']
  return { id: `${number}`, version: 1, status: 'active', inactiveSince: null, slugs: [`casa-${number}`], menu }
}

const pageOf = (number: number): ReadyPage => ({
  etag: `W/"${number}"`,
  br: randomBytes(BR_BYTES),
  gzip: randomBytes(GZIP_BYTES),
  headers: { 'content-security-policy': `default-src 'none' ${'x'.repeat(400)}${number}` },
})

const store = createMenuStore(CACHE_BYTES)
const started = performance.now()
for (let number = 0; number < MENUS; number++) {
  const menu = store.put(menuOf(number), 0)
  for (const locale of LOCALES) {
    const page = pageOf(number)
    menu.pages.set(`menu:${locale}`, { page, until: Number.POSITIVE_INFINITY })
    store.addBytes(menu, bytesOf(page))
  }
}
const tookMs = performance.now() - started
globalThis.gc?.()
const { rss, heapUsed, external } = process.memoryUsage()
const mb = (bytes: number) => Math.round(bytes / MB)
process.stdout.write(
  `${MENUS} menus in ${Math.round(tookMs)} ms: ${store.all().length} kept, counted ${mb(store.size())} MB, ` +
    `heap ${mb(heapUsed)} MB, outside it ${mb(external)} MB, process ${mb(rss)} MB\n`,
)
