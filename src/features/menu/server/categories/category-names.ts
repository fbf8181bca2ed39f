import type { Db } from '#platform/db/database.ts'
import { dashboardName } from '../../menu.rules.ts'
import { listCategories } from './categories.store.ts'

/** The names of a restaurant's categories as its people read them, by id. */
export async function listCategoryNames(db: Db, restaurantId: string): Promise<Map<string, string>> {
  const rows = await listCategories(db, restaurantId)
  return new Map(rows.map(({ id, translations }) => [id, dashboardName(translations, 'es')]))
}
