import { eachIn, type LoopPlatform } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { defineService } from '#platform/process/services.ts'
import type { Editions } from './edition.ts'
import type { PublishedFiles, PublishedSet } from './published-files.ts'

const BATCH = 500

export type SweeperInput = {
  files: PublishedFiles
  /** Present versions by id; restaurants without a row are missing. */
  listVersions: (ids: string[]) => Promise<Map<string, number>>
  isOutdated: Editions['isOutdated']
  /** Of each set that stays and is over by the clock later. */
  onEnding?: (restaurantId: string, endsAt: number) => void
  platform: LoopPlatform & Pick<Platform, 'clock'>
}

/** Deletes what is published and out of date: after a crash, a lost notification, a new release, a new year. */
export type PublishedSweeper = { sweep(): Promise<void> }
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
export function createSweeper({ files, listVersions, isOutdated, onEnding, platform }: SweeperInput): PublishedSweeper {
  async function* listOutdated(): AsyncGenerator<string> {
    for await (const batch of batchesOf(files.list(), BATCH)) {
      const present = await listVersions(batch.map(set => set.restaurantId))
      const now = platform.clock.now().getTime()
      for (const { restaurantId, version, edition, endsAt } of batch) {
        const isOver = endsAt !== null && endsAt <= now
        if (isOver || present.get(restaurantId) !== version || isOutdated(edition)) yield restaurantId
        else if (endsAt !== null) onEnding?.(restaurantId, endsAt)
      }
    }
  }

  return { sweep: () => eachIn(platform, { name: 'public-menu.sweep', items: listOutdated(), work: files.remove }) }
}
