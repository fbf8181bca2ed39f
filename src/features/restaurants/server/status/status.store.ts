import type { Db } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import type { Status, StatusPast } from '../../status/status.rules.ts'

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

/** The past of a restaurant's status, for who changes it. */
export function findStatusPast(trx: Db, restaurantId: string): Promise<StatusPast> {
  return trx
    .selectFrom('restaurants')
    .select(['active_since as activeSince', 'inactive_before as inactiveBefore'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow()
}

/** Active again; since when it was inactive is kept, for the case that it is so again within a day. */
export async function activate(trx: Db, restaurantId: string, now: Date): Promise<void> {
  await trx
    .updateTable('restaurants')
    .set(({ ref }) => ({
      status: 'active',
      inactive_since: null,
      inactive_before: ref('inactive_since'),
      active_since: now,
    }))
    .where('id', '=', restaurantId)
    .execute()
}

export async function deactivate(trx: Db, restaurantId: string, inactiveSince: Date): Promise<void> {
  await trx
    .updateTable('restaurants')
    .set({ status: 'inactive', inactive_since: inactiveSince })
    .where('id', '=', restaurantId)
    .execute()
}

/** Everyone who owns a restaurant that is not deleted, in the order of their ids. */
export async function listOwnerIds(db: Db, page: Page): Promise<string[]> {
  const owners = db.selectFrom('restaurants').select('owner_id').distinct().where('deleted_at', 'is', null)
  const rows = await pageBy(owners, 'owner_id', page).execute()
  return rows.map(row => row.owner_id)
}
