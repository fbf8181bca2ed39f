import { AppError, validationError } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { type Change, recordChanges } from '#platform/events/changes.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import { throwIfChanged } from '#platform/http/if-match.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { inOrder, type Right } from '#features/identity/rights.rules.ts'
import { listRestaurantIds, listTeam, type Actor } from '#features/identity/server/index.ts'
import { memberships } from '#features/identity/server/people.ts'
import { GIVEN_ROLE_NAMES, type HouseRole, roleNameKey } from '../../roles.contract.ts'
import { teamErrors } from '../../team.errors.ts'
import { ROLES_MAX } from '../../team.limits.ts'
import { teamTexts as texts } from '../../team.texts.ts'
import { accessToTeamOf, beginTeamWrite, type TeamAccess, type TeamCall, throwIfWorker } from '../team.access.ts'
import { memberChange, type MemberRow, readStates, roleEntity, type RoleState } from '../team.changes.ts'
import { touchMembers } from '../team.write.ts'
import * as store from './roles.store.ts'

type RoleCall = TeamCall & { params: { id: string }; ifMatch?: string | undefined; keepAnswer?: KeepAnswer | undefined }
type CreateCall = TeamCall & { body: { name: string; rights: Right[] }; keepAnswer?: KeepAnswer | undefined }
type UpdateCall = RoleCall & {
  body: { name?: string | undefined; rights?: Right[] | undefined; apply?: 'all' | string[] | undefined }
}

/** For `bind`'s `access`: the team of a role; 404 for that of somebody else's, exactly like an unknown id. */
export async function roleAccess(platform: Platform, actor: Actor, id: string): Promise<TeamAccess> {
  throwIfWorker(actor)
  const ownerId = isUuid(id) ? await store.findOwnerOfRole(platform.db, id) : undefined
  if (!ownerId) throw notFound()
  return accessToTeamOf(platform, actor, ownerId)
}

const has = (roleId: string) => (member: MemberRow) =>
  member.status !== 'removed' && Object.values(member.grants).some(grant => grant.roleId === roleId)

const present = (role: store.RoleRow, team: readonly MemberRow[]): HouseRole => ({
  id: role.id,
  name: role.name,
  rights: inOrder(role.rights),
  memberIds: team.filter(has(role.id)).map(({ id }) => id),
  updatedAt: role.updated_at.toISOString(),
})

/** The roles of the house, oldest first. */
export async function listRoles({ db }: Platform, { access }: TeamCall): Promise<HouseRole[]> {
  const team = await listTeam(db, access.ownerId)
  return (await store.listRoleRows(db, access.ownerId)).map(role => present(role, team))
}

/** Throws 409 `role_exists` for a name that a given role or another one of the house has, without accents. */
function throwIfTaken(name: string, others: readonly store.RoleRow[]): void {
  const taken = [...Object.values(GIVEN_ROLE_NAMES).map(roleNameKey), ...others.map(role => role.name_key)]
  if (taken.includes(roleNameKey(name))) throw new AppError(teamErrors.roleExists)
}

type RoleFields = Omit<RoleState, 'restaurantIds'>
type RoleWrite = { trx: Trx; access: TeamAccess; now: Date; restaurantIds: string[]; roles: store.RoleRow[] }

const fieldsOf = ({ name, rights }: store.RoleRow): RoleFields => ({ name, rights: inOrder(rights) })

/** Under the lock of the owner's row; notifies what changed of the role and of everybody who has it. */
function writeRole<T>(
  platform: Platform,
  call: TeamCall & { keepAnswer?: KeepAnswer | undefined },
  work: (write: RoleWrite) => Promise<{ answer: T; id: string; before: RoleFields | null; after: RoleFields | null }>,
): Promise<T> {
  return platform.db.transaction().execute(async trx => {
    const { access, now } = await beginTeamWrite(platform, trx, call)
    const { ownerId } = access
    const before = await statesOf(trx, ownerId)
    const restaurantIds = await listRestaurantIds(trx, ownerId)
    const roles = await store.listRoleRows(trx, ownerId)
    const { answer, id, ...fields } = await work({ trx, access, now, restaurantIds, roles })
    const stateOf = (role: RoleFields | null): RoleState | null => role && { ...role, restaurantIds }
    const change = { entity: roleEntity, id, before: stateOf(fields.before), after: stateOf(fields.after) }
    const after = await statesOf(trx, ownerId)
    const changed = [...before].flatMap(([id, was]) => {
      const is = after.get(id)
      return is ? [{ id, was, is }] : []
    })
    await touchMembers(platform, trx, { actor: call.actor, ownerId, now, changed })
    const members = changed.map(({ id, was, is }) => memberChange(id, was, is))
    const changes: Change[] = [change, ...members]
    await recordChanges(platform, trx, { actor: call.actor, ownerId, restaurantId: null, at: now, changes })
    await call.keepAnswer?.(trx, answer)
    return answer
  })
}

async function statesOf(db: Db, ownerId: string) {
  const stateOf = await readStates(db, ownerId)
  const team = await listTeam(db, ownerId)
  return new Map(team.filter(({ status }) => status !== 'removed').map(member => [member.id, stateOf(member)]))
}

async function presentStored(db: Db, ownerId: string, id: string): Promise<HouseRole> {
  const role = orNotFound((await store.listRoleRows(db, ownerId)).find(each => each.id === id))
  return present(role, await listTeam(db, ownerId))
}

/** Throws 403, 409 `role_exists`, 409 `role_limit` at nine. */
export function createRole(platform: Platform, call: CreateCall): Promise<HouseRole> {
  const { name } = call.body
  const rights = inOrder(call.body.rights)
  return writeRole(platform, call, async ({ trx, access: { ownerId }, now, roles }) => {
    throwIfTaken(name, roles)
    if (roles.length >= ROLES_MAX) throw new AppError(teamErrors.roleLimit)
    const id = v7()
    await store.insertRole(trx, { ownerId, id, now }, { name, nameKey: roleNameKey(name), rights })
    return { answer: await presentStored(trx, ownerId, id), id, before: null, after: { name, rights } }
  })
}

/** Throws 400 unless all are members of the team who have not been removed. */
async function throwIfStrangers(db: Db, ownerId: string, memberIds: readonly string[]): Promise<void> {
  const team = new Set((await listTeam(db, ownerId)).flatMap(({ id, status }) => (status === 'removed' ? [] : [id])))
  if (!memberIds.every(id => team.has(id))) throw validationError({ apply: texts.unknownMember })
}

/**
 * Changes a role: for all who have it, or for those named in `apply`; the others keep what they have, 'a medida'.
 * Throws 400, 403, 404, 409 `role_exists`, 412 for another `ifMatch`.
 */
export function updateRole(platform: Platform, call: UpdateCall): Promise<HouseRole> {
  const { apply = 'all' } = call.body
  return writeRole(platform, call, async ({ trx, access: { ownerId }, now, restaurantIds, roles }) => {
    const role = orNotFound(roles.find(each => each.id === call.params.id.toLowerCase()))
    throwIfChanged(call.ifMatch, role.updated_at)
    const name = call.body.name ?? role.name
    const rights = inOrder(call.body.rights ?? role.rights)
    throwIfTaken(
      name,
      roles.filter(each => each.id !== role.id),
    )
    if (apply !== 'all') {
      await throwIfStrangers(trx, ownerId, apply)
      await memberships.detachFromRole(trx, { restaurantIds, roleId: role.id, exceptUserIds: apply })
    }
    await memberships.updateRole(trx, { restaurantIds, grant: { rights, roleId: role.id } })
    await store.updateRoleRow(trx, { ownerId, id: role.id, now }, { name, nameKey: roleNameKey(name), rights })
    const answer = await presentStored(trx, ownerId, role.id)
    return { answer, id: role.id, before: fieldsOf(role), after: { name, rights } }
  })
}

/** Deletes a role; whoever has it keeps the same rights. Throws 403, 404, 412 for another `ifMatch`. */
export function deleteRole(platform: Platform, call: RoleCall): Promise<null> {
  return writeRole(platform, call, async ({ trx, access: { ownerId }, restaurantIds, roles }) => {
    const role = orNotFound(roles.find(each => each.id === call.params.id.toLowerCase()))
    throwIfChanged(call.ifMatch, role.updated_at)
    await memberships.detachFromRole(trx, { restaurantIds, roleId: role.id })
    await store.deleteRoleRow(trx, ownerId, role.id)
    return { answer: null, id: role.id, before: fieldsOf(role), after: null }
  })
}
