import { isUuid } from '#shared/id.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { type RestaurantAccess, restaurantAccess } from '#features/restaurants/server/index.ts'
import { findRestaurantOfCategory } from './categories/categories.store.ts'
import { findRestaurantOfDish } from './dishes/dishes.store.ts'

/** Ids as the database writes them, whatever case the address had. */
export type CategoryAccess = RestaurantAccess & { categoryId: string }
export type DishAccess = RestaurantAccess & { dishId: string }

/** Who may see a category: the people of its restaurant; for all others it does not exist (404, 3-decisions §3). */
export async function categoryAccess(platform: Platform, actor: Actor, categoryId: string): Promise<CategoryAccess> {
  const restaurantId = isUuid(categoryId) ? await findRestaurantOfCategory(platform.db, categoryId) : undefined
  if (!restaurantId) throw notFound()
  return { ...(await restaurantAccess(platform, actor, restaurantId)), categoryId: categoryId.toLowerCase() }
}

/** Who may see a dish: as `categoryAccess`. */
export async function dishAccess(platform: Platform, actor: Actor, dishId: string): Promise<DishAccess> {
  const restaurantId = isUuid(dishId) ? await findRestaurantOfDish(platform.db, dishId) : undefined
  if (!restaurantId) throw notFound()
  return { ...(await restaurantAccess(platform, actor, restaurantId)), dishId: dishId.toLowerCase() }
}
