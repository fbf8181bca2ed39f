import type { Trx } from '#platform/db/database.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import { findMember, listRestaurantIds } from '#features/identity/server/index.ts'
import { type MemberRow } from './team.changes.ts'
import { validationError } from '#shared/app-error.ts'
import { teamTexts as texts } from '../team.texts.ts'
import { beginTeamWrite, type TeamAccess, type TeamCall } from './team.access.ts'
import { memberChange, readStates } from './team.changes.ts'

/** A write to one member, under the lock of the team's owner. */
export type MemberWrite = { trx: Trx; access: TeamAccess; member: MemberRow; now: Date }

type MemberCall = TeamCall & { params: { id: string } }

/**
 * Runs a write to one member of a team: under the lock of the owner's row, with rights checked again, and notifies the
 * subscribers what changed. Throws 401, 403 of `requireRight`, 404 for removed members too unless `requireRight` is for
 * removing.
 */
export function writeMember<T>(
  platform: Platform,
  call: MemberCall,
  work: (write: MemberWrite) => Promise<T>,
  requireRight?: (access: TeamAccess, now: Date) => void,
): Promise<T> {
  const { actor, params } = call
  return platform.db.transaction().execute(async trx => {
    const { access, now } = await beginTeamWrite(platform, trx, call, requireRight)
    const { ownerId } = access
    const member = orNotFound(await findMember(trx, ownerId, { id: params.id }))
    const before = (await readStates(trx, ownerId))(member)
    const answer = await work({ trx, access, member, now })
    const after = (await readStates(trx, ownerId))(orNotFound(await findMember(trx, ownerId, { id: member.id })))
    const changes = [memberChange(member.id, before, after)]
    await recordChanges(platform, trx, { actor, ownerId, restaurantId: null, at: now, changes })
    return answer
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
