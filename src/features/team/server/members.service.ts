import { recordChanges } from '#platform/events/changes.ts'
import type { Platform } from '#platform/platform.ts'
import { listRestaurantIds, listTeam } from '#features/identity/server/index.ts'
import { memberships, removeMember as endMembership, updateUserName } from '#features/identity/server/people.ts'
import type { TeamMember } from '../team.contract.ts'
import { revokeOfMember } from './invitations.store.ts'
import { presentTeam } from './member.presenter.ts'
import { grantsEverywhere, grantsOf, grantsOfPartner, type SentGrants } from './roles/grants.ts'
import { beginTeamWrite, type TeamCall, throwIfPartner } from './team.access.ts'
import { memberChange, readStates } from './team.changes.ts'
import {
  type MemberCall,
  type MemberWrite,
  throwIfForeign,
  throwIfRemoved,
  touchMembers,
  writeMember,
} from './team.write.ts'

type UpdateCall = MemberCall & {
  body: SentGrants & { name?: string | undefined; restaurantIds?: string[] | undefined; partner?: boolean | undefined }
}

/** The people of the team, the owner first; also for owners without a team plan. */
export const listMembers = ({ db, clock }: Platform, { access }: TeamCall): Promise<TeamMember[]> =>
  presentTeam(db, access, clock.now())

/**
 * Changes a member's name, restaurants or rights; absent fields stay. Throws 404 for removed members, 400 for a
 * restaurant that is not the owner's and for an unknown role, 403 `team_plan`, 403 `partner_forbidden` for a partner
 * who makes or changes another one, 412 for another `ifMatch` (3-decisions §3, §7; 4-beyond §10).
 */
export async function updateMember(platform: Platform, call: UpdateCall): Promise<TeamMember> {
  const { name, partner } = call.body
  const written = await writeMember(platform, call, async ({ trx, access, member, now }) => {
    throwIfRemoved(member)
    if (partner || member.partner) throwIfPartner(access)
    if (name !== undefined) await updateUserName(trx, member.id, name)
    if (partner !== undefined && partner !== member.partner) await memberships.updatePartner(trx, member.id, partner)
    await changeMemberships({ trx, access, member, now }, call.body)
  })
  return written.member
}

/** A partner has every restaurant, with everything; who is none any more keeps that as 'Encargado'. */
async function changeMemberships({ trx, access, member, now }: MemberWrite, body: UpdateCall['body']): Promise<void> {
  const { ownerId } = access
  const order = { userId: member.id, now }
  const isPartner = body.partner ?? member.partner
  if (isPartner || (member.partner && !body.rights && !body.roleIds)) {
    const all = await listRestaurantIds(trx, ownerId)
    const restaurantIds = isPartner ? all : (body.restaurantIds ?? all)
    await throwIfForeign(trx, ownerId, restaurantIds)
    await memberships.replace(trx, { ...order, restaurantIds, grants: grantsOfPartner(restaurantIds) })
    return
  }
  const { restaurantIds = member.restaurantIds } = body
  if (body.restaurantIds !== undefined) await throwIfForeign(trx, ownerId, restaurantIds)
  const grants = await grantsOf(trx, ownerId, { ...body, restaurantIds }, member.grants)
  // Touched where nothing is said too: a partner's write that has begun ends before they are none any more.
  const touched = member.partner ? { ...pickGrants(member.grants, restaurantIds), ...grants } : grants
  await memberships.replace(trx, { ...order, restaurantIds, grants: touched })
}

const pickGrants = (grants: MemberWrite['member']['grants'], ids: readonly string[]) =>
  Object.fromEntries(Object.entries(grants).filter(([id]) => ids.includes(id)))

const always = (): void => undefined

/**
 * Removes a member: access, sessions and the pending invitation end in one transaction. Lapsed owners may do it too;
 * removing again changes nothing. Throws 403 `partner_forbidden` (3-decisions §2, §3, §7).
 */
export async function removeMember(platform: Platform, call: MemberCall): Promise<TeamMember> {
  const written = await writeMember(
    platform,
    call,
    async ({ trx, access, member, now }) => {
      if (member.partner) throwIfPartner(access)
      if (member.status !== 'removed') {
        await revokeOfMember(trx, member.id)
        await endMembership(trx, member.id, now)
      }
    },
    always,
  )
  return written.member
}

/**
 * Gives all pending and active members access to all restaurants of the owner, with no more rights than they have
 * everywhere already. `syncedCount` counts the people who got something new (S2 §2; 3-decisions §7).
 */
export function syncRestaurants(platform: Platform, call: TeamCall) {
  return platform.db.transaction().execute(async trx => {
    const { access, now } = await beginTeamWrite(platform, trx, call)
    const { ownerId } = access
    const restaurantIds = await listRestaurantIds(trx, ownerId)
    const stateBefore = await readStates(trx, ownerId)
    const present = (await listTeam(trx, ownerId)).filter(({ status }) => status !== 'removed')
    const lacking = present.filter(member => member.restaurantIds.length < restaurantIds.length)
    const added = lacking.map(member => ({ member, grants: grantsEverywhere(restaurantIds, member.grants) }))
    for (const { member, grants } of added)
      await memberships.replace(trx, { userId: member.id, restaurantIds, grants, now })
    const stateAfter = await readStates(trx, ownerId)
    const changed = added.map(({ member, grants }) => {
      const is = stateAfter({ ...member, restaurantIds, grants })
      return { id: member.id, was: stateBefore(member), is }
    })
    await touchMembers(platform, trx, { actor: call.actor, ownerId, now, changed })
    const changes = changed.map(({ id, was, is }) => memberChange(id, was, is))
    await recordChanges(platform, trx, { actor: call.actor, ownerId, restaurantId: null, at: now, changes })
    return { restaurantCount: restaurantIds.length, syncedCount: lacking.length }
  })
}
