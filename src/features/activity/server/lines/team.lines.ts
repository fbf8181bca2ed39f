import { isDeepStrictEqual } from 'node:util'
import type { Change } from '#platform/events/changes.ts'
import type { MemberState, RoleState } from '#features/team/server/index.ts'
import { rightsInWords } from '#features/identity/rights.texts.ts'
import { line, type Line, describeChanged, type DescribeFields } from './line.ts'

/**
 * How the fields of a member are told in one restaurant. No email: names are enough, and what is kept for a year should
 * hold as little of a person as it can.
 */
export const memberFields = (restaurantId: string): DescribeFields<MemberState> => ({
  name: ({ subject, before, after }) => [line('team.renamed', subject, { before: before.name, after: after.name })],
  // Nobody can change it: another email is another invitation.
  email: () => [],
  status: ({ subject, after: { status } }) => [
    line(status === 'removed' ? 'team.removed' : status === 'active' ? 'team.joined' : 'team.invited', subject),
  ],
  restaurantIds: ({ subject, before, after }) => {
    const had = before.restaurantIds.includes(restaurantId)
    const has = after.restaurantIds.includes(restaurantId)
    if (had === has || after.status === 'removed') return []
    return [line(has ? 'team.access' : 'team.noAccess', subject)]
  },
  partner: ({ subject, after: { partner } }) => [line(partner ? 'team.partner' : 'team.noPartner', subject)],
  grants: ({ subject, before, after }) => {
    const [had, has] = [before.grants[restaurantId], after.grants[restaurantId]]
    // Said already: somebody became a partner or is none, or works here from now on, or no longer.
    if (!had || !has || before.partner || after.partner || isDeepStrictEqual(had.rights, has.rights)) return []
    return [line('team.rights', subject, { before: rightsInWords(had.rights), after: rightsInWords(has.rights) })]
  },
  // The link ends when somebody joins or is removed: only a fresh one for a pending member is news.
  invitationId: ({ subject, before, after }) =>
    before.status === 'pending' && after.status === 'pending' && after.invitationId !== null
      ? [line('team.link', subject)]
      : [],
})

/** The restaurants whose list shows this member, or role: where they could work before or can now. */
export const restaurantsOf = ({ before, after }: Change<MemberState | RoleState>): string[] => [
  ...new Set([...(before?.restaurantIds ?? []), ...(after?.restaurantIds ?? [])]),
]

/** A member, as this restaurant sees it. */
export function describeMember({ id, before, after }: Change<MemberState>, restaurantId: string): Line[] {
  if (!after) return []
  const subject = { id, name: after.name }
  if (!before) return [line('team.invited', subject)]
  return describeChanged(memberFields(restaurantId), { subject, before, after })
}

/** How the fields of a role of the house are told. */
export const roleFields: DescribeFields<RoleState> = {
  name: ({ subject, before, after }) => [line('role.renamed', subject, { before: before.name, after: after.name })],
  rights: ({ subject, before, after }) => [
    line('role.changed', subject, { before: rightsInWords(before.rights), after: rightsInWords(after.rights) }),
  ],
  // Whose lists show it: the same before and after.
  restaurantIds: () => [],
}

export function describeRole({ id, before, after }: Change<RoleState>): Line[] {
  const subject = { id, name: after?.name ?? before?.name ?? '' }
  if (!after) return [line('role.deleted', subject)]
  if (!before) return [line('role.created', subject, { after: rightsInWords(after.rights) })]
  return describeChanged(roleFields, { subject, before, after })
}
