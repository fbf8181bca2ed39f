import { eachIn } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { quota } from '#features/images/server/index.ts'
import type { Process } from '#platform/process/process.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { isDiskFull } from '#platform/storage/free-disk.ts'
import { listMenuVersions } from '#features/restaurants/server/index.ts'
import { startLocale } from '#features/restaurants/locales/locales.rules.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import type { MenuFrontend } from '../pages/menu-frontend.ts'
import type { MenuPages } from '../pages/menu-pages.ts'
import { addPublisherMetrics } from '../menu-metrics.ts'
import { createEditions } from './edition.ts'
import { createPublishedFiles, type PublishedFiles, START } from './published-files.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { createSweeper, type KnownCopies, type PublishedSweeper, publishedSweeper } from './sweeper.ts'

/** What a process renders menus with. */
type Parts = { cache: MenuCache; pages: MenuPages }

/** Without the setting: a process that renders deletes everything at its start. */
const NOTHING_TO_SWEEP: PublishedSweeper = { sweep: async () => undefined, compareAll: async () => undefined }

/** What was published before `PUBLISH_MENUS` was switched off would grow old: nobody deletes it at a change. */
function removeAll(platform: Platform, files: PublishedFiles): Promise<void> {
  const remove = async (restaurantId: string) => {
    await files.remove(restaurantId)
    await quota.pages.release(platform, restaurantId)
  }
  return eachIn(platform, { name: 'public-menu.unpublish', items: idsOf(files), work: remove })
}

/**
 * With a bucket the copies are there, and nobody would ever delete those that nginx still finds on this machine's disk
 * from before (decision 0264).
 */
async function removeFromDisk({ config, storage }: Platform): Promise<void> {
  if (storage.isInDataDir) return
  const left = createDiskStorage(config.dataDir).in('menus/')
  for await (const key of left.list()) await left.delete(key)
}

async function* idsOf(files: PublishedFiles): AsyncGenerator<string> {
  for await (const { restaurantId } of files.list()) yield restaurantId
}

async function pagesOf({ cache, pages }: Parts, menu: CachedMenu) {
  const { restaurant } = menu
  const start = startLocale(restaurant)
  const made = new Map([[START, await pages.getBest(menu, start)]])
  for (const locale of restaurant.supportedLocales) made.set(locale, await pages.getBest(menu, locale))
  return cache.has(menu) ? made : undefined
}

/**
 * With `PUBLISH_MENUS=on`, menu pages are also written to the storage, from which nginx or a CDN sends them (decision
 * 0145). Every process can sweep; one that renders menus also publishes, and at its start deletes what is out of date,
 * without the setting everything.
 */
export function startPublishing(
  { platform, frontend, onClose }: Process<MenuFrontend>,
  parts: Parts | undefined,
): Publisher | undefined {
  const { config, clock, log, db, listener, metrics, services } = platform
  const files = createPublishedFiles(platform)
  const editions = createEditions(clock, frontend?.release)
  const listVersions = (ids: string[]) => listMenuVersions(db, ids)
  const copies: KnownCopies = {
    listOutdated: (edition, page) => quota.pages.listOutdated(platform, edition, page),
    forgetOutdated: (edition, id) => quota.pages.forgetOutdated(platform, edition, id),
  }
  const started: { publisher?: Publisher } = {}
  const onEnding = (restaurantId: string, endsAt: number) => started.publisher?.onFound(restaurantId, endsAt)
  const sweeper = createSweeper({ files, copies, listVersions, editions, onEnding, platform })
  services.provide(publishedSweeper, config.publishMenus ? sweeper : NOTHING_TO_SWEEP)
  if (!parts) return undefined
  const cleanUp = (work: Promise<void>): void =>
    void work.catch((err: unknown) => log.error({ err }, 'public-menu: published copies were not swept'))
  cleanUp(removeFromDisk(platform))
  if (!config.publishMenus) {
    cleanUp(removeAll(platform, files))
    return undefined
  }
  const publisher = createPublisher({
    files,
    pagesOf: menu => pagesOf(parts, menu),
    listVersions,
    reserve: async taken => !(await isDiskFull(config.dataDir)) && quota.pages.reserve(platform, taken),
    edition: editions.present,
    now: () => clock.now().getTime(),
    log,
  })
  started.publisher = publisher
  addPublisherMetrics(metrics, publisher)
  parts.pages.onRendered(publisher.onRendered)
  listener.onReconnect(() => cleanUp(sweeper.sweep()))
  cleanUp(sweeper.compareAll())
  onClose(publisher.close)
  return publisher
}
