import type { Clock } from '#platform/clock/clock.ts'
import { eachIn, type LoopPlatform } from '#platform/jobs/each-of.ts'
import { defineService } from '#platform/process/services.ts'
import type { Editions } from './edition.ts'
import type { PublishedFiles, PublishedSet } from './published-files.ts'

const BATCH = 500

export type SweeperInput = {
  files: PublishedFiles
  /** Present versions by id; restaurants without a row are missing. */
  listVersions: (ids: string[]) => Promise<Map<string, number>>
  isOutdated: Editions['isOutdated']
  clock: Clock
  platform: LoopPlatform
}

/**
 * Deletes what is published and out of date: after a crash, a lost notification, a new release, a new year, or because
 * its hour has come.
 */
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
export function createSweeper({ files, listVersions, isOutdated, clock, platform }: SweeperInput): PublishedSweeper {
  async function* listOutdated(): AsyncGenerator<string> {
    for await (const batch of batchesOf(files.list(), BATCH)) {
      const present = await listVersions(batch.map(set => set.restaurantId))
      for (const { restaurantId, version, edition, changesAt = Number.POSITIVE_INFINITY } of batch)
        if (present.get(restaurantId) !== version || isOutdated(edition) || changesAt <= clock.now().getTime())
          yield restaurantId
    }
  }

  return { sweep: () => eachIn(platform, { name: 'public-menu.sweep', items: listOutdated(), work: files.remove }) }
}
