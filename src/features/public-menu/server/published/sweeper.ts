import type { Page } from '#platform/db/page.ts'
import { eachIn, eachOf, type LoopPlatform } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { defineService } from '#platform/process/services.ts'
import type { Editions } from './edition.ts'
import type { PublishedFiles, PublishedSet } from './published-files.ts'

const BATCH = 500

/** What the database knows of published copies; `edition` is a pattern of LIKE. */
export type KnownCopies = {
  listOutdated: (edition: string, page: Page) => Promise<string[]>
  /** Their files are deleted. */
  forgetOutdated: (edition: string, restaurantId: string) => Promise<void>
}
export type SweeperInput = {
  files: PublishedFiles
  copies: KnownCopies
  /** Present versions by id; restaurants without a row are missing. */
  listVersions: (ids: string[]) => Promise<Map<string, number>>
  editions: Pick<Editions, 'isOutdated' | 'currentPattern'>
  /** Of each set that stays and is over by the clock later. */
  onEnding?: (restaurantId: string, endsAt: number) => void
  platform: LoopPlatform & Pick<Platform, 'clock'>
}

/** Deletes what is published and out of date. */
export type PublishedSweeper = {
  /** What the database knows of: after a lost notification, in a new year. Reads no file of what is current. */
  sweep(): Promise<void>
  /** Compares every marker: also after a crash, a new release, with files of another database (decision 0283). */
  compareAll(): Promise<void>
}
export const publishedSweeper = defineService<PublishedSweeper>('public-menu.published-sweeper')

async function* batchesOf(sets: AsyncIterable<PublishedSet>, size: number): AsyncGenerator<PublishedSet[]> {
  let batch: PublishedSet[] = []
  for await (const set of sets) {
    batch.push(set)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  yield batch
}

/** Needs no pages, so any process may sweep. */
export function createSweeper(input: SweeperInput): PublishedSweeper {
  const { files, copies, listVersions, editions, onEnding, platform } = input
  async function* listOutdated(): AsyncGenerator<string> {
    for await (const batch of batchesOf(files.list(), BATCH)) {
      const present = await listVersions(batch.map(set => set.restaurantId))
      const now = platform.clock.now().getTime()
      for (const { restaurantId, version, edition, endsAt } of batch) {
        const isOver = endsAt !== null && endsAt <= now
        if (isOver || present.get(restaurantId) !== version || editions.isOutdated(edition)) yield restaurantId
        else if (endsAt !== null) onEnding?.(restaurantId, endsAt)
      }
    }
  }

  function sweep(): Promise<void> {
    const edition = editions.currentPattern()
    const remove = async (restaurantId: string) => {
      await files.remove(restaurantId)
      await copies.forgetOutdated(edition, restaurantId)
    }
    const pages = (page: Page) => copies.listOutdated(edition, page)
    return eachOf(platform, { name: 'public-menu.sweep', pages, work: remove })
  }

  return {
    sweep,
    compareAll: () => eachIn(platform, { name: 'public-menu.compare', items: listOutdated(), work: files.remove }),
  }
}
