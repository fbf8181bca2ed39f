import type { Db, Trx } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import { listTeam, removeMember } from './members.store.ts'

/** From now on the email is free. */
export async function markUserDeleted(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ deleted_at: now }).where('id', '=', id).execute()
}

/** Ends the access of all members of an owner's team, also of invited ones, and their sessions. */
export async function removeTeam(trx: Trx, ownerId: string, now: Date): Promise<void> {
  const members = await listTeam(trx, ownerId)
  for (const { id, status } of members) if (status !== 'removed') await removeMember(trx, id, now)
}

export type DeletedUser = { email: string; createdAt: Date; deletedAt: Date }

/** Locks a deleted account and answers its email and dates; undefined for any other. */
export async function lockDeletedUser(trx: Trx, id: string): Promise<DeletedUser | undefined> {
  const row = await trx
    .selectFrom('users')
    .select(['email', 'created_at', 'deleted_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.deleted_at ? { email: row.email, createdAt: row.created_at, deletedAt: row.deleted_at } : undefined
}

/** Throws the database's unique violation when another account has the email now. */
export async function markUserRestored(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('users').set({ deleted_at: null }).where('id', '=', id).execute()
}

/** Accounts of owners and admins in the order of their ids; members are deleted with their team. */
export async function listAccountsDeletedBefore(db: Db, before: Date, page: Page): Promise<string[]> {
  const deleted = db.selectFrom('users').select('id').where('deleted_at', '<=', before)
  const rows = await pageBy(deleted.where('team_owner_id', 'is', null), 'id', page).execute()
  return rows.map(row => row.id)
}
