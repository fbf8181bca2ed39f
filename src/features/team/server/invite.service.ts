import { AppError } from '#shared/app-error.ts'
import type { Trx } from '#platform/db/database.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { requireEntitled } from '#features/billing/server/index.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { type Grant, usualGrant } from '#features/identity/rights.rules.ts'
import { countTeam, findMember, findUserByEmail, listRestaurantIds } from '#features/identity/server/index.ts'
import { memberships, insertUser, userFields } from '#features/identity/server/people.ts'
import type { TeamMember } from '../team.contract.ts'
import { teamErrors } from '../team.errors.ts'
import { hasRoom } from '../team.rules.ts'
import { countInvitation, renewInvitation } from './links.service.ts'
import { sendInvitation } from './mails/team.mailing.ts'
import { presentMember } from './member.presenter.ts'
import { grantsOf, grantsOfPartner, type SentGrants } from './roles/grants.ts'
import {
  allowanceOf,
  beginTeamWrite,
  type TeamAccess,
  teamAccess,
  type TeamCall,
  throwIfPartner,
} from './team.access.ts'
import { memberChange, readStates } from './team.changes.ts'
import { throwIfForeign, touchMembers } from './team.write.ts'

export type Invitation = SentGrants & {
  email: string
  name: string
  restaurantIds: string[]
  partner?: boolean | undefined
}
type InviteCall = TeamCall & {
  query: { restaurantId?: string | undefined }
  body: Invitation
  keepAnswer?: KeepAnswer | undefined
}

/** An admin who names no team invites into that of the first restaurant's owner (decision 0090). */
async function accessOf(platform: Platform, { actor, access, query, body }: InviteCall): Promise<TeamAccess> {
  if (actor.role !== 'admin' || query.restaurantId !== undefined) return access
  return teamAccess(platform, actor, body.restaurantIds[0]).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return access
    throw error
  })
}

/** Throws 400 for restaurants that are not the owner's, before the plan is judged (3-decisions §1, §3). */
export async function validateInvitation(platform: Platform, call: InviteCall): Promise<void> {
  const { ownerId } = await accessOf(platform, call)
  await throwIfForeign(platform.db, ownerId, call.body.restaurantIds)
  await grantsOf(platform.db, ownerId, call.body)
}

/**
 * Invites a worker: a pending member, and a mail with a link. A pending member who is invited again gets a fresh link,
 * and the name and restaurants of the latest invitation. Counted under the lock of the owner's row, so that parallel
 * invitations cannot pass the plan's limit. Throws 403 of an ended plan, 403 `invitation_limit`, 409 `email_exists`,
 * 429 (3-decisions §7).
 */
export async function inviteMember(platform: Platform, call: InviteCall): Promise<TeamMember> {
  const { actor, body } = call
  const access = await accessOf(platform, call)
  await countInvitation(platform, actor.userId)
  return platform.db.transaction().execute(async trx => {
    const { access: present, now } = await beginTeamWrite(platform, trx, { actor, access }, requireEntitled)
    const { ownerId } = present
    await throwIfForeign(trx, ownerId, body.restaurantIds)
    if (body.partner) throwIfPartner(present)
    const pending = await findPending(trx, present, body.email)
    const before = pending ? (await readStates(trx, ownerId))(pending) : null
    const id = pending?.id ?? v7()
    if (pending) await userFields.updateName(trx, id, body.name)
    else await insertPending(trx, { id, ownerId, now }, body)
    if (pending?.partner) throwIfPartner(present)
    const isPartner = body.partner ?? false
    if (pending) await memberships.updatePartner(trx, id, isPartner)
    const restaurantIds = isPartner ? await listRestaurantIds(trx, ownerId) : body.restaurantIds
    const grants = isPartner ? grantsOfPartner(restaurantIds) : await newGrants(trx, ownerId, body)
    await memberships.replace(trx, { userId: id, restaurantIds, grants, now })
    const invitationId = await renewInvitation(platform, trx, { memberId: id, ownerId, now })
    await sendInvitation(platform, trx, invitationId)
    const after = (await readStates(trx, ownerId))(orNotFound(await findMember(trx, ownerId, { id })))
    const changed = before ? [{ id, was: before, is: after }] : []
    await touchMembers(platform, trx, { actor, ownerId, now, changed })
    const changes = [memberChange(id, before, after)]
    await recordChanges(platform, trx, { actor, ownerId, restaurantId: null, at: now, changes })
    const answer = await presentMember(trx, ownerId, id)
    await call.keepAnswer?.(trx, answer)
    return answer
  })
}

/** What the invitation says, and the usual rights where it says nothing: an earlier one no longer counts. */
async function newGrants(trx: Trx, ownerId: string, body: Invitation): Promise<Record<string, Grant>> {
  const usual = Object.fromEntries(body.restaurantIds.map(id => [id, usualGrant()]))
  return { ...usual, ...(await grantsOf(trx, ownerId, body)) }
}

/**
 * The pending member with this email, if there is one. Otherwise there must be room in the plan, and no account with
 * the email: 403 `invitation_limit`, 409 `email_exists`.
 */
async function findPending(trx: Trx, access: TeamAccess, email: string) {
  const allowance = allowanceOf(access)
  const member = await findMember(trx, access.ownerId, { email })
  const isPending = member?.status === 'pending'
  const taken = (await countTeam(trx, access.ownerId)) - (isPending ? 1 : 0)
  const canStay = isPending && allowance !== 0
  if (!canStay && !hasRoom(allowance, taken)) throw new AppError(teamErrors.invitationLimit)
  const account = await findUserByEmail(trx, email)
  if (account && account.status !== 'removed') throw new AppError(identityErrors.emailExists)
  return isPending ? member : undefined
}

function insertPending(trx: Trx, { id, ownerId, now }: { id: string; ownerId: string; now: Date }, body: Invitation) {
  const { name, email } = body
  return insertUser(trx, {
    id,
    name,
    email,
    passwordHash: null,
    role: 'worker',
    teamOwnerId: ownerId,
    isPending: true,
    isPartner: body.partner ?? false,
    now,
  })
}
