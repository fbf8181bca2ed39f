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

/** Stores it and answers its number. */
export async function insertTicket(db: Db, ticket: StoredTicket): Promise<number> {
  const { userId, answerHours, createdAt, ...rest } = ticket
  const { number } = await db
    .insertInto('support_tickets')
    .values({ ...rest, user_id: userId, answer_hours: answerHours, created_at: createdAt })
    .returning('number')
    .executeTakeFirstOrThrow()
  return Number(number)
}

/** What a ticket became after it was written. */
export type TicketState = { number: number; answeredAt: Date | null; additions: { message: string; at: string }[] }
export type OwnTicket = Omit<StoredTicket, 'userId' | 'tier'> & TicketState

const selectOwn = (db: Db, userId: string) =>
  db
    .selectFrom('support_tickets')
    .select(['id', 'email', 'subject', 'message', 'answer_hours as answerHours', 'created_at as createdAt'])
    .select(['number', 'answered_at as answeredAt', 'additions'])
    .where('user_id', '=', userId)

/** A user's own tickets since then, newest first. */
export async function listOwnTickets(
  db: Db,
  userId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<OwnTicket[]> {
  const query = selectOwn(db, userId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return (await query.limit(limit).execute()).map(row => ({ ...row, number: Number(row.number) }))
}

/** Locked: nobody adds to it before the commit; undefined when it is somebody else's. */
export async function lockOwnTicket(trx: Db, userId: string, id: string): Promise<OwnTicket | undefined> {
  const row = await selectOwn(trx, userId).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && { ...row, number: Number(row.number) }
}

/** What was added, all of it; the answer is due again. */
export async function saveAdditions(
  trx: Db,
  { id, userId }: { id: string; userId: string },
  additions: TicketState['additions'],
): Promise<void> {
  const columns = { additions: JSON.stringify(additions), answered_at: null }
  await trx.updateTable('support_tickets').set(columns).where('id', '=', id).where('user_id', '=', userId).execute()
}

/** The operator has answered it; false when there is no such number. */
export async function markAnswered(db: Db, number: number, now: Date): Promise<boolean> {
  const query = db.updateTable('support_tickets').set({ answered_at: now }).where('number', '=', String(number))
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

/** Of everybody, newest first: for the operator. */
export function listTickets(db: Db, limit: number) {
  return db
    .selectFrom('support_tickets')
    .select(['id', 'email', 'subject', 'message', 'tier', 'answer_hours as answerHours', 'created_at as createdAt'])
    .select(['number', 'answered_at as answeredAt', 'additions'])
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
    .select(['number', 'answered_at as answeredAt', 'additions'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

export async function eraseTickets(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('support_tickets').where('user_id', '=', userId).execute()
}
