import { orNotFound } from '#platform/http/bind.ts'
import type { Db } from '#platform/db/database.ts'
import { endedReason, isEntitled } from '#features/billing/billing.rules.ts'
import { type Grant, RIGHTS } from '#features/identity/rights.rules.ts'
import { countTeam, findMember, findUserById, listTeam } from '#features/identity/server/index.ts'
import { type MemberRow } from './team.changes.ts'
import type { TeamMember, TeamPlan } from '../team.contract.ts'
import { inListOrder } from '../team.rules.ts'
import { listPresent } from './invitations.store.ts'
import { allowanceOf, type TeamAccess } from './team.access.ts'

/** Owners and partners may do everything, by no role. */
function presentGrants({ partner, restaurantIds, grants }: Pick<MemberRow, 'partner' | 'restaurantIds' | 'grants'>) {
  const of = <Value>(value: (grant: Grant | undefined) => Value) =>
    Object.fromEntries(restaurantIds.map(id => [id, value(partner ? undefined : grants[id])]))
  return { rights: of(grant => [...(grant?.rights ?? RIGHTS)]), roleIds: of(grant => grant?.roleId ?? null) }
}

async function presentMembers(db: Db, ownerId: string, members: readonly MemberRow[]): Promise<TeamMember[]> {
  const invitations = await listPresent(db, ownerId)
  return members.map(member => ({
    id: member.id,
    name: member.name,
    email: member.email,
    role: 'worker',
    status: member.status,
    restaurantIds: member.restaurantIds,
    partner: member.partner,
    ...presentGrants(member),
    createdAt: member.createdAt.toISOString(),
    updatedAt: member.updatedAt.toISOString(),
    invitationExpiresAt: invitations.find(({ memberId }) => memberId === member.id)?.expiresAt.toISOString() ?? null,
    removedAt: member.removedAt?.toISOString() ?? null,
    plan: null,
  }))
}

async function presentPlan(db: Db, access: TeamAccess, now: Date): Promise<TeamPlan> {
  const { ownerId, ownerRole, subscription } = access
  const invitations = allowanceOf(access)
  const taken = await countTeam(db, ownerId)
  const isLapsed = ownerRole !== 'admin' && !isEntitled(subscription, now)
  const reason = endedReason(subscription)
  const endedAt = reason === 'trial_expired' ? subscription?.trialEndsAt : subscription?.subscriptionEndsAt
  return {
    tier: subscription?.tier ?? null,
    invitations,
    invitationsLeft: invitations === null ? null : Math.max(0, invitations - taken),
    readOnly: isLapsed ? reason : null,
    endedAt: (isLapsed && endedAt?.toISOString()) || null,
  }
}

async function presentOwner(db: Db, access: TeamAccess, now: Date): Promise<TeamMember> {
  const owner = orNotFound(await findUserById(db, access.ownerId))
  return {
    id: owner.id,
    name: owner.name,
    email: owner.email,
    role: owner.role,
    status: 'active',
    restaurantIds: owner.restaurantIds,
    partner: false,
    ...presentGrants({ partner: true, restaurantIds: owner.restaurantIds, grants: {} }),
    createdAt: owner.created_at.toISOString(),
    updatedAt: owner.member_updated_at.toISOString(),
    invitationExpiresAt: null,
    removedAt: null,
    plan: await presentPlan(db, access, now),
  }
}

/** The people of a team, the owner first, with what the plan allows (3-decisions §7). */
export async function presentTeam(db: Db, access: TeamAccess, now: Date): Promise<TeamMember[]> {
  const members = inListOrder(await listTeam(db, access.ownerId))
  return [await presentOwner(db, access, now), ...(await presentMembers(db, access.ownerId, members))]
}

/** One member. Throws 404 when the team has no such member. */
export async function presentMember(db: Db, ownerId: string, id: string): Promise<TeamMember> {
  const [member] = await presentMembers(db, ownerId, [orNotFound(await findMember(db, ownerId, { id }))])
  return orNotFound(member)
}
