import type { Tier } from '#shared/plan.ts'
import type { Db } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'

export type StoredTicket = {
  id: string
  userId: string
  email: string
  subject: string
  message: string
  /** `null` for an admin, who has no plan. */
  tier: Tier | null
  answerHours: number
  createdAt: Date
}

export async function insertTicket(db: Db, ticket: StoredTicket): Promise<void> {
  const { userId, answerHours, createdAt, ...rest } = ticket
  await db
    .insertInto('support_tickets')
    .values({ ...rest, user_id: userId, answer_hours: answerHours, created_at: createdAt })
    .execute()
}

/** Of everybody, newest first: for the operator. */
export function listTickets(db: Db, limit: number) {
  return db
    .selectFrom('support_tickets')
    .select(['id', 'email', 'subject', 'message', 'tier', 'answer_hours as answerHours', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteTickets(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('support_tickets').select('id').where('created_at', '<', before).limit(limit)
  return deletedRows(db.deleteFrom('support_tickets').where('id', 'in', old))
}

/** All messages of a user, oldest first. */
export const listTicketsOf = (db: Db, userId: string) =>
  db
    .selectFrom('support_tickets')
    .select(['id', 'email', 'subject', 'message', 'tier', 'answer_hours as answerHours', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

export async function eraseTickets(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('support_tickets').where('user_id', '=', userId).execute()
}
