import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '#platform/db/database.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, findMember, listRestaurantIds } from '#features/identity/server/index.ts'
import { changers, memberships } from '#features/identity/server/people.ts'
import type { TeamMember } from '../team.contract.ts'
import { type MemberRow, type MemberState } from './team.changes.ts'
import { mailAccess } from './mails/access.mailing.ts'
import { presentMember } from './member.presenter.ts'
import { validationError } from '#shared/app-error.ts'
import { teamTexts as texts } from '../team.texts.ts'
import { beginTeamWrite, type TeamAccess, type TeamCall } from './team.access.ts'
import { memberChange, readStates } from './team.changes.ts'

/** A write to one member, under the lock of the team's owner. */
export type MemberWrite = { trx: Trx; access: TeamAccess; member: MemberRow; now: Date }

export type MemberCall = TeamCall & {
  params: { id: string }
  ifMatch?: string | undefined
  keepAnswer?: KeepAnswer | undefined
}

/** The person without the link that they were sent. */
const withoutLink = ({ invitationId: _, ...state }: MemberState) => state

type Touched = { id: string; was: MemberState; is: MemberState }
type Touch = { actor: Actor; ownerId: string; now: Date; changed: readonly Touched[] }

/** Notes who has changed these people, where something of the person differs, and mails them what they gain. */
export async function touchMembers(
  platform: Platform,
  trx: Trx,
  { actor, ownerId, now, changed }: Touch,
): Promise<void> {
  const members = changed.filter(({ was, is }) => !isDeepStrictEqual(withoutLink(was), withoutLink(is)))
  await memberships.touch(
    trx,
    members.map(({ id }) => id),
    { by: actor.userId, now },
  )
  await mailAccess(platform, trx, { ownerId, members })
}

/**
 * Runs a write to one member of a team: under the lock of the owner's row, with rights checked again, and notifies the
 * subscribers what changed. Throws 401, 403 of `requireRight`, 412 with the member as they are for another `ifMatch`,
 * 404 for removed members too unless `requireRight` is for removing.
 */
export function writeMember<T>(
  platform: Platform,
  call: MemberCall,
  work: (write: MemberWrite) => Promise<T>,
  requireRight?: (access: TeamAccess, now: Date) => void,
): Promise<{ member: TeamMember; result: T }> {
  const { actor, params } = call
  return platform.db.transaction().execute(async trx => {
    const { access, now } = await beginTeamWrite(platform, trx, call, requireRight)
    const { ownerId } = access
    const member = orNotFound(await findMember(trx, ownerId, { id: params.id }))
    await throwIfMoved(call.ifMatch, member.updatedAt, async () => ({
      current: await presentMember(trx, ownerId, member.id),
      changedBy: await changers.of(trx, { actor, access }, member.updatedBy),
    }))
    const before = (await readStates(trx, ownerId))(member)
    const result = await work({ trx, access, member, now })
    const after = (await readStates(trx, ownerId))(orNotFound(await findMember(trx, ownerId, { id: member.id })))
    await touchMembers(platform, trx, { actor, ownerId, now, changed: [{ id: member.id, was: before, is: after }] })
    const changes = [memberChange(member.id, before, after)]
    await recordChanges(platform, trx, { actor, ownerId, restaurantId: null, at: now, changes })
    const presented = await presentMember(trx, ownerId, member.id)
    await call.keepAnswer?.(trx, presented)
    return { member: presented, result }
  })
}

/** Removed people are no longer in the team: 404. */
export function throwIfRemoved({ status }: MemberRow): void {
  if (status === 'removed') throw notFound()
}

/** Throws 400 unless all ids are restaurants of this owner that are not deleted (3-decisions §3). */
export async function throwIfForeign(db: Platform['db'], ownerId: string, restaurantIds: readonly string[]) {
  const own = new Set(await listRestaurantIds(db, ownerId))
  if (!restaurantIds.every(id => own.has(id))) throw validationError({ restaurantIds: texts.unknownRestaurant })
}
