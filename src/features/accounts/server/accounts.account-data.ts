import type { AccountData } from '#platform/account-data/account-data.ts'
import { eraseResets, listResets } from './reset/reset.store.ts'

/** Requests for a new password; their codes and tokens leave the product by mail alone. */
export const accountsAccountData: AccountData = {
  tables: ['password_resets'],
  export: async ({ db }, ownerId) => ({ data: { passwordResets: await listResets(db, ownerId) } }),
  erase: (_, trx, ownerId) => eraseResets(trx, ownerId),
}
