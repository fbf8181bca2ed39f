import { eraseAccount } from '#platform/account-data/account.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { lockDeletedUser } from '#features/identity/server/index.ts'
import { deletedAccounts } from '#features/identity/server/people.ts'
import { deletedBefore } from './deletion.rules.ts'

/** Permanently deletes accounts that were deleted a year ago, each in its own transaction (3-decisions §8). */
export async function eraseDeletedAccounts(platform: Platform): Promise<void> {
  const { db } = platform
  const before = deletedBefore(platform.clock.now())
  const erase = (ownerId: string) =>
    db.transaction().execute(async trx => {
      // The operator may have restored it meanwhile.
      const deleted = await lockDeletedUser(trx, ownerId)
      if (deleted && deleted.deletedAt <= before) await eraseAccount(platform, trx, ownerId)
    })
  await eachOf(platform, {
    name: 'accounts.erase',
    pages: page => deletedAccounts.listBefore(db, before, page),
    work: erase,
    atOnce: 1,
  })
}
