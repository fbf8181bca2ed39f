import { joinMembers } from '#shared/fields/three-way.ts'
import { type Grant, inOrder, type Right } from '#features/identity/rights.rules.ts'
import {
  bodyOf,
  draftOf,
  draftOfGrants,
  type GrantDraft,
  grantIn,
  isSameDraft,
  isSameGrant,
} from './grant-form.rules.ts'
import type { TeamMember } from './team.contract.ts'

/** What the sheet of a person says. */
export type MemberWish = { name: string; draft: GrantDraft }

export const wishOf = (member: TeamMember): MemberWish => ({ name: member.name, draft: draftOf(member) })

/** The call's body that makes `wish` of a member; without a field: they are so already. */
export function memberBody({ name, draft }: MemberWish, base: TeamMember, mayMakePartners: boolean) {
  const isGranted = !isSameDraft(draftOf(base), draft)
  return {
    ...(name.trim() !== base.name && { name }),
    ...(isGranted && bodyOf(draft, mayMakePartners)),
  }
}

/** Rights that somebody has got or lost anywhere. */
export type RightsChange = { given: Right[]; taken: Right[] }

export function rightsChange(before: GrantDraft, after: GrantDraft): RightsChange {
  const changes = after.restaurantIds.map(id => changeIn(id, before, after))
  return {
    given: inOrder(changes.flatMap(({ given }) => given)),
    taken: inOrder(changes.flatMap(({ taken }) => taken)),
  }
}

/** What has changed alike in each restaurant; null: 'ya no puede cambiar precios' would be true only in some. */
export function changeEverywhere(before: GrantDraft, after: GrantDraft): RightsChange | null {
  const [first = { given: [], taken: [] }, ...others] = after.restaurantIds.map(id => changeIn(id, before, after))
  return others.every(({ given, taken }) => isSame(given, first.given) && isSame(taken, first.taken)) ? first : null
}

function changeIn(id: string, before: GrantDraft, after: GrantDraft): RightsChange {
  const was = before.restaurantIds.includes(id) ? grantIn(before, id).rights : []
  const is = grantIn(after, id).rights
  return {
    given: inOrder(is.filter(right => !was.includes(right))),
    taken: inOrder(was.filter(right => !is.includes(right))),
  }
}

const isSame = (one: readonly Right[], other: readonly Right[]): boolean => one.join() === other.join()

export type MergedMember = {
  /** What both have changed, together. */
  both: MemberWish
  /** What stays when the other person's rights hold. */
  theirs: MemberWish
  /** Both have changed the rights in one restaurant, and not alike: what each has done. */
  contested: { mine: RightsChange; theirs: RightsChange } | null
}

/**
 * A change of a person whom somebody else has changed since: what only one has changed holds, restaurants are joined
 * one by one, and rights that both have changed in one restaurant are asked about (EVERY-DAY §5, decision 0183).
 */
export function mergeMember(seen: TeamMember, mine: MemberWish, current: TeamMember): MergedMember {
  const [before, after, theirs] = [draftOf(seen), mine.draft, draftOf(current)]
  const partner = after.partner === before.partner ? theirs.partner : after.partner
  const restaurantIds = joinMembers(before.restaurantIds, after.restaurantIds, theirs.restaurantIds)
  const pairs = restaurantIds.map(id => ({ id, ...mergeGrant(id, { before, after, theirs }) }))
  const name = mine.name.trim() === seen.name ? current.name : mine.name
  const wish = (grants: [string, Grant][]): MemberWish => ({
    name,
    draft: draftOfGrants({ partner, restaurantIds, grants: Object.fromEntries(grants) }),
  })
  const isContested = !partner && pairs.some(pair => pair.isContested)
  return {
    both: wish(pairs.map(({ id, both }) => [id, both])),
    theirs: wish(pairs.map(({ id, both, isContested: asked }) => [id, asked ? grantIn(theirs, id) : both])),
    contested: isContested ? { mine: rightsChange(before, after), theirs: rightsChange(before, theirs) } : null,
  }
}

type Drafts = { before: GrantDraft; after: GrantDraft; theirs: GrantDraft }

function mergeGrant(id: string, { before, after, theirs }: Drafts): { both: Grant; isContested: boolean } {
  const has = (draft: GrantDraft): boolean => draft.restaurantIds.includes(id)
  const [was, wanted, is] = [grantIn(before, id), grantIn(after, id), grantIn(theirs, id)]
  if (!has(theirs) || (has(before) && isSameGrant(was, is))) return { both: wanted, isContested: false }
  if (!has(after) || isSameGrant(wanted, is) || (has(before) && isSameGrant(was, wanted)))
    return { both: is, isContested: false }
  const rights = inOrder(joinMembers(was.rights, wanted.rights, is.rights))
  const same = [is, wanted].find(grant => inOrder(grant.rights).join() === rights.join())
  return { both: same ?? { rights, roleId: null }, isContested: true }
}

/** Whether somebody may do more, less, or both after a change. */
export const isOnlyGiven = ({ given, taken }: RightsChange): boolean => given.length > 0 && taken.length === 0
export const isOnlyTaken = ({ given, taken }: RightsChange): boolean => taken.length > 0 && given.length === 0
