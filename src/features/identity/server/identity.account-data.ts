import type { AccountData } from '#platform/account-data/account-data.ts'
import * as store from './identity.account-data.store.ts'

/** The account itself, its sessions and its team. */
export const identityAccountData: AccountData = {
  tables: ['users', 'sessions', 'session_tokens', 'known_devices', 'memberships'],
  export: async ({ db }, ownerId) => ({
    data: {
      account: await store.findAccount(db, ownerId),
      sessions: await store.listSessions(db, ownerId),
      memberships: await store.listMemberships(db, ownerId),
      team: await store.listTeam(db, ownerId),
    },
  }),
  erase: (_, trx, ownerId) => store.erasePeople(trx, ownerId),
}
