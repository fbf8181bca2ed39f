import type { Db } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'

export type StoredMessage = { id: string; name: string; email: string; message: string; createdAt: Date }

export async function insertContactMessage(db: Db, { createdAt, ...row }: StoredMessage): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ ...row, created_at: createdAt })
    .execute()
}

/** Newest first. */
export function listContactMessages(db: Db, limit: number): Promise<StoredMessage[]> {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'message', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteContactMessages(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('contact_messages').select('id').where('created_at', '<', before).limit(limit)
  return deletedRows(db.deleteFrom('contact_messages').where('id', 'in', old))
}
