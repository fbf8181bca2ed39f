import type { Db, Trx } from '#platform/db/database.ts'
import { type Grant, inOrder, partnerGrant, type Right, usualGrant } from '../rights.rules.ts'
import { noteMemberMail, touchMembers, updatePartner } from './members.store.ts'
import type { Actor } from './actor.ts'
import { findUserById, updateCurrentRestaurant } from './users.store.ts'

/** Who works in which restaurant, as a part of another feature's query. */
export const selectMemberships = (db: Db) =>
  db.selectFrom('memberships').select(['user_id', 'restaurant_id', 'role', 'rights', 'created_at'])

type Membership = {
  userId: string
  restaurantId: string
  role: 'owner' | 'worker'
  grant?: Grant | undefined
  now: Date
}

const columnsOf = ({ rights, roleId }: Grant) => ({ rights: inOrder(rights), role_id: roleId })

/** Makes a user a member of a restaurant, with the usual rights unless others are given; twice changes nothing. */
export async function addMembership(db: Db, membership: Membership): Promise<void> {
  await db
    .insertInto('memberships')
    .values({
      user_id: membership.userId,
      restaurant_id: membership.restaurantId,
      role: membership.role,
      created_at: membership.now,
      ...columnsOf(membership.grant ?? usualGrant()),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Changes what a member may do in one restaurant; a write of theirs that has begun ends first. */
async function updateGrant(
  trx: Trx,
  { userId, restaurantId, grant }: { userId: string; restaurantId: string; grant: Grant },
): Promise<void> {
  await trx
    .updateTable('memberships')
    .set(columnsOf(grant))
    .where('user_id', '=', userId)
    .where('restaurant_id', '=', restaurantId)
    .execute()
}

/** What a role of the house allows now, for everybody in these restaurants who has it. */
async function updateGrantsOfRole(
  trx: Trx,
  { restaurantIds, grant }: { restaurantIds: readonly string[]; grant: Grant },
): Promise<void> {
  await trx
    .updateTable('memberships')
    .set(columnsOf(grant))
    .where('role_id', '=', grant.roleId)
    .where('restaurant_id', 'in', restaurantIds)
    .execute()
}

/** Those who have a role stay as they are, 'a medida', but for these. */
async function detachFromRole(trx: Trx, { restaurantIds, roleId, exceptUserIds = [] }: OfRole): Promise<void> {
  const ofRole = trx.updateTable('memberships').set({ role_id: null }).where('role_id', '=', roleId)
  const here = ofRole.where('restaurant_id', 'in', restaurantIds)
  await (exceptUserIds.length > 0 ? here.where('user_id', 'not in', exceptUserIds) : here).execute()
}

/** Partners have every restaurant of the house, so also a new one. */
async function addPartners(
  trx: Trx,
  { ownerId, restaurantId, now }: { ownerId: string; restaurantId: string; now: Date },
): Promise<void> {
  const partners = await trx
    .selectFrom('users')
    .select(['id', 'current_restaurant_id'])
    .where('team_owner_id', '=', ownerId)
    .where('is_partner', '=', true)
    .where('status', 'in', ['pending', 'active'])
    .execute()
  for (const { id: userId, current_restaurant_id: current } of partners) {
    await addMembership(trx, { userId, restaurantId, role: 'worker', grant: partnerGrant(), now })
    if (current === null) await updateCurrentRestaurant(trx, userId, restaurantId)
  }
}

/** What somebody may do in a restaurant; undefined: no member of it. */
async function findMembershipRights(db: Db, userId: string, restaurantId: string): Promise<Right[] | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select('rights')
    .where('user_id', '=', userId)
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst()
  return row?.rights
}

/** Of exactly these restaurants; `grants` by restaurant: where there is none, it stays, or is the usual one. */
type NewMemberships = {
  userId: string
  restaurantIds: readonly string[]
  grants?: Readonly<Record<string, Grant>>
  now: Date
}
type OfRole = { restaurantIds: readonly string[]; roleId: string; exceptUserIds?: readonly string[] }

/**
 * Gives a worker access to exactly these restaurants. A current restaurant that is no longer theirs becomes the first
 * of them.
 */
async function replaceMemberships(
  trx: Trx,
  { userId, restaurantIds, grants = {}, now }: NewMemberships,
): Promise<void> {
  await trx
    .deleteFrom('memberships')
    .where('user_id', '=', userId)
    .where('restaurant_id', 'not in', restaurantIds)
    .execute()
  for (const restaurantId of restaurantIds) {
    const grant = grants[restaurantId]
    await addMembership(trx, { userId, restaurantId, role: 'worker', grant, now })
    if (grant) await updateGrant(trx, { userId, restaurantId, grant })
  }
  await trx
    .updateTable('users')
    .set({ current_restaurant_id: restaurantIds[0] ?? null })
    .where('id', '=', userId)
    .where(eb => eb.or([eb('current_restaurant_id', 'is', null), eb('current_restaurant_id', 'not in', restaurantIds)]))
    .execute()
}

/** Who asked for work that is done now; undefined: the account is gone, or they were removed from their team. */
async function absentActor(db: Db, userId: string): Promise<Actor | undefined> {
  const user = await findUserById(db, userId)
  if (!user || user.status === 'removed') return undefined
  const { role, status, team_owner_id: ownerId, is_partner: isPartner } = user
  return { userId, role, status, ownerId: ownerId ?? userId, sessionId: '', isPartner, isAbsent: true }
}

/** What changes memberships, and what they allow. */
export const memberships = {
  absentActor,
  add: addMembership,
  /** Exactly these restaurants. */
  replace: replaceMemberships,
  addPartners,
  updateRole: updateGrantsOfRole,
  detachFromRole,
  findRights: findMembershipRights,
  /** Makes a member a partner, or a worker again. */
  updatePartner,
  /** Notes who has changed what they may do, or who they are. */
  touch: touchMembers,
  noteMail: noteMemberMail,
}
