import type { AccountData } from '#platform/account-data/account-data.ts'
import { eraseRoles, listRoleRows } from './roles/roles.store.ts'
import { eraseInvitations, listInvitations } from './invitations.store.ts'

/** Invitations that an owner sent, and the roles of their house; the members themselves belong to identity. */
export const teamAccountData: AccountData = {
  tables: ['invitations', 'house_roles'],
  export: async ({ db }, ownerId) => ({
    data: {
      invitations: await listInvitations(db, ownerId),
      roles: (await listRoleRows(db, ownerId)).map(({ id, name, rights }) => ({ id, name, rights })),
    },
  }),
  erase: async (_, trx, ownerId) => {
    await eraseInvitations(trx, ownerId)
    await eraseRoles(trx, ownerId)
  },
}
