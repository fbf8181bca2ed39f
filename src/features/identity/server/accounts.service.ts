import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from './actor.ts'
import * as deletion from './deletion.store.ts'
import { accountDeleted, accountRestored } from './identity.events.ts'
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

/**
 * Deletes the actor's account for a year: other features' handlers of `accountDeleted`, sessions, team, email. Throws
 * 401 when the session has ended.
 */
export async function deleteUser(platform: Platform, trx: Trx, actor: Actor, now: Date): Promise<void> {
  const { userId } = actor
  // Restaurants before sessions: every write to a restaurant locks in that order (decision 0060).
  await platform.events.emit(trx, accountDeleted, { ownerId: userId, now })
  await lockLiveSession(trx, actor, now)
  await endSessionsOfUser(trx, userId, { reason: 'account_deleted', now })
  await deletion.removeTeam(trx, userId, now)
  await deletion.markUserDeleted(trx, userId, now)
}

/**
 * Restores a deleted account, with the other features' handlers of `accountRestored`. False when there is none. Throws
 * the database's unique violation when another account has the email now.
 */
export async function restoreUser(platform: Platform, trx: Trx, id: string): Promise<boolean> {
  const deleted = await deletion.lockDeletedUser(trx, id)
  if (!deleted) return false
  await deletion.markUserRestored(trx, id)
  await platform.events.emit(trx, accountRestored, { ownerId: id, deletedAt: deleted.deletedAt })
  return true
}
