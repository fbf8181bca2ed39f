import type { Db } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import type { Status } from '../../status/status.rules.ts'

/** An owner's restaurants that are not deleted, oldest first. */
export function listStatuses(db: Db, ownerId: string): Promise<{ id: string; status: Status }[]> {
  return db
    .selectFrom('restaurants')
    .select(['id', 'status'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** `inactiveSince` null: active again. */
export async function updateStatus(
  trx: Db,
  restaurantId: string,
  { status, inactiveSince }: { status: Status; inactiveSince: Date | null },
): Promise<void> {
  await trx
    .updateTable('restaurants')
    .set({ status, inactive_since: inactiveSince })
    .where('id', '=', restaurantId)
    .execute()
}

/** Everyone who owns a restaurant that is not deleted, in the order of their ids. */
export async function listOwnerIds(db: Db, page: Page): Promise<string[]> {
  const owners = db.selectFrom('restaurants').select('owner_id').distinct().where('deleted_at', 'is', null)
  const rows = await pageBy(owners, 'owner_id', page).execute()
  return rows.map(row => row.owner_id)
}
