import type { Db, Trx } from '#platform/db/database.ts'
import { hasUpdated, type Page } from '#platform/db/page.ts'

type Reader = { restaurantId: string; userId: string }

export async function hasCheckMail(db: Db, { restaurantId, userId }: Reader): Promise<boolean> {
  const row = await db
    .selectFrom('check_mails')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertCheckMail(
  db: Db,
  { id, restaurantId, userId, now }: Reader & { id: string; now: Date },
): Promise<void> {
  await db
    .insertInto('check_mails')
    .values({ id, restaurant_id: restaurantId, user_id: userId, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteCheckMail(db: Db, { restaurantId, userId }: Reader): Promise<void> {
  await db.deleteFrom('check_mails').where('restaurant_id', '=', restaurantId).where('user_id', '=', userId).execute()
}

export type DueMail = Reader & { id: string }

/** Who has not been looked at since that time, by id. */
export const listDueMails = (db: Db, before: Date, { after, limit }: Page): Promise<DueMail[]> =>
  db
    .selectFrom('check_mails')
    .select(['id', 'restaurant_id as restaurantId', 'user_id as userId'])
    .where(eb => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<', before)]))
    .$if(after !== null, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Of two runs at once only one gets true. */
export const claimMail = (trx: Trx, { id, restaurantId }: DueMail, before: Date, now: Date): Promise<boolean> =>
  hasUpdated(
    trx
      .updateTable('check_mails')
      .set({ sent_at: now })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .where(eb => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<', before)])),
  )
