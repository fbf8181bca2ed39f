import { validationError } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import {
  GIVEN_ROLES,
  type Grant,
  inOrder,
  isGivenRole,
  type Right,
  RIGHTS,
  usualGrant,
} from '#features/identity/rights.rules.ts'
import { teamTexts as texts } from '../../team.texts.ts'
import { listRoleRows } from './roles.store.ts'

/** What a body says of somebody's rights: for each restaurant a role, or rights 'a medida'. */
export type SentGrants = {
  rights?: Record<string, Right[]> | undefined
  roleIds?: Record<string, string | null> | undefined
}

type Given = SentGrants & { restaurantIds: readonly string[] }

/**
 * The grants of a body by restaurant, where it says something; `before`: those of now. A role wins over rights, as it
 * is at this moment. Throws 400 for a restaurant that is none of the member's, and for a role that is none of the
 * house's.
 */
export async function grantsOf(
  db: Db,
  ownerId: string,
  { restaurantIds, rights = {}, roleIds = {} }: Given,
  before: Readonly<Record<string, Grant>> = {},
): Promise<Record<string, Grant>> {
  const named = [...new Set([...Object.keys(rights), ...Object.keys(roleIds)])]
  const foreign = named.find(id => !restaurantIds.includes(id))
  if (foreign !== undefined)
    throw validationError({ [Object.hasOwn(rights, foreign) ? 'rights' : 'roleIds']: texts.unknownRestaurant })
  const asked = Object.values(roleIds).filter(id => id !== null)
  const own = asked.some(id => !isGivenRole(id)) ? await listRoleRows(db, ownerId) : []
  const rightsOfRole = (id: string): readonly Right[] => {
    const found = isGivenRole(id) ? GIVEN_ROLES[id] : own.find(role => role.id === id)?.rights
    if (!found) throw validationError({ roleIds: texts.unknownRole })
    return found
  }
  const entries = named.flatMap((restaurantId): [string, Grant][] => {
    const roleId = roleIds[restaurantId] ?? null
    const custom = rights[restaurantId] ?? before[restaurantId]?.rights
    const held = roleId === null ? custom : rightsOfRole(roleId)
    return held ? [[restaurantId, { rights: inOrder(held), roleId }]] : []
  })
  return Object.fromEntries(entries)
}

/**
 * For all restaurants: what somebody has stays; elsewhere they get what they may do in each of these, or the usual
 * rights when they work nowhere.
 */
export function grantsEverywhere(
  restaurantIds: readonly string[],
  present: Readonly<Record<string, Grant>>,
): Record<string, Grant> {
  const [first = usualGrant(), ...others] = Object.values(present)
  const isOneRole = others.every(({ roleId }) => roleId === first.roleId)
  const rights = first.rights.filter(right => others.every(other => other.rights.includes(right)))
  const elsewhere = { rights: inOrder(rights), roleId: isOneRole ? first.roleId : null }
  return Object.fromEntries(restaurantIds.map(id => [id, present[id] ?? elsewhere]))
}

/** What a partner holds everywhere; who is none any more goes on as 'Encargado'. */
export const grantsOfPartner = (restaurantIds: readonly string[]): Record<string, Grant> =>
  Object.fromEntries(restaurantIds.map(id => [id, { rights: [...RIGHTS], roleId: 'encargado' }]))
