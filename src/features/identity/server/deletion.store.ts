import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import type { Grant } from '../rights.rules.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import { listTeam, removeMember } from './members.store.ts'
import { addMembership } from './memberships.store.ts'

/** The name of the team in what a deletion has ended. */
export const TEAM = 'identity'

/** How many members, also invited ones, come back with an account whose deletion ended that. */
const countReturningTeam = (ended: Record<string, unknown>): number => (ended[TEAM] as PresentMember[]).length

/** From now on the email is free. */
export async function markUserDeleted(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ deleted_at: now }).where('id', '=', id).execute()
}

/** Ends the access of all members of an owner's team, also of invited ones, and their sessions. */
export async function removeTeam(trx: Trx, ownerId: string, now: Date): Promise<void> {
  const members = await listTeam(trx, ownerId)
  for (const { id, status } of members) if (status !== 'removed') await removeMember(trx, id, now)
}

/** A member as they were before the owner's account was deleted. */
export type PresentMember = {
  id: string
  status: 'pending' | 'active'
  currentRestaurantId: string | null
  restaurantIds: string[]
  /** By restaurant; absent in what a former release has kept. */
  grants?: Record<string, Grant>
}

/** The members who have, or were offered, access now. */
export function listPresentTeam(trx: Trx, ownerId: string): Promise<PresentMember[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'current_restaurant_id as currentRestaurantId'])
    .select(eb => [
      eb.ref('status').$castTo<PresentMember['status']>().as('status'),
      sql<string[]>`ARRAY(SELECT restaurant_id::text FROM memberships WHERE memberships.user_id = users.id)`.as(
        'restaurantIds',
      ),
      sql<Record<string, Grant>>`(
        SELECT coalesce(jsonb_object_agg(restaurant_id, jsonb_build_object('rights', rights, 'roleId', role_id)), '{}')
        FROM memberships WHERE memberships.user_id = users.id)`.as('grants'),
    ])
    .where('team_owner_id', '=', ownerId)
    .where('status', 'in', ['pending', 'active'])
    .where('deleted_at', 'is', null)
    .execute()
}

/** Gives a member back what their removal took; not to one whose email has another account by now. */
export async function restoreMember(
  trx: Trx,
  { id, status, currentRestaurantId, restaurantIds, grants = {} }: PresentMember,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ status, removed_at: null, current_restaurant_id: currentRestaurantId })
    .where('id', '=', id)
    .where('status', '=', 'removed')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('users as others')
            .select('others.id')
            .whereRef('others.email', '=', 'users.email')
            .whereRef('others.id', '!=', 'users.id')
            .where('others.deleted_at', 'is', null)
            .where(other => other.or([other('others.status', 'is', null), other('others.status', '=', 'active')])),
        ),
      ),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  for (const restaurantId of restaurantIds)
    await addMembership(trx, { userId: id, restaurantId, role: 'worker', grant: grants[restaurantId], now })
}

export type DeletedUser = { email: string; createdAt: Date; deletedAt: Date }

/** Locks a deleted account and answers its email and dates; undefined for any other. */
export async function lockDeletedUser(trx: Trx, id: string): Promise<DeletedUser | undefined> {
  const row = await trx
    .selectFrom('users')
    .select(['email', 'created_at', 'deleted_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.deleted_at ? { email: row.email, createdAt: row.created_at, deletedAt: row.deleted_at } : undefined
}

/** Deleted accounts of owners and admins that had this email, the last deleted first. */
function listByEmail(db: Db, email: string): Promise<{ id: string; deletedAt: Date }[]> {
  return db
    .selectFrom('users')
    .select(['id', eb => eb.ref('deleted_at').$castTo<Date>().as('deletedAt')])
    .where('email', '=', email)
    .where('deleted_at', 'is not', null)
    .where('team_owner_id', 'is', null)
    .orderBy('deleted_at', 'desc')
    .execute()
}

/** Throws the database's unique violation when another account has the email now. */
export async function markUserRestored(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('users').set({ deleted_at: null }).where('id', '=', id).execute()
}

/** Accounts of owners and admins in the order of their ids; members are deleted with their team. */
async function listBefore(db: Db, before: Date, page: Page): Promise<string[]> {
  const deleted = db.selectFrom('users').select('id').where('deleted_at', '<=', before)
  const rows = await pageBy(deleted.where('team_owner_id', 'is', null), 'id', page).execute()
  return rows.map(row => row.id)
}

/** Which accounts are deleted. */
export const deletedAccounts = { countReturningTeam, listBefore, listByEmail }
