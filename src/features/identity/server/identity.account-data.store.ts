import { sql } from 'kysely'
import type { Right } from '../rights.rules.ts'
import type { Db, Trx } from '#platform/db/database.ts'

export const findAccount = (db: Db, ownerId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'created_at as createdAt', 'deleted_at as deletedAt'])
    .select('email_confirmed_at as emailConfirmedAt')
    .select(['current_restaurant_id as currentRestaurantId', 'muted_mails as mutedMails'])
    .select(['terms_version as termsVersion', 'terms_accepted_at as termsAcceptedAt'])
    .where('id', '=', ownerId)
    .executeTakeFirst()

export const listSessions = (db: Db, ownerId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .select(['expires_at as expiresAt'])
    .where('user_id', '=', ownerId)
    .orderBy('created_at')
    .execute()

export const listMemberships = (db: Db, ownerId: string) =>
  db
    .selectFrom('memberships')
    .select(['restaurant_id as restaurantId', 'role', 'created_at as createdAt'])
    .where('user_id', '=', ownerId)
    .orderBy('created_at')
    .execute()

export const listTeam = (db: Db, ownerId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'status', 'created_at as createdAt', 'removed_at as removedAt'])
    .select('is_partner as partner')
    .select(eb =>
      sql<{ restaurantId: string; rights: Right[]; roleId: string | null }[]>`(
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'restaurantId', restaurant_id, 'rights', rights, 'roleId', role_id) ORDER BY restaurant_id), '[]')
        FROM memberships WHERE user_id = ${eb.ref('users.id')})`.as('memberships'),
    )
    .where('team_owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()

/** The members of a team have an account only in it; their sessions, tokens and memberships are deleted with them. */
export async function erasePeople(trx: Trx, ownerId: string): Promise<void> {
  await trx.deleteFrom('users').where('team_owner_id', '=', ownerId).execute()
  await trx.deleteFrom('users').where('id', '=', ownerId).execute()
}
