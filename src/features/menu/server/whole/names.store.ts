import type { Db } from '#platform/db/database.ts'
import type { CategoryTranslations, DishTranslations } from '../../menu.rules.ts'

type Wanted = { dishIds: readonly string[]; categoryIds: readonly string[] }
type Named<Translations> = { id: string; translations: Translations }
/** How dishes and categories are called, also deleted ones while they are kept. */
export type MenuNames = { dishes: Named<DishTranslations>[]; categories: Named<CategoryTranslations>[] }

/** Of these things of a restaurant only, for a menu may have 2 000. */
export async function readMenuNames(db: Db, restaurantId: string, wanted: Wanted): Promise<MenuNames> {
  const { dishIds, categoryIds } = wanted
  const dishes = db.selectFrom('menu_items').select(['id', 'translations']).where('restaurant_id', '=', restaurantId)
  const categories = db.selectFrom('categories').select(['id', 'translations'])
  const own = categories.where('restaurant_id', '=', restaurantId)
  return {
    dishes: dishIds.length === 0 ? [] : await dishes.where('id', 'in', dishIds).execute(),
    categories: categoryIds.length === 0 ? [] : await own.where('id', 'in', categoryIds).execute(),
  }
}
