import type { Clock } from '#platform/clock/clock.ts'
import type { Log } from '#platform/log/log.ts'
import { PUBLISH_AFTER_MS, PUBLISH_BEFORE_CHANGE_MS, PUBLISH_WAITING_MAX } from '../../public-menu.limits.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import { createPublishedEnds } from './ends.ts'
import type { PublishedFiles, PublishedPage, PublishedSet } from './published-files.ts'

const REMOVE_AGAIN_MS = 500

export type PublisherInput = {
  files: PublishedFiles
  /** The pages of a menu in each language, and as `START`; undefined when it is out of date. */
  pagesOf: (menu: CachedMenu) => Promise<ReadonlyMap<string, PublishedPage> | undefined>
  /** Present versions by id; restaurants without a row are missing. */
  listVersions: (ids: string[]) => Promise<Map<string, number>>
  /** Takes room for the copies of a menu; false when its owner or the disk has none. */
  reserve: (restaurantId: string, bytes: number) => Promise<boolean>
  /** Of the pages that are rendered now (`edition.ts`). */
  edition: () => string | undefined
  clock: Clock
  log: Log
}
/** `full`: no room; `failed`: not written; `undeleted`: an attempt to delete outdated copies failed. */
type Outcome = 'written' | 'full' | 'failed' | 'undeleted'
export type Publisher = {
  /** A menu page was rendered for a diner: it is published when its menu has been quiet for a moment. */
  onRendered(menu: CachedMenu): void
  /** A change was committed: what was published of that restaurant is deleted at once. */
  onChanged(restaurantId: string): Promise<void>
  /** It was published by a process before this one. */
  onFound(set: PublishedSet): void
  /** What became of publications so far, and how many menus wait. */
  counts(): Readonly<Record<Outcome | 'waiting', number>>
  close(): void
}

const bytesOf = (pages: ReadonlyMap<string, PublishedPage>): number =>
  [...pages.values()].reduce((sum, { br, gzip }) => sum + br.length + gzip.length, 0)

/** Writes the files of one menu; `isClosed` is true when the process ends. */
function createWriter({ files, pagesOf, listVersions, reserve, edition }: PublisherInput, isClosed: () => boolean) {
  async function isCurrent({ snapshot: { id, version } }: CachedMenu): Promise<boolean> {
    return (await listVersions([id])).get(id) === version
  }

  /** Undefined for a menu that has changed meanwhile. */
  return async (menu: CachedMenu): Promise<'written' | 'full' | undefined> => {
    const { id, version, changesAt } = menu.snapshot
    const { slug } = menu.restaurant
    const pages = await pagesOf(menu)
    const present = edition()
    if (!pages || present === undefined || isClosed() || !(await isCurrent(menu))) return undefined
    await files.remove(id)
    if (!(await reserve(id, bytesOf(pages)))) return 'full'
    await files.mark({ restaurantId: id, version, edition: present, slug, ...(changesAt !== null && { changesAt }) })
    for (const [language, page] of pages) await files.write(slug, language, page)
    if (await isCurrent(menu)) return 'written'
    await files.remove(id)
    return undefined
  }
}

/**
 * Publishes menu pages as files (decision 0145). Old files go first: a change deletes them at once, and until the new
 * ones are written the process answers. After writing, the version is compared once more, so that a change meanwhile
 * leaves nothing old behind.
 */
export function createPublisher(input: PublisherInput): Publisher {
  const { files, log, clock } = input
  const waiting = new Map<string, { menu: CachedMenu; timer: NodeJS.Timeout }>()
  const busy = new Set<string>()
  let writing = Promise.resolve()
  let closed = false
  const counts = { written: 0, full: 0, failed: 0, undeleted: 0 }
  const publish = createWriter(input, () => closed)

  const ends = createPublishedEnds(clock, removeSurely)

  /** Nobody reads a file for so short a time. */
  const changesSoon = (changesAt: number | null): boolean =>
    changesAt !== null && changesAt - clock.now().getTime() < PUBLISH_BEFORE_CHANGE_MS

  /** Storage that fails must not leave an old page behind: tries again until it succeeds. */
  async function removeSurely(restaurantId: string): Promise<void> {
    await files.remove(restaurantId).catch((err: unknown) => {
      counts.undeleted++
      log.error({ err, restaurantId }, 'public-menu: an outdated copy was not deleted')
      if (!closed) setTimeout(() => void removeSurely(restaurantId), REMOVE_AGAIN_MS).unref()
    })
  }

  function publishSoon(menu: CachedMenu): void {
    const { id, changesAt } = menu.snapshot
    waiting.delete(id)
    busy.add(id)
    writing = writing
      .then(() => publish(menu))
      .then(outcome => {
        if (outcome) counts[outcome]++
        if (outcome === 'written') ends.note({ restaurantId: id, ...(changesAt !== null && { changesAt }) })
      })
      .catch((err: unknown) => {
        counts.failed++
        log.warn({ err, restaurantId: id }, 'public-menu: not published')
        return removeSurely(id)
      })
      .finally(() => busy.delete(id))
  }

  return {
    onRendered: menu => {
      const { id, status, isSuspended, changesAt } = menu.snapshot
      const before = waiting.get(id)
      if (closed || busy.has(id) || before?.menu === menu || status !== 'active' || isSuspended) return
      if (changesSoon(changesAt)) return
      if (waiting.size >= PUBLISH_WAITING_MAX) return
      clearTimeout(before?.timer)
      waiting.set(id, { menu, timer: setTimeout(publishSoon, PUBLISH_AFTER_MS, menu).unref() })
    },

    onChanged: restaurantId => {
      ends.forget(restaurantId)
      return removeSurely(restaurantId)
    },

    onFound: ends.note,

    counts: () => ({ ...counts, waiting: waiting.size }),

    close: () => {
      closed = true
      ends.close()
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
