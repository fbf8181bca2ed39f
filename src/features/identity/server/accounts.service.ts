import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from './actor.ts'
import * as deletion from './deletion.store.ts'
import { accountDeleted, accountRestored, type Ended } from './identity.events.ts'
import { lockLiveSession } from './sessions/live-session.ts'
import { endSessionsOfUser } from './sessions/sessions.store.ts'
import { replacePasswordHash, updatePasswordHash } from './users.store.ts'

type NewPassword = { userId: string; to: string; from?: string; spare?: string; now: Date }

/**
 * Stores the hash of a new password and ends the user's sessions except `spare`. With `from`, the hash that was
 * verified, answers false when it is no longer the stored one: nothing is changed then.
 */
export async function replacePassword(trx: Trx, { userId, from, to, spare, now }: NewPassword): Promise<boolean> {
  if (from === undefined) await updatePasswordHash(trx, userId, to)
  else if (!(await replacePasswordHash(trx, userId, { from, to }))) return false
  await endSessionsOfUser(trx, userId, { reason: 'password_changed', now, ...(spare !== undefined && { spare }) })
  return true
}

const { TEAM } = deletion

/**
 * Deletes the actor's account for a year: other features' handlers of `accountDeleted`, sessions, team, email. Answers
 * what `restoreUser` needs to take it back. Throws 401 when the session has ended.
 */
export async function deleteUser(platform: Platform, trx: Trx, actor: Actor, now: Date): Promise<Ended> {
  const { userId } = actor
  const ended: Ended = {}
  // Restaurants before sessions: every write to a restaurant locks in that order (decision 0060).
  await platform.events.emit(trx, accountDeleted, { ownerId: userId, now, ended })
  await lockLiveSession(trx, actor, now)
  await endSessionsOfUser(trx, userId, { reason: 'account_deleted', now })
  ended[TEAM] = await deletion.listPresentTeam(trx, userId)
  await deletion.removeTeam(trx, userId, now)
  await deletion.markUserDeleted(trx, userId, now)
  return ended
}

/** The deletion that is taken back, and what it ended. */
type Undo = { deletedAt: Date; ended: Ended; now: Date }

/**
 * Restores a deleted account, with the other features' handlers of `accountRestored`. With `undo`, it takes that very
 * deletion back, with the team; members whose email has another account by now stay removed. False when there is none.
 * Throws the database's unique violation when another account has the email now.
 */
export async function restoreUser(platform: Platform, trx: Trx, id: string, undo?: Undo): Promise<boolean> {
  const deleted = await deletion.lockDeletedUser(trx, id)
  if (!deleted || (undo && undo.deletedAt.getTime() !== deleted.deletedAt.getTime())) return false
  await deletion.markUserRestored(trx, id)
  const { deletedAt } = deleted
  if (undo) await restoreTeam(trx, undo)
  await platform.events.emit(trx, accountRestored, { ownerId: id, deletedAt, ended: undo?.ended })
  return true
}

async function restoreTeam(trx: Trx, { ended, now }: Undo): Promise<void> {
  for (const member of ended[TEAM] as deletion.PresentMember[]) await deletion.restoreMember(trx, member, now)
}
