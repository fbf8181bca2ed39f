import { isUuid } from '#shared/id.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { type RestaurantAccess, restaurantAccess } from '#features/restaurants/server/index.ts'
import { selectRestaurantOfSetMenu } from './fixed/set-menus.store.ts'

export type SetMenuAccess = RestaurantAccess & { setMenuId: string }

/** Access to a fixed set menu: the people of its restaurant; for all others it does not exist (404). */
export async function setMenuAccess(platform: Platform, actor: Actor, id: string): Promise<SetMenuAccess> {
  if (!isUuid(id)) throw notFound()
  const access = await restaurantAccess(platform, actor, selectRestaurantOfSetMenu(platform.db, id))
  return { ...access, setMenuId: id.toLowerCase() }
}
