import type { Clock } from '#platform/clock/clock.ts'
import { PUBLISHED_ENDS_MS } from '../../public-menu.limits.ts'
import type { PublishedSet } from './published-files.ts'

/** When published pages become others by the clock, as far as this process knows. */
export type PublishedEnds = {
  note(set: Pick<PublishedSet, 'restaurantId' | 'changesAt'>): void
  forget(restaurantId: string): void
  close(): void
}

/**
 * Calls `remove` for each published menu whose hour has come: within a quarter of a minute, so that no file is older
 * than a minute (4-beyond §1). A process that starts notes what the one before has published.
 */
export function createPublishedEnds(clock: Clock, remove: (restaurantId: string) => Promise<void>): PublishedEnds {
  const ends = new Map<string, number>()

  async function removeEnded(): Promise<void> {
    const now = clock.now().getTime()
    for (const [restaurantId, changesAt] of ends) {
      if (changesAt > now) continue
      ends.delete(restaurantId)
      await remove(restaurantId)
    }
  }
  const timer = setInterval(() => void removeEnded(), PUBLISHED_ENDS_MS).unref()

  return {
    note: ({ restaurantId, changesAt }) => {
      if (changesAt === undefined) ends.delete(restaurantId)
      else ends.set(restaurantId, changesAt)
    },
    forget: restaurantId => void ends.delete(restaurantId),
    close: () => clearInterval(timer),
  }
}
