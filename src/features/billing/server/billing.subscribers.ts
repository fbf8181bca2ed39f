import type { Platform } from '#platform/platform.ts'
import { accountDeleted, accountRestored } from '#features/identity/server/index.ts'
import { endWithAccount, restoreWithAccount } from './deleted/deleted-plans.service.ts'

/** The plan of a deleted account ends with it and comes back only when the deletion is taken back (3-decisions §8). */
export function subscribeBilling(platform: Platform): void {
  platform.events.on(accountDeleted, (trx, deleted) => endWithAccount(platform, trx, deleted))
  platform.events.on(accountRestored, async (trx, { ownerId, ended }) => {
    if (ended) await restoreWithAccount(platform, trx, { ownerId, now: platform.clock.now(), ended })
  })
}
