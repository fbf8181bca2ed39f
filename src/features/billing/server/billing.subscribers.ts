import type { Platform } from '#platform/platform.ts'
import { emails } from '#features/identity/server/credentials.ts'
import { accountDeleted, accountRestored } from '#features/identity/server/index.ts'
import { endWithAccount, rememberTrialOf, restoreWithAccount } from './deleted/deleted-plans.service.ts'

/** The plan of a deleted account ends with it and comes back only when the deletion is taken back (3-decisions §8). */
export function subscribeBilling(platform: Platform): void {
  platform.events.on(accountDeleted, (trx, deleted) => endWithAccount(platform, trx, deleted))
  platform.events.on(emails.changed, (trx, { userId, before, now }) =>
    rememberTrialOf(platform, trx, { ownerId: userId, email: before, now }),
  )
  platform.events.on(accountRestored, async (trx, { ownerId, ended }) => {
    if (ended) await restoreWithAccount(platform, trx, { ownerId, now: platform.clock.now(), ended })
  })
}
