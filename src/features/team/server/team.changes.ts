import type { Db } from '#platform/db/database.ts'
import { type Change, defineEntity } from '#platform/events/changes.ts'
import { listTeamMemberships, type MemberRow } from '#features/identity/server/index.ts'
import type { MemberStatus } from '../team.contract.ts'
import { listPresent } from './invitations.store.ts'

/** A change of a team, in the owner's account. `invitationId`: of the present link. */
export type MemberState = {
  name: string
  email: string
  status: MemberStatus
  restaurantIds: string[]
  invitationId: string | null
}
export const teamMemberEntity = defineEntity<MemberState>('team-member')

/** A change of one member, for `recordChanges`. */
export const memberChange = (id: string, before: MemberState | null, after: MemberState): Change => ({
  entity: teamMemberEntity,
  id,
  before,
  after,
})

/** Answers the state of any member of the team as it is now. */
export async function readStates(db: Db, ownerId: string): Promise<(member: MemberRow) => MemberState> {
  const restaurants = await listTeamMemberships(db, ownerId)
  const invitations = await listPresent(db, ownerId)
  return ({ id, name, email, status }) => ({
    name,
    email,
    status,
    restaurantIds: restaurants.get(id) ?? [],
    invitationId: invitations.find(({ memberId }) => memberId === id)?.id ?? null,
  })
}
