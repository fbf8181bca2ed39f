import { sql } from 'kysely'
import { planOf } from '#features/billing/billing.rules.ts'
import { PLAN_COLUMNS, selectPlans } from '#features/billing/server/index.ts'
import { BASE_LOOKS } from '#features/theme/looks.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'

/** For statements that read `restaurants`: true where its owner is an administrator, who needs no plan. */
export const needsNoPlan = sql<boolean>`EXISTS (
  SELECT 1 FROM users WHERE users.id = restaurants.owner_id AND users.role = 'admin')`

const extraLooks = (db: Db) =>
  db
    .selectFrom('restaurants')
    .where('deleted_at', 'is', null)
    .where('style', 'not in', [...BASE_LOOKS])

/** Owners of restaurants with an extra look, in the order of their ids. */
export async function listOwnersWithExtraLook(db: Db, page: Page): Promise<string[]> {
  const rows = await pageBy(extraLooks(db).select('owner_id').distinct(), 'owner_id', page).execute()
  return rows.map(row => row.owner_id)
}

/** Those restaurants of an owner, oldest first, with the plan. */
export async function listExtraLooks(db: Db, ownerId: string) {
  const rows = await extraLooks(db)
    .leftJoin(selectPlans(db).as('plan'), 'plan.plan_owner_id', 'restaurants.owner_id')
    .where('restaurants.owner_id', '=', ownerId)
    .select(['restaurants.id', 'restaurants.style', 'restaurants.timezone', 'restaurants.look_mailed'])
    .select(PLAN_COLUMNS)
    .select(needsNoPlan.as('needs_no_plan'))
    .orderBy('restaurants.created_at')
    .orderBy('restaurants.id')
    .execute()
  return rows.map(row => ({ ...row, needsNoPlan: row.needs_no_plan, subscription: planOf(row) }))
}

/** Notes which mail its owner has got. */
export async function noteLookMailed(trx: Trx, restaurantId: string, mailed: string): Promise<void> {
  await trx.updateTable('restaurants').set({ look_mailed: mailed }).where('id', '=', restaurantId).execute()
}
