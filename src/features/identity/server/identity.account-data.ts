import type { AccountData } from '#platform/account-data/account-data.ts'
import type { Db, Trx } from '#platform/db/database.ts'

const findAccount = (db: Db, ownerId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'created_at as createdAt', 'deleted_at as deletedAt'])
    .select(['current_restaurant_id as currentRestaurantId'])
    .select(['terms_version as termsVersion', 'terms_accepted_at as termsAcceptedAt'])
    .where('id', '=', ownerId)
    .executeTakeFirst()

const listSessions = (db: Db, ownerId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(['expires_at as expiresAt'])
    .where('user_id', '=', ownerId)
    .orderBy('created_at')
    .execute()

const listMemberships = (db: Db, ownerId: string) =>
  db
    .selectFrom('memberships')
    .select(['restaurant_id as restaurantId', 'role', 'created_at as createdAt'])
    .where('user_id', '=', ownerId)
    .orderBy('created_at')
    .execute()

const listTeam = (db: Db, ownerId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'status', 'created_at as createdAt', 'removed_at as removedAt'])
    .where('team_owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()

/** The members of a team have an account only in it; their sessions, tokens and memberships are deleted with them. */
async function erasePeople(trx: Trx, ownerId: string): Promise<void> {
  await trx.deleteFrom('users').where('team_owner_id', '=', ownerId).execute()
  await trx.deleteFrom('users').where('id', '=', ownerId).execute()
}

/** The account itself, its sessions and its team. */
export const identityAccountData: AccountData = {
  tables: ['users', 'sessions', 'session_tokens', 'known_devices', 'memberships'],
  export: async ({ db }, ownerId) => ({
    data: {
      account: await findAccount(db, ownerId),
      sessions: await listSessions(db, ownerId),
      memberships: await listMemberships(db, ownerId),
      team: await listTeam(db, ownerId),
    },
  }),
  erase: (_, trx, ownerId) => erasePeople(trx, ownerId),
}
