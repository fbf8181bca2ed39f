import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'

/** Notes that what the owner pays ends when the deletion can no longer be taken back. */
export async function replaceClosing(trx: Trx, ownerId: string, deletedAt: Date): Promise<void> {
  await trx
    .insertInto('payment_closings')
    .values({ owner_id: ownerId, deleted_at: deletedAt })
    .onConflict(conflict => conflict.column('owner_id').doUpdateSet({ deleted_at: deletedAt }))
    .execute()
}

/** What the owner pays goes on. False: it is being ended already. */
export async function deleteClosing(trx: Trx, ownerId: string): Promise<boolean> {
  return (await deletedRows(trx.deleteFrom('payment_closings').where('owner_id', '=', ownerId))) > 0
}

/** When an account was deleted whose payments may still go on; undefined: they may not. */
export async function findClosing(db: Db, ownerId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('payment_closings')
    .select('deleted_at')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.deleted_at
}

/** Takes the closings of accounts that were deleted before, at most `limit`: exactly one caller gets each. */
export async function takeClosings(trx: Trx, deletedBefore: Date, limit: number) {
  const due = trx
    .selectFrom('payment_closings')
    .select('owner_id')
    .where('deleted_at', '<=', deletedBefore)
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return trx
    .deleteFrom('payment_closings')
    .where('owner_id', 'in', due)
    .returning(['owner_id as ownerId', 'deleted_at as deletedAt'])
    .execute()
}
