import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows, hasUpdated } from '#platform/db/page.ts'

export type InvitationRow = {
  id: string
  memberId: string
  ownerId: string
  state: 'valid' | 'used' | 'revoked'
  expiresAt: Date
}

const selectInvitations = (db: Db) =>
  db
    .selectFrom('invitations')
    .select(['id', 'member_id as memberId', 'owner_id as ownerId', 'state', 'expires_at as expiresAt'])

/** The invitation of a token, in any state. */
export function findByToken(db: Db, tokenHash: string): Promise<InvitationRow | undefined> {
  return selectInvitations(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** An invitation that can still be accepted, with the hash of its token. */
export function findValid(db: Db, id: string, now: Date): Promise<(InvitationRow & { tokenHash: string }) | undefined> {
  return selectInvitations(db)
    .select('token_hash as tokenHash')
    .where('id', '=', id)
    .where('state', '=', 'valid')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The present invitation of each pending member, expired or not. */
export function listPresent(db: Db, ownerId: string): Promise<InvitationRow[]> {
  return selectInvitations(db).where('owner_id', '=', ownerId).where('state', '=', 'valid').execute()
}

type NewInvitation = {
  id: string
  memberId: string
  ownerId: string
  tokenHash: string
  now: Date
  expiresAt: Date
}

/** A member has one invitation at a time: the earlier link is revoked. */
export async function replaceInvitation(trx: Trx, invitation: NewInvitation): Promise<void> {
  await revokeOfMember(trx, invitation.memberId)
  await trx
    .insertInto('invitations')
    .values({
      id: invitation.id,
      member_id: invitation.memberId,
      owner_id: invitation.ownerId,
      token_hash: invitation.tokenHash,
      state: 'valid',
      created_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .execute()
}

export async function revokeOfMember(trx: Trx, memberId: string): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ state: 'revoked' })
    .where('member_id', '=', memberId)
    .where('state', '=', 'valid')
    .execute()
}

/** Answers the ids of those that were valid. */
export async function revokeOfOwner(trx: Trx, ownerId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('invitations')
    .set({ state: 'revoked' })
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'valid')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Makes these invitations of an owner valid again. */
export async function restoreRevoked(trx: Trx, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('invitations')
    .set({ state: 'valid' })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .where('state', '=', 'revoked')
    .execute()
}

/** Uses up an invitation: exactly one of parallel callers gets true (3-decisions §2). */
export async function consumeInvitation(
  trx: Trx,
  { id, ownerId }: { id: string; ownerId: string },
  now: Date,
): Promise<boolean> {
  return hasUpdated(
    trx
      .updateTable('invitations')
      .set({ state: 'used' })
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .where('state', '=', 'valid')
      .where('expires_at', '>', now),
  )
}

/**
 * Deletes links that can no longer be used, at most `limit`, and answers how many; the present one of a pending member
 * stays, because the list shows it.
 */
export async function deleteOld(db: Db, expiredBefore: Date, limit: number): Promise<number> {
  const ended = db.selectFrom('invitations').select('id').where('state', '!=', 'valid')
  const old = ended.where('expires_at', '<', expiredBefore).limit(limit)
  return deletedRows(db.deleteFrom('invitations').where('id', 'in', old))
}

/** All invitations that an owner sent, oldest first. */
export const listInvitations = (db: Db, ownerId: string) =>
  db
    .selectFrom('invitations')
    .select(['member_id as memberId', 'state', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()

export async function eraseInvitations(trx: Trx, ownerId: string): Promise<void> {
  await trx.deleteFrom('invitations').where('owner_id', '=', ownerId).execute()
}
