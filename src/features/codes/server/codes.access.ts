import { isUuid } from '#shared/id.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { type RestaurantAccess, restaurantAccess, restaurantRights } from '#features/restaurants/server/index.ts'
import { selectRestaurantOfCode } from './codes.store.ts'

export type CodeAccess = RestaurantAccess & { codeId: string }

/** Throws 403 `no_right` for those of the restaurant who may not print (4-beyond §10). */
async function mayPrint<Access extends RestaurantAccess>(platform: Platform, access: Access): Promise<Access> {
  await restaurantRights.require(platform.db, access, ['print'])
  return access
}

/** Access to the codes of a restaurant for who may change and print them; 404 for strangers. */
export const codesAccess = async (platform: Platform, actor: Actor, id: string): Promise<RestaurantAccess> =>
  mayPrint(platform, await restaurantAccess(platform, actor, id))

/** The same for one code; one that was taken back does not exist any more. */
export async function codeAccess(platform: Platform, actor: Actor, id: string): Promise<CodeAccess> {
  if (!isUuid(id)) throw notFound()
  const access = await restaurantAccess(platform, actor, selectRestaurantOfCode(platform.db, id))
  return mayPrint(platform, { ...access, codeId: id.toLowerCase() })
}
