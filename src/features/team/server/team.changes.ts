import type { Db } from '#platform/db/database.ts'
import { type Change, defineEntity } from '#platform/events/changes.ts'
import type { Grant, Right } from '#features/identity/rights.rules.ts'
import type { findMember } from '#features/identity/server/index.ts'
import type { MemberStatus } from '../team.contract.ts'
import { listPresent } from './invitations.store.ts'

/** A member of a team, as identity stores it. */
export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

/** A change of a team, in the owner's account. `invitationId`: of the present link. */
export type MemberState = {
  name: string
  email: string
  status: MemberStatus
  restaurantIds: string[]
  partner: boolean
  /** By restaurant. */
  grants: Record<string, Grant>
  invitationId: string | null
}
export const teamMemberEntity = defineEntity<MemberState>('team-member')

/** A role of the house; `restaurantIds`: all of the house, because the role is of none of them. */
export type RoleState = { name: string; rights: Right[]; restaurantIds: string[] }
export const roleEntity = defineEntity<RoleState>('team-role')

/** A change of one member, for `recordChanges`. */
export const memberChange = (id: string, before: MemberState | null, after: MemberState): Change => ({
  entity: teamMemberEntity,
  id,
  before,
  after,
})

/** Answers the state of any member of the team as it was read, with its present invitation. */
export async function readStates(db: Db, ownerId: string): Promise<(member: MemberRow) => MemberState> {
  const invitations = await listPresent(db, ownerId)
  return ({ id, name, email, status, restaurantIds, partner, grants }) => ({
    name,
    email,
    status,
    restaurantIds,
    partner,
    grants,
    invitationId: invitations.find(({ memberId }) => memberId === id)?.id ?? null,
  })
}
