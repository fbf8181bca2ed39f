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

export type DueMail = { id: string; restaurantId: string }

/** Who has not been looked at since that time, by id. */
export const listDueMails = (db: Db, before: Date, { after, limit }: Page): Promise<DueMail[]> =>
  db
    .selectFrom('check_mails')
    .select(['id', 'restaurant_id as restaurantId'])
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

/** Whoever still belongs to the restaurant, of a partner the house's; undefined for who does not, or has no account. */
export const findReader = (db: Db, { id, restaurantId }: DueMail) =>
  db
    .selectFrom('check_mails')
    .innerJoin('users', 'users.id', 'check_mails.user_id')
    .innerJoin('restaurants', 'restaurants.id', 'check_mails.restaurant_id')
    .select(['users.email', 'restaurants.name', 'restaurants.currency', 'restaurants.owner_id as ownerId'])
    .where('check_mails.restaurant_id', '=', restaurantId)
    .where('check_mails.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where('users.removed_at', 'is', null)
    .where('restaurants.deleted_at', 'is', null)
    .where(eb =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('memberships')
            .select('memberships.user_id')
            .whereRef('memberships.user_id', '=', 'users.id')
            .whereRef('memberships.restaurant_id', '=', 'restaurants.id'),
        ),
        eb.and([eb('users.is_partner', '=', true), eb('users.team_owner_id', '=', eb.ref('restaurants.owner_id'))]),
      ]),
    )
    .executeTakeFirst()
