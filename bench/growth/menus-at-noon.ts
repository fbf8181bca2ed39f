/**
 * What diners wait for when the set menus of many houses change at one hour: `MENUS` houses, of which all have a menu
 * of the day from 13:00 to 16:00, and `RATE` visits a second, most of them of few houses, from half a minute before
 * 13:00 to a minute and a half after it. Pages are rendered on the product's worker threads, through its own cache; no
 * database and no HTTP. Prints the waiting times before and after, without the spread of the changes (decision 0293)
 * and with it, and the memory. Needs `npm run build`. `node bench/growth/menus-at-noon.ts` (`MENUS`, `RATE`, `DISHES`).
 */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import type { Renderer } from '#app/server/frontend.ts'
import { openWork } from '#app/server/work/open-work.ts'
import { createMenuCache } from '#features/public-menu/server/cache/menu-cache.ts'
import { packMenu } from '#features/public-menu/server/cache/pack-menu.ts'
import { createMenuPages } from '#features/public-menu/server/pages/menu-pages.ts'
import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import { setMenuStateAt, setMenuTurns } from '#features/set-menus/public-set-menus.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { SECOND_MS } from '#shared/time.ts'
import { MENU_ASSETS } from '#test/menus/menu-assets.ts'
import { dailyMenu } from '#test/menus/set-menus.ts'
import { builtRenderer } from '../tools/menus.ts'
import { sampleMenu } from '../tools/sample-menu.ts'
import { say } from '../tools/table.ts'

const MENUS = Number(process.env['MENUS'] ?? 20_000)
const DISHES = Number(process.env['DISHES'] ?? 40)
const RATE = Number(process.env['RATE'] ?? 100)
/** What the database takes for a menu. */
const LOAD_MS = 5
const NOON = Date.parse('2026-11-24T12:00:00Z')
const BEFORE_S = 30
const AFTER_S = 90
const MB = 1_000_000
/** Of 20 000 houses one hundred have a third of the visits. */
const SKEW = 4

const components = join(import.meta.dirname, '../../build/server/ssr.js')
const built = (await builtRenderer()) as Renderer
const renderer = async () => built
const frontend = { renderer, assets: MENU_ASSETS, release: 'bench', development: false }
const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** A house with its menu of the day, as it is told at an instant; without a spread its id has no digits for one. */
function snapshotAt(slug: string, now: number, isSpread: boolean): MenuSnapshot {
  const sample = sampleMenu(slug, DISHES)
  const id = createHash('md5').update(slug).digest('hex') + (isSpread ? '' : '-all')
  const menu = dailyMenu()
  const setMenus = [{ ...menu, state: setMenuStateAt(menu, now) ?? 'upcoming' }]
  const changesAt = Math.min(...setMenuTurns(menu).filter(moment => moment > now))
  return {
    ...sample,
    id,
    ownerId: id,
    changesAt,
    menu: {
      ...sample.menu,
      restaurant: { ...sample.menu.restaurant, setMenus, dailyMenu: { next: null, days: [], slots: [] } },
    },
  }
}

async function measure(isSpread: boolean): Promise<void> {
  /** It stands still while the cache is filled. */
  let began = Number.POSITIVE_INFINITY
  const clock = { now: () => new Date(NOON - BEFORE_S * SECOND_MS + Math.max(0, performance.now() - began)) }
  const config = { s3: undefined, publicUrl: 'https://example.com' }
  const platform = { config, clock, log: silentLog, storage: { publicOrigin: undefined } } as unknown as Platform
  const { work, close } = openWork({ components, renderer }, silentLog)
  const cache = createMenuCache({
    load: async key => {
      await wait(LOAD_MS)
      return 'slug' in key ? packMenu(snapshotAt(key.slug, clock.now().getTime(), isSpread)) : undefined
    },
    listVersions: async ids => new Map(ids.map(id => [id, 1])),
    clock,
    heard: () => ({ since: 0, at: 0 }),
  })
  const pages = createMenuPages(platform, cache, frontend, { work })
  const asked = { kind: 'menu', locale: 'es' } as const
  const times: { at: number; ms: number }[] = []
  let refused = 0
  let most = 0

  async function visit(due: number): Promise<void> {
    const slug = `casa-${Math.floor(MENUS * Math.random() ** SKEW)}`
    try {
      const fresh = cache.getFresh(slug)
      const ready = fresh && pages.getReady(fresh, asked)
      const menu = fresh ?? (ready ? undefined : await cache.getOrLoad({ slug }))
      if (!ready && menu) await pages.getOrRender(menu, asked)
      times.push({ at: clock.now().getTime() - NOON, ms: performance.now() - due })
    } catch {
      refused++
    }
  }
  async function during(seconds: number): Promise<void> {
    const start = performance.now()
    const visits: Promise<void>[] = []
    for (let number = 0; number < seconds * RATE; number++) {
      const due = start + (number / RATE) * SECOND_MS
      if (due > performance.now()) await wait(due - performance.now())
      visits.push(visit(due))
      if (number % RATE === 0) most = Math.max(most, process.memoryUsage.rss())
    }
    await Promise.all(visits)
  }

  await during(BEFORE_S)
  times.length = 0
  refused = 0
  began = performance.now()
  await during(BEFORE_S + AFTER_S)
  const of = (from: number, to: number) =>
    times.filter(({ at }) => at >= from * SECOND_MS && at < to * SECOND_MS).map(({ ms }) => ms)
  const row = (name: string, values: number[]) =>
    say(
      `| ${name} | ${values.length} | ${[0.5, 0.95, 0.99].map(share => percentile(values, share).toFixed(1)).join(' | ')} |`,
    )
  say(
    `\n${isSpread ? 'with' : 'without'} the spread: ${refused} refused, cache ${Math.round(cache.size() / MB)} MB, process at most ${Math.round(most / MB)} MB`,
  )
  say('| time | visits | median ms | p95 ms | p99 ms |\n|---|---|---|---|---|')
  row('before 13:00', of(-BEFORE_S, 0))
  row('the first ten seconds', of(0, 10))
  row('the minute after', of(0, 60))
  row('then', of(60, AFTER_S))
  cache.close()
  await close()
}

say(`${MENUS} houses, ${RATE} visits a second`)
await measure(false)
await measure(true)
