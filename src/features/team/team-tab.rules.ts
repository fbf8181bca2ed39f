import type { Tier } from '#shared/plan.ts'
import { PLANS } from '#features/billing/plans.ts'
import { inOrder, isGivenRole } from '#features/identity/rights.rules.ts'
import { peopleTexts as texts } from './people.texts.ts'
import { GIVEN_ROLE_NAMES, type HouseRole } from './roles.contract.ts'
import type { TeamMember, TeamPlan } from './team.contract.ts'

/** A team as the tab shows it. */
export type Team = {
  owner: TeamMember
  plan: TeamPlan
  /** Everybody but the owner, as the server sorts them; removed people too. */
  members: readonly TeamMember[]
  /** Pending and active members: each takes one place of the plan. */
  taken: number
}

/** Reads the answer of `GET /team/members`, which begins with the owner (3-decisions §7). */
export function teamOf([owner, ...members]: readonly TeamMember[]): Team {
  if (!owner?.plan) throw new Error('the list of a team begins with its owner')
  return { owner, plan: owner.plan, members, taken: members.filter(({ status }) => status !== 'removed').length }
}

/** Only pro and premium have a team (S1 §6). */
export const hasTeamPlan = (tier: Tier | undefined): boolean => tier !== undefined && PLANS[tier].users > 1

/** Why nobody can be invited now; the first reason that holds. */
export type InviteBlock = 'ended' | 'noTeam' | 'noRestaurant' | 'full'

type Around = { isAdmin: boolean; hasRestaurant: boolean }

/** Admins may write to the team of an owner whose plan has ended, within the places of that plan (3-decisions §3). */
export function inviteBlock({ plan }: Team, { isAdmin, hasRestaurant }: Around): InviteBlock | null {
  if (plan.readOnly && !isAdmin) return 'ended'
  if (plan.invitations === 0) return 'noTeam'
  if (!hasRestaurant) return 'noRestaurant'
  return plan.invitationsLeft === 0 ? 'full' : null
}

/** False where members can only be removed: the plan has ended, or has no team any more (3-decisions §7). */
export const mayChangeMembers = (block: InviteBlock | null): boolean => block !== 'ended' && block !== 'noTeam'

/** True after a downgrade to a plan with fewer places than there are members. */
export const isTooLarge = ({ plan, taken }: Team): boolean =>
  plan.invitations !== null && plan.invitations > 0 && taken > plan.invitations

/** 'Cocina', 'Barra', 'a medida (4 de 8)': in one restaurant. */
export function roleIn({ rights, roleIds }: TeamMember, id: string, roles: readonly HouseRole[]): string {
  const roleId = roleIds[id] ?? null
  if (roleId !== null && isGivenRole(roleId)) return GIVEN_ROLE_NAMES[roleId]
  return roles.find(each => each.id === roleId)?.name ?? texts.customOf(rights[id]?.length ?? 0)
}

/** The role of a worker in words; null for who has none: the owner, and who works nowhere. */
export function roleInWords(member: TeamMember, roles: readonly HouseRole[]): string | null {
  const { role, partner, rights, roleIds } = member
  const ids = Object.keys(rights)
  const [first] = ids
  if (role !== 'worker' || partner || first === undefined) return null
  const keyOf = (id: string): string => roleIds[id] ?? inOrder(rights[id] ?? []).join()
  if (ids.some(id => keyOf(id) !== keyOf(first))) return texts.different
  return roleIn(member, first, roles)
}

/** Has the invitation's link run out? The member stays pending all the same. */
export const isLinkExpired = ({ invitationExpiresAt }: TeamMember, now: Date): boolean =>
  invitationExpiresAt !== null && new Date(invitationExpiresAt) <= now

/** The member whose row gets the focus when this one is removed: the next one, else the one before; null: none. */
export function neighborOf(members: readonly TeamMember[], id: string): string | null {
  const place = members.findIndex(member => member.id === id)
  return (members[place + 1] ?? members[place - 1])?.id ?? null
}
