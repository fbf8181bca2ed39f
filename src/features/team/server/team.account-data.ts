import type { AccountData } from '#platform/account-data/account-data.ts'
import { eraseInvitations, listInvitations } from './invitations.store.ts'

/** Invitations that an owner sent; the members themselves belong to identity. */
export const teamAccountData: AccountData = {
  tables: ['invitations'],
  export: async ({ db }, ownerId) => ({ data: await listInvitations(db, ownerId) }),
  erase: (_, trx, ownerId) => eraseInvitations(trx, ownerId),
}
