import type { Db } from '#platform/db/database.ts'
import type { DishState } from '../../dish.fields.ts'
import { restorableSince } from '../../menu.rules.ts'
import { type CategoryRow, listCategories } from '../categories/categories.store.ts'
import { listRestorableCategories, listRestorableDishes } from '../deleted/deleted.store.ts'
import { dishStateOf } from '../dishes/dish.columns.ts'
import { listDishes, type MenuItemRow } from '../dishes/dishes.store.ts'
import { type CategoryState, categoryStateOf } from '../menu.changes.ts'

export type Held<State> = { state: State; isDeleted: boolean; createdAt: Date }
/** A whole menu as it is now, and what is wanted and can be restored; what is gone for good is missing. */
export type MenuStates = {
  dishes: ReadonlyMap<string, Held<DishState>>
  categories: ReadonlyMap<string, Held<CategoryState>>
}
type Wanted = { dishIds: readonly string[]; categoryIds: readonly string[] }

type Dish = Pick<MenuItemRow, 'id' | 'created_at'> & Parameters<typeof dishStateOf>[0]
const heldDish = (row: Dish, isDeleted: boolean): [string, Held<DishState>] => [
  row.id,
  { state: dishStateOf(row), isDeleted, createdAt: row.created_at },
]
const heldCategory = (row: CategoryRow, isDeleted: boolean): [string, Held<CategoryState>] => [
  row.id,
  { state: categoryStateOf(row), isDeleted, createdAt: row.created_at },
]

export async function readMenuStates(
  db: Db,
  { restaurantId, now }: { restaurantId: string; now: Date },
  { dishIds, categoryIds }: Wanted,
): Promise<MenuStates> {
  const since = restorableSince(now)
  const dishes = new Map((await listDishes(db, restaurantId)).map(row => heldDish(row, false)))
  const gone = dishIds.filter(id => !dishes.has(id))
  const deleted = gone.length === 0 ? [] : await listRestorableDishes(db, restaurantId, { ids: gone, since })
  for (const row of deleted) dishes.set(...heldDish(row, true))
  const categories = new Map((await listCategories(db, restaurantId)).map(row => heldCategory(row, false)))
  const wanted = [...new Set([...categoryIds, ...deleted.map(row => row.category_id)])]
  const absent = wanted.filter(id => !categories.has(id))
  const restorable = absent.length === 0 ? [] : await listRestorableCategories(db, restaurantId, { ids: absent, since })
  for (const row of restorable) categories.set(...heldCategory(row, true))
  return { dishes, categories }
}

const byPlace = (one: [string, Held<{ sortOrder: number }>], other: [string, Held<{ sortOrder: number }>]): number =>
  one[1].state.sortOrder - other[1].state.sortOrder ||
  one[1].createdAt.getTime() - other[1].createdAt.getTime() ||
  (one[0] < other[0] ? -1 : 1)

const living = <State>(held: ReadonlyMap<string, Held<State>>) => [...held].filter(([, { isDeleted }]) => !isDeleted)
const orderOf = (things: [string, Held<{ sortOrder: number }>][]) => {
  const sorted = things.toSorted(byPlace)
  return { ids: sorted.map(([id]) => id), places: sorted.map(([, { state }]) => state.sortOrder) }
}

/** The categories in their order, with the places that they have. */
export const categoryOrderIn = ({ categories }: MenuStates) => orderOf(living(categories))
/** The dishes of a category likewise. */
export const dishOrderIn = ({ dishes }: MenuStates, categoryId: string) =>
  orderOf(living(dishes).filter(([, { state }]) => state.categoryId === categoryId))
