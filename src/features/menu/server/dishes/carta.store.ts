import { isReported } from '#features/allergens/server/index.ts'
import { normalizeDiets } from '#features/allergens/diets.ts'
import type { Db } from '#platform/db/database.ts'

/** Those of the ids that the carta has now, as a line of a set menu needs them: unsorted. */
export async function listCartaDishes(db: Db, restaurantId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('menu_items')
    .select(['id as _id', 'translations', 'allergens', 'allergens_declared as allergensDeclared', 'available'])
    .select(['traces', 'traces_declared as tracesDeclared', 'members', 'without', 'diets'])
    .select(isReported.as('reported'))
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ diets, ...row }) => ({ ...row, diets: normalizeDiets(diets) }))
}
