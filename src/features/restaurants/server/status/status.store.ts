import { sql } from 'kysely'
import { selectAllowances } from '#features/billing/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import type { Status, StatusPast } from '../../status/status.rules.ts'

/** An owner's restaurants that are not deleted, oldest first. */
export function listStatuses(db: Db, ownerId: string): Promise<{ id: string; name: string; status: Status }[]> {
  return db
    .selectFrom('restaurants')
    .select(['id', 'name', 'status'])
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

/**
 * Owners of restaurants whose status is not what the plan says at this moment, in the order of their ids; the rule
 * itself decides about each (`status.rules.ts`).
 */
export async function listOwnersToVerify(db: Db, now: Date, page: Page): Promise<string[]> {
  const placed = db
    .selectFrom('restaurants')
    .leftJoin(selectAllowances(db, now).as('plan'), 'plan.plan_owner_id', 'restaurants.owner_id')
    .select(['restaurants.owner_id', 'restaurants.status', 'plan.plan_allowed'])
    .select(sql<number>`row_number() OVER (PARTITION BY owner_id ORDER BY created_at, id)`.as('place'))
    .where('restaurants.deleted_at', 'is', null)
  const wrong = db
    .selectFrom(placed.as('placed'))
    .innerJoin('users as owners', 'owners.id', 'placed.owner_id')
    .select('placed.owner_id')
    .distinct()
    .where(sql<boolean>`(placed.status = 'active') <> (owners.deleted_at IS NULL
      AND (owners.role = 'admin' OR placed.place <= coalesce(placed.plan_allowed, 0)))`)
  const rows = await pageBy(wrong, 'placed.owner_id', page).execute()
  return rows.map(row => row.owner_id)
}
