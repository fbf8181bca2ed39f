import type { Db, Trx } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'

/** Owners of active restaurants that were not asked about a holiday on that day or later, in the order of their ids. */
export async function listOwnersToAsk(db: Db, lastDay: string, page: Page): Promise<string[]> {
  const owners = db
    .selectFrom('restaurants')
    .select('owner_id')
    .distinct()
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([eb('holiday_mailed', 'is', null), eb('holiday_mailed', '<', lastDay)]))
  const rows = await pageBy(owners, 'owner_id', page).execute()
  return rows.map(row => row.owner_id)
}

/** The active restaurants of an owner, oldest first. */
export const listToAsk = (db: Db, ownerId: string) =>
  db
    .selectFrom('restaurants')
    .select(['id', 'name', 'timezone', 'address', 'holiday_country', 'holiday_mailed'])
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function noteHolidayMailed(trx: Trx, restaurantId: string, day: string): Promise<void> {
  await trx.updateTable('restaurants').set({ holiday_mailed: day }).where('id', '=', restaurantId).execute()
}
