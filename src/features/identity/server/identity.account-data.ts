import type { AccountData } from '#platform/account-data/account-data.ts'
import { listUndos } from './emails/emails.store.ts'
import { listPasskeys } from './passkeys/passkeys.store.ts'
import { findFactor } from './second-factor/second-factors.store.ts'
import { listLiveSessions } from './sessions/sessions.store.ts'
import { findUserById } from './users.store.ts'
import * as store from './identity.account-data.store.ts'

/** The account itself, its sessions and its team. */
export const identityAccountData: AccountData = {
  tables: [
    'users',
    'sessions',
    'session_tokens',
    'known_devices',
    'memberships',
    'second_factors',
    'email_undos',
    'passkeys',
  ],
  export: async ({ db }, ownerId) => ({
    data: {
      account: await store.findAccount(db, ownerId),
      sessions: await store.listSessions(db, ownerId),
      memberships: await store.listMemberships(db, ownerId),
      team: await store.listTeam(db, ownerId),
      emailChanges: await listUndos(db, ownerId),
      passkeys: (await listPasskeys(db, ownerId)).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt,
        lastUsedAt,
      })),
      secondFactorSince: (await findFactor(db, ownerId))?.createdAt ?? null,
    },
  }),
  describe: async ({ db, clock }, userId) => {
    const user = await findUserById(db, userId)
    const sessions = await listLiveSessions(db, userId, clock.now())
    return {
      name: [user?.name ?? ''],
      role: [user?.role ?? ''],
      state: [user?.status === 'removed' ? 'removed from the team' : 'active'],
      since: user ? [user.created_at.toISOString()] : [],
      sessions: sessions.map(
        ({ createdAt, lastUsedAt, userAgent }) =>
          `since ${createdAt.toISOString()}, last used ${lastUsedAt.toISOString()}: ${userAgent || 'no user agent'}`,
      ),
    }
  },
  erase: (_, trx, ownerId) => store.erasePeople(trx, ownerId),
}
