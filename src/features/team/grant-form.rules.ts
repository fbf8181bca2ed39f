import { GIVEN_ROLES, type Grant, inOrder, isGivenRole, type Right } from '#features/identity/rights.rules.ts'
import type { HouseRole } from './roles.contract.ts'
import type { TeamMember } from './team.contract.ts'

/** What the form says that somebody may do, and where. */
export type GrantDraft = {
  partner: boolean
  restaurantIds: readonly string[]
  /** 'Permisos distintos en cada uno'. */
  differs: boolean
  /** In all restaurants, while they do not differ. */
  grant: Grant
  /** By restaurant; read only while they differ. */
  grants: Readonly<Record<string, Grant>>
}

export const grantOfRole = (id: string, roles: readonly HouseRole[]): Grant => ({
  rights: [...(isGivenRole(id) ? GIVEN_ROLES[id] : (roles.find(role => role.id === id)?.rights ?? []))],
  roleId: id,
})

/** Somebody new begins as 'Sala', in the restaurant on the page (EVERY-DAY §5). */
export const newDraft = (restaurantId: string | undefined): GrantDraft => ({
  partner: false,
  restaurantIds: restaurantId === undefined ? [] : [restaurantId],
  differs: false,
  grant: grantOfRole('sala', []),
  grants: {},
})

export const isSameGrant = (one: Grant | undefined, other: Grant | undefined): boolean =>
  one?.roleId === other?.roleId && inOrder(one?.rights ?? []).join() === inOrder(other?.rights ?? []).join()

/** By restaurant, as the server answers it. */
const grantsOf = ({ restaurantIds, rights, roleIds }: TeamMember): Record<string, Grant> =>
  Object.fromEntries(restaurantIds.map(id => [id, { rights: rights[id] ?? [], roleId: roleIds[id] ?? null }]))

type Granted = { partner: boolean; restaurantIds: readonly string[]; grants: Readonly<Record<string, Grant>> }

/** As the form shows it: one grant while all restaurants have the same. */
export function draftOfGrants({ partner, restaurantIds, grants }: Granted): GrantDraft {
  const [first = grantOfRole('encargado', []), ...others] = Object.values(grants)
  const differs = others.some(other => !isSameGrant(first, other))
  const grant = partner ? grantOfRole('encargado', []) : first
  return { partner, restaurantIds, differs, grant, grants }
}

export const draftOf = (member: TeamMember): GrantDraft => draftOfGrants({ ...member, grants: grantsOf(member) })

/** What holds in a restaurant. */
export const grantIn = ({ differs, grant, grants }: GrantDraft, id: string): Grant =>
  differs ? (grants[id] ?? grant) : grant

/** A right more or less makes it 'a medida'. */
export const withRight = ({ rights }: Grant, right: Right, has: boolean): Grant => ({
  rights: inOrder(has ? [...rights, right] : rights.filter(each => each !== right)),
  roleId: null,
})

type GrantBody = {
  partner?: boolean
  restaurantIds: string[]
  roleIds?: Record<string, string | null>
  rights?: Record<string, Right[]>
}

/** The fields of a call; `partner` only where the sender may say it. */
export function bodyOf(draft: GrantDraft, mayMakePartners: boolean): GrantBody {
  const partner = mayMakePartners ? { partner: draft.partner } : {}
  const restaurantIds = [...draft.restaurantIds]
  if (draft.partner) return { ...partner, restaurantIds }
  const grants = restaurantIds.map(id => [id, grantIn(draft, id)] as const)
  return {
    ...partner,
    restaurantIds,
    roleIds: Object.fromEntries(grants.map(([id, { roleId }]) => [id, roleId])),
    rights: Object.fromEntries(grants.flatMap(([id, { roleId, rights }]) => (roleId === null ? [[id, rights]] : []))),
  }
}

export function isSameDraft(one: GrantDraft, other: GrantDraft): boolean {
  if (one.partner !== other.partner) return false
  const [ids, otherIds] = [one.restaurantIds, other.restaurantIds]
  if (ids.length !== otherIds.length || !ids.every(id => otherIds.includes(id))) return false
  return one.partner || ids.every(id => isSameGrant(grantIn(one, id), grantIn(other, id)))
}

/**
 * The role of the house whose rights somebody has changed one by one, with all who have it; undefined where that is
 * nobody else's business: then it simply becomes 'a medida'.
 */
export function changedRole(
  before: GrantDraft,
  after: GrantDraft,
  roles: readonly HouseRole[],
): { role: HouseRole; added: Right[]; removed: Right[] } | undefined {
  if (after.partner || before.differs || after.differs || after.grant.roleId !== null) return undefined
  const role = roles.find(({ id }) => id === before.grant.roleId)
  if (!role) return undefined
  const { rights } = after.grant
  const added = rights.filter(right => !role.rights.includes(right))
  const removed = role.rights.filter(right => !rights.includes(right))
  return added.length + removed.length > 0 ? { role, added, removed } : undefined
}
