import { recordChanges } from '#platform/events/changes.ts'
import type { Platform } from '#platform/platform.ts'
import { listRestaurantIds, listTeam } from '#features/identity/server/index.ts'
import { removeMember as endMembership, replaceMemberships, updateUserName } from '#features/identity/server/people.ts'
import type { TeamMember } from '../team.contract.ts'
import { revokeOfMember } from './invitations.store.ts'
import { presentMember, presentTeam } from './member.presenter.ts'
import { beginTeamWrite, type TeamCall } from './team.access.ts'
import { memberChange, readStates } from './team.changes.ts'
import { throwIfForeign, throwIfRemoved, writeMember } from './team.write.ts'

type MemberCall = TeamCall & { params: { id: string } }
type UpdateCall = MemberCall & { body: { name?: string | undefined; restaurantIds?: string[] | undefined } }

/** The people of the team, the owner first; also for owners without a team plan. */
export const listMembers = ({ db, clock }: Platform, { access }: TeamCall): Promise<TeamMember[]> =>
  presentTeam(db, access, clock.now())

/**
 * Changes a member's name or restaurants; absent fields stay. Throws 404 for removed members, 400 for a restaurant that
 * is not the owner's, 403 `team_plan` (3-decisions §3, §7).
 */
export function updateMember(platform: Platform, call: UpdateCall): Promise<TeamMember> {
  const { name, restaurantIds } = call.body
  return writeMember(platform, call, async ({ trx, access, member, now }) => {
    throwIfRemoved(member)
    if (name !== undefined) await updateUserName(trx, member.id, name)
    if (restaurantIds !== undefined) {
      await throwIfForeign(trx, access.ownerId, restaurantIds)
      await replaceMemberships(trx, { userId: member.id, restaurantIds, now })
    }
    return presentMember(trx, access.ownerId, member.id)
  })
}

const always = (): void => undefined

/**
 * Removes a member: access, sessions and the pending invitation end in one transaction. Lapsed owners may do it too;
 * removing again changes nothing (3-decisions §2, §3, §7).
 */
export function removeMember(platform: Platform, call: MemberCall): Promise<TeamMember> {
  return writeMember(
    platform,
    call,
    async ({ trx, access, member, now }) => {
      if (member.status !== 'removed') {
        await revokeOfMember(trx, member.id)
        await endMembership(trx, member.id, now)
      }
      return presentMember(trx, access.ownerId, member.id)
    },
    always,
  )
}

/**
 * Gives all pending and active members access to all restaurants of the owner. `syncedCount` counts the people who got
 * something new (S2 §2; 3-decisions §7).
 */
export function syncRestaurants(platform: Platform, call: TeamCall) {
  return platform.db.transaction().execute(async trx => {
    const { access, now } = await beginTeamWrite(platform, trx, call)
    const { ownerId } = access
    const restaurantIds = await listRestaurantIds(trx, ownerId)
    const stateBefore = await readStates(trx, ownerId)
    const present = (await listTeam(trx, ownerId)).filter(({ status }) => status !== 'removed')
    const lacking = present.filter(member => member.restaurantIds.length < restaurantIds.length)
    for (const { id } of lacking) await replaceMemberships(trx, { userId: id, restaurantIds, now })
    const stateAfter = await readStates(trx, ownerId)
    const changes = lacking.map(member =>
      memberChange(member.id, stateBefore(member), stateAfter({ ...member, restaurantIds })),
    )
    await recordChanges(platform, trx, { actor: call.actor, ownerId, restaurantId: null, at: now, changes })
    return { restaurantCount: restaurantIds.length, syncedCount: lacking.length }
  })
}
