import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import type { Grant } from '../rights.rules.ts'
import { laterThan } from '#platform/db/columns.ts'
import { hasUpdated } from '#platform/db/page.ts'
import { RESTAURANT_IDS } from './restaurant-ids.store.ts'
import { endSessionsOfUser } from './sessions/sessions.store.ts'

type MemberRow = {
  id: string
  name: string
  email: string
  status: 'pending' | 'active' | 'removed'
  createdAt: Date
  removedAt: Date | null
  /** Without deleted ones, oldest first. */
  restaurantIds: string[]
  /** Counts as the owner, but for paying (4-beyond §10). */
  partner: boolean
  /** By restaurant, without deleted ones. */
  grants: Record<string, Grant>
  updatedAt: Date
  updatedBy: string | null
}

const selectMembers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'created_at as createdAt', 'removed_at as removedAt', 'is_partner as partner'])
    .select(['member_updated_at as updatedAt', 'member_updated_by as updatedBy'])
    .select(eb => [
      eb.ref('status').$castTo<MemberRow['status']>().as('status'),
      RESTAURANT_IDS.as('restaurantIds'),
      sql<Record<string, Grant>>`(
        SELECT coalesce(jsonb_object_agg(restaurants.id, jsonb_build_object('rights', rights, 'roleId', role_id)), '{}')
        FROM memberships JOIN restaurants ON restaurants.id = memberships.restaurant_id
        WHERE memberships.user_id = users.id AND restaurants.deleted_at IS NULL)`.as('grants'),
    ])
    .where('deleted_at', 'is', null)

/** All members that an owner's team has or had, oldest first; without the owner. */
export function listTeam(db: Db, ownerId: string): Promise<MemberRow[]> {
  return selectMembers(db).where('team_owner_id', '=', ownerId).orderBy('created_at').orderBy('id').execute()
}

/** One member of a team: any by its id, or the pending or active one who has this email. */
export function findMember(
  db: Db,
  ownerId: string,
  wanted: { id: string } | { email: string },
): Promise<MemberRow | undefined> {
  const members = selectMembers(db).where('team_owner_id', '=', ownerId)
  const found =
    'id' in wanted
      ? members.where('id', '=', wanted.id)
      : members.where('email', '=', wanted.email).where('status', 'in', ['pending', 'active'])
  return found.executeTakeFirst()
}

/** Pending and active members of a team, without the owner: those that count toward the plan's limit. */
export async function countTeam(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('team_owner_id', '=', ownerId)
    .where('status', 'in', ['pending', 'active'])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type Activation = { id: string; passwordHash: string; termsVersion: string; now: Date }

/**
 * Makes an invited member active. False: they were removed or had accepted before. Throws the database's unique
 * violation when another account has the email now.
 */
export async function activateMember(trx: Trx, { id, passwordHash, termsVersion, now }: Activation): Promise<boolean> {
  return hasUpdated(
    trx
      .updateTable('users')
      .set({ status: 'active', password_hash: passwordHash, terms_version: termsVersion, terms_accepted_at: now })
      .set({ email_confirmed_at: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('deleted_at', 'is', null),
  )
}

/** Notes that somebody has changed what these members may do, or who they are. */
export async function touchMembers(trx: Trx, ids: readonly string[], { by, now }: { by: string; now: Date }) {
  if (ids.length === 0) return
  await trx
    .updateTable('users')
    .set({ member_updated_at: laterThan('member_updated_at', now), member_updated_by: by })
    .where('id', 'in', ids)
    .execute()
}

/** Notes a mail about what a member may do. False: they got one after `since`. */
export async function noteMemberMail(trx: Trx, { userId, since, now }: { userId: string; since: Date; now: Date }) {
  return hasUpdated(
    trx
      .updateTable('users')
      .set({ member_mailed_at: now })
      .where('id', '=', userId)
      .where(eb => eb.or([eb('member_mailed_at', 'is', null), eb('member_mailed_at', '<=', since)])),
  )
}

/** Makes a member a partner, or a worker again. */
export async function updatePartner(trx: Trx, id: string, isPartner: boolean): Promise<void> {
  await trx.updateTable('users').set({ is_partner: isPartner }).where('id', '=', id).execute()
}

/**
 * Ends a member's access and sessions; the sessions keep `member_removed` as their reason, and the email is free. It
 * locks sessions before memberships, as a write to a restaurant does, so that the two cannot deadlock.
 */
export async function removeMember(trx: Trx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'removed', removed_at: now, current_restaurant_id: null })
    .where('id', '=', id)
    .execute()
  await endSessionsOfUser(trx, id, { reason: 'member_removed', now })
  await trx.deleteFrom('memberships').where('user_id', '=', id).execute()
}
