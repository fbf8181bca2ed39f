import { eachIn } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { publishedPages } from '#features/images/server/index.ts'
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
import { createSweeper, publishedSweeper } from './sweeper.ts'

/** What a process renders menus with. */
type Parts = { cache: MenuCache; pages: MenuPages }

/** What was published before `PUBLISH_MENUS` was switched off would grow old: nobody deletes it at a change. */
function removeAll(platform: Platform, files: PublishedFiles): Promise<void> {
  const remove = async (restaurantId: string) => {
    await files.remove(restaurantId)
    await publishedPages.release(platform, restaurantId)
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

async function findPublished(files: PublishedFiles, publisher: Publisher): Promise<void> {
  for await (const set of files.list()) publisher.onFound(set)
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
  const sweeper = createSweeper({ files, listVersions, isOutdated: editions.isOutdated, clock, platform })
  services.provide(publishedSweeper, config.publishMenus ? sweeper : { sweep: async () => undefined })
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
    reserve: async (id, bytes) => !(await isDiskFull(config.dataDir)) && publishedPages.reserve(platform, id, bytes),
    edition: editions.present,
    clock,
    log,
  })
  addPublisherMetrics(metrics, publisher)
  parts.pages.onRendered(publisher.onRendered)
  listener.onReconnect(() => cleanUp(sweeper.sweep()))
  cleanUp(findPublished(files, publisher))
  cleanUp(sweeper.sweep())
  onClose(publisher.close)
  return publisher
}
