import { defineService } from '#platform/process/services.ts'
import type { Editions } from './edition.ts'
import type { PublishedFiles, PublishedSet } from './published-files.ts'

const BATCH = 500

export type SweeperInput = {
  files: PublishedFiles
  /** Present versions by id; restaurants without a row are missing. */
  listVersions: (ids: string[]) => Promise<Map<string, number>>
  isOutdated: Editions['isOutdated']
}

/** Deletes what is published and out of date: after a crash, a lost notification, a new release, a new year. */
export type PublishedSweeper = { sweep(): Promise<void> }
export const publishedSweeper = defineService<PublishedSweeper>('public-menu.published-sweeper')

/** Needs no pages, so any process may sweep. */
export function createSweeper({ files, listVersions, isOutdated }: SweeperInput): PublishedSweeper {
  async function removeOutdated(batch: PublishedSet[]): Promise<void> {
    const present = await listVersions(batch.map(set => set.restaurantId))
    for (const { restaurantId, version, edition } of batch)
      if (present.get(restaurantId) !== version || isOutdated(edition)) await files.remove(restaurantId)
  }

  return {
    sweep: async () => {
      let batch: PublishedSet[] = []
      for await (const set of files.list()) {
        batch.push(set)
        if (batch.length < BATCH) continue
        await removeOutdated(batch)
        batch = []
      }
      await removeOutdated(batch)
    },
  }
}
