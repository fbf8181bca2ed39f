import { eachIn } from '#platform/jobs/each-of.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { listMenuVersions } from '#features/restaurants/server/index.ts'
import { startLocale } from '#features/restaurants/locales/locales.rules.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { CachedMenu } from '../cache/menu-store.ts'
import type { MenuPages } from '../pages/menu-pages.ts'
import { createPublishedFiles, type PublishedFiles, START } from './published-files.ts'
import { createPublisher, type Publisher } from './publisher.ts'

type Parts = { cache: MenuCache; pages: MenuPages; release: string }

/** Beside the deletion at each change: what a crash, a new year or another release left behind. */
export const sweepHourly = defineJob('public-menu.sweep-published', { cron: '33 * * * *' })

/** The publisher of each product in this process. */
const publishers = new WeakMap<Platform, Publisher>()

export const publishedJobs = [handleJob(sweepHourly, async platform => publishers.get(platform)?.sweep())]

/** What was published before `PUBLISH_MENUS` was switched off would grow old: nobody deletes it at a change. */
function removeAll(platform: Platform, files: PublishedFiles): Promise<void> {
  return eachIn(platform, { name: 'public-menu.unpublish', items: idsOf(files), work: files.remove })
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
 * 0145). At each start, what was published and is out of date is deleted; without the setting, everything.
 */
export function publishMenus({ fastify, platform }: Router, parts: Parts): Publisher | undefined {
  const { config, clock, log, db, listener } = platform
  const files = createPublishedFiles(platform)
  const publisher = createPublisher({
    files,
    pagesOf: menu => pagesOf(parts, menu),
    listVersions: ids => listMenuVersions(db, ids),
    edition: () => `${parts.release}-${clock.now().getUTCFullYear()}`,
    platform,
  })
  const cleanUp = (work: Promise<void>): void =>
    void work.catch((err: unknown) => log.error({ err }, 'public-menu: published copies were not swept'))
  if (!config.publishMenus) {
    fastify.addHook('onReady', async () => cleanUp(removeAll(platform, files)))
    return undefined
  }
  publishers.set(platform, publisher)
  parts.pages.onRendered(publisher.onRendered)
  fastify.addHook('onReady', async () => {
    listener.onReconnect(() => cleanUp(publisher.sweep()))
    cleanUp(publisher.sweep())
  })
  fastify.addHook('onClose', async () => publisher.close())
  return publisher
}
