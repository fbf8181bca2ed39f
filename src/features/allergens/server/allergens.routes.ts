import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '../allergens.contract.ts'
import { getNotice, updateNotice } from './notice/notice.service.ts'

const ofRestaurant = (platform: Platform, { actor, params }: { actor: Actor; params: { id: string } }) =>
  restaurantAccess(platform, actor, params.id)

/** Binds the calls of what a whole house says of allergens. */
export function registerAllergenRoutes(router: Router): void {
  bind(router, calls.getAllergenNotice, { actor: requireActor, access: ofRestaurant, handle: getNotice })
  bind(router, calls.updateAllergenNotice, {
    actor: requireActor,
    access: ofRestaurant,
    requireWritable,
    handle: updateNotice,
  })
}
