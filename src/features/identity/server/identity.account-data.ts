import type { AccountData } from '#platform/account-data/account-data.ts'
import { findFactor } from './second-factor/second-factors.store.ts'
import * as store from './identity.account-data.store.ts'

/** The account itself, its sessions and its team. */
export const identityAccountData: AccountData = {
  tables: ['users', 'sessions', 'session_tokens', 'known_devices', 'memberships', 'second_factors'],
  export: async ({ db }, ownerId) => ({
    data: {
      account: await store.findAccount(db, ownerId),
      sessions: await store.listSessions(db, ownerId),
      memberships: await store.listMemberships(db, ownerId),
      team: await store.listTeam(db, ownerId),
      secondFactorSince: (await findFactor(db, ownerId))?.createdAt ?? null,
    },
  }),
  erase: (_, trx, ownerId) => store.erasePeople(trx, ownerId),
}
