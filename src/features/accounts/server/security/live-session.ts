import type { Trx } from '#platform/db/database.ts'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { type Actor, lockLiveSession, throwIfSessionEnded } from '#features/identity/server/index.ts'

/**
 * Throws 401 when the session has ended since the request began, because its body may have been slow (3-decisions §9);
 * with `member_removed` if that is the reason (3-decisions §2).
 */
export async function throwIfEnded(trx: Trx, actor: Actor, now: Date): Promise<void> {
  if (await lockLiveSession(trx, actor.userId, actor.sessionId, now)) return
  await throwIfSessionEnded(trx, { actor, now })
  throw new AppError(commonErrors.unauthenticated)
}
