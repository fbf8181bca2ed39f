import { isUuid } from '#shared/id.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { type RestaurantAccess, restaurantAccess } from '#features/restaurants/server/index.ts'
import { restorableSince } from '../menu.rules.ts'
import { selectRestaurantOfCategory } from './categories/categories.store.ts'
import { selectRestaurantOfDeletedCategory, selectRestaurantOfDeletedDish } from './deleted/deleted.store.ts'
import { selectRestaurantOfDish } from './dishes/dishes.store.ts'
import { selectRestaurantOfSchedule } from './schedules/schedules.store.ts'

/** Ids as the database writes them, in lower case. */
export type CategoryAccess = RestaurantAccess & { categoryId: string }
export type DishAccess = RestaurantAccess & { dishId: string }
export type ScheduleAccess = RestaurantAccess & { scheduleId: string }

/** Access to a category: the people of its restaurant; for all others it does not exist (404, 3-decisions §3). */
export async function categoryAccess(platform: Platform, actor: Actor, categoryId: string): Promise<CategoryAccess> {
  if (!isUuid(categoryId)) throw notFound()
  const access = await restaurantAccess(platform, actor, selectRestaurantOfCategory(platform.db, categoryId))
  return { ...access, categoryId: categoryId.toLowerCase() }
}

/** Access to a dish, like `categoryAccess`. */
export async function dishAccess(platform: Platform, actor: Actor, dishId: string): Promise<DishAccess> {
  if (!isUuid(dishId)) throw notFound()
  const access = await restaurantAccess(platform, actor, selectRestaurantOfDish(platform.db, dishId))
  return { ...access, dishId: dishId.toLowerCase() }
}

/** Access to a schedule, like `categoryAccess`. */
export async function scheduleAccess(platform: Platform, actor: Actor, id: string): Promise<ScheduleAccess> {
  if (!isUuid(id)) throw notFound()
  const access = await restaurantAccess(platform, actor, selectRestaurantOfSchedule(platform.db, id))
  return { ...access, scheduleId: id.toLowerCase() }
}

/** Like `categoryAccess`, also for a category that was deleted in the last 30 days. */
export async function deletedCategoryAccess(platform: Platform, actor: Actor, id: string): Promise<CategoryAccess> {
  if (!isUuid(id)) throw notFound()
  const since = restorableSince(platform.clock.now())
  const access = await restaurantAccess(platform, actor, selectRestaurantOfDeletedCategory(platform.db, id, since))
  return { ...access, categoryId: id.toLowerCase() }
}

/** Like `dishAccess`, also for a dish that was deleted in the last 30 days. */
export async function deletedDishAccess(platform: Platform, actor: Actor, id: string): Promise<DishAccess> {
  if (!isUuid(id)) throw notFound()
  const since = restorableSince(platform.clock.now())
  const access = await restaurantAccess(platform, actor, selectRestaurantOfDeletedDish(platform.db, id, since))
  return { ...access, dishId: id.toLowerCase() }
}
