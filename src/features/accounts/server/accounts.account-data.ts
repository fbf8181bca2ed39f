import type { AccountData } from '#platform/account-data/account-data.ts'
import { findUserById } from '#features/identity/server/index.ts'
import { listTries } from './operator/counted-tries.ts'
import { eraseUndo, listUndos } from './deletion/undo.store.ts'
import { eraseChange, listChanges } from './email/email-changes.store.ts'
import { eraseResets, listResets } from './reset/reset.store.ts'

/** Requests for a new password or email, and a deletion that was taken back; codes and tokens leave only by mail. */
export const accountsAccountData: AccountData = {
  tables: ['password_resets', 'account_undos', 'email_changes'],
  export: async ({ db }, ownerId) => ({
    data: {
      passwordResets: await listResets(db, ownerId),
      deletions: await listUndos(db, ownerId),
      emailCodes: await listChanges(db, ownerId),
    },
  }),
  describe: async (platform, userId) => {
    const user = await findUserById(platform.db, userId)
    return { limits: user ? await listTries(platform, user) : [] }
  },
  erase: async (_, trx, ownerId) => {
    await eraseResets(trx, ownerId)
    await eraseUndo(trx, ownerId)
    await eraseChange(trx, ownerId)
  },
}
