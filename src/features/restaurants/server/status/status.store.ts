import type { Db } from '#platform/db/database.ts'
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

/** Everyone who owns a restaurant that is not deleted. */
export async function listOwnerIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('restaurants')
    .select('owner_id')
    .distinct()
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(row => row.owner_id)
}
