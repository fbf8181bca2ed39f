import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows, hasUpdated } from '#platform/db/page.ts'
import { type Suspension, suspensionOf } from '../../suspension/suspension.rules.ts'
import type { RestaurantRow } from '../restaurants.store.ts'

/** For statements that read `restaurants`: true while the operator has suspended the menu, or its owner's account. */
export const isSuspended = sql<boolean>`(restaurants.suspended_at IS NOT NULL OR EXISTS (
  SELECT 1 FROM account_suspensions WHERE account_suspensions.owner_id = restaurants.owner_id))`

/** Of a restaurant with its owner. */
export const suspensionOfRow = (row: RestaurantRow): Suspension | null =>
  suspensionOf(
    { at: row.suspended_at, reason: row.suspension_reason },
    { at: row.account_suspended_at, reason: row.account_suspension_reason },
  )

/** Suspends a menu, or with null no longer. False: it was so before, or there is none. */
export function updateSuspension(trx: Trx, id: string, suspension: Suspension | null): Promise<boolean> {
  return hasUpdated(
    trx
      .updateTable('restaurants')
      .set({ suspended_at: suspension?.since ?? null, suspension_reason: suspension?.reason ?? null })
      .where('id', '=', id)
      .where('suspended_at', suspension ? 'is' : 'is not', null),
  )
}

/** Suspends an owner's account. False: it was so before. */
export async function insertAccountSuspension(
  trx: Trx,
  ownerId: string,
  { since, reason }: Suspension,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('account_suspensions')
    .values({ owner_id: ownerId, suspended_at: since, reason })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}

/** Ends the suspension of an account. False: there was none. */
export async function deleteAccountSuspension(trx: Trx, ownerId: string): Promise<boolean> {
  return (await deletedRows(trx.deleteFrom('account_suspensions').where('owner_id', '=', ownerId))) > 0
}

export function findAccountSuspension(db: Db, ownerId: string): Promise<Suspension | undefined> {
  return db
    .selectFrom('account_suspensions')
    .select(['suspended_at as since', 'reason'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}
