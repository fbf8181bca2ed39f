import type { Db } from '#platform/db/database.ts'
import type { DishState } from '../../dish.fields.ts'
import { restorableSince } from '../../menu.rules.ts'
import { listCategoryIds } from '../categories/categories.store.ts'
import { listRestorableCategories, listRestorableDishes } from '../deleted/deleted.store.ts'
import { dishStateOf } from '../dishes/dish.columns.ts'
import { listDishOrder } from '../dishes/dishes.store.ts'
import { type CategoryState, categoryStateOf } from '../menu.changes.ts'

type Held<State> = { state: State; isDeleted: boolean }
/** Parts of a menu as they are now, with what can be restored; what is gone for good is missing. */
export type MenuStates = {
  dishes: ReadonlyMap<string, Held<DishState>>
  categories: ReadonlyMap<string, Held<CategoryState>>
  categoryOrder: readonly string[]
  /** By category. */
  dishOrders: ReadonlyMap<string, readonly string[]>
}
type Wanted = { dishIds: readonly string[]; categoryIds: readonly string[]; ordersOf: readonly string[] }

export async function readMenuStates(
  db: Db,
  { restaurantId, now }: { restaurantId: string; now: Date },
  { dishIds, categoryIds, ordersOf }: Wanted,
): Promise<MenuStates> {
  const since = restorableSince(now)
  const dishes = dishIds.length === 0 ? [] : await listRestorableDishes(db, restaurantId, { ids: dishIds, since })
  const found = [...new Set([...categoryIds, ...dishes.map(row => row.category_id)])]
  const categories = found.length === 0 ? [] : await listRestorableCategories(db, restaurantId, { ids: found, since })
  const orders: [string, string[]][] = []
  for (const id of ordersOf) orders.push([id, await listDishOrder(db, restaurantId, id)])
  return {
    dishes: new Map(dishes.map(row => [row.id, { state: dishStateOf(row), isDeleted: row.deleted_at !== null }])),
    categories: new Map(
      categories.map(row => [row.id, { state: categoryStateOf(row), isDeleted: row.deleted_at !== null }]),
    ),
    categoryOrder: await listCategoryIds(db, restaurantId),
    dishOrders: new Map(orders),
  }
}
