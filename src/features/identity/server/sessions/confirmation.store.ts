import type { Db } from '#platform/db/database.ts'
import { hasUpdated } from '#platform/db/page.ts'

type Proof = { sessionId: string; userId: string; verifiedHash?: string; now: Date }

/**
 * Notes a proof of the password, or without `verifiedHash` of a passkey. False: the session has ended, or the password
 * was changed since it was compared.
 */
export async function updateConfirmedAt(db: Db, { sessionId, userId, verifiedHash, now }: Proof): Promise<boolean> {
  const live = db
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  if (verifiedHash === undefined) return hasUpdated(live)
  return hasUpdated(
    live.where(eb =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'sessions.user_id')
          .where('users.password_hash', '=', verifiedHash),
      ),
    ),
  )
}

/** True when that session proved its password after that time. */
export async function isConfirmedSince(db: Db, sessionId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('confirmed_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}
