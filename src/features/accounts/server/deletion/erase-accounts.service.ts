import { eraseAccount } from '#platform/account-data/account.ts'
import type { Platform } from '#platform/platform.ts'
import { listAccountsDeletedBefore, lockDeletedUser } from '#features/identity/server/index.ts'
import { deletedBefore } from './deletion.rules.ts'

/**
 * Permanently deletes accounts that were deleted a year ago, each in its own transaction; a failure is logged and does
 * not stop the others (3-decisions §8).
 */
export async function eraseDeletedAccounts(platform: Platform): Promise<void> {
  const { db, log } = platform
  const before = deletedBefore(platform.clock.now())
  for (const ownerId of await listAccountsDeletedBefore(db, before))
    await db
      .transaction()
      .execute(async trx => {
        // The operator may have restored it meanwhile.
        const deletedAt = await lockDeletedUser(trx, ownerId)
        if (deletedAt && deletedAt <= before) await eraseAccount(platform, trx, ownerId)
      })
      .catch((err: unknown) => log.error({ err, ownerId }, 'accounts: an account was not erased'))
}
