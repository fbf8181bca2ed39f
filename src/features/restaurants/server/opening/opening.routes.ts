import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import * as calls from '../../opening/opening.contract.ts'
import { restaurantAccess } from '../restaurants.access.ts'
import { requireHours, requireToday, specialDayAccess } from './opening.access.ts'
import * as specialDays from './special-days.service.ts'
import * as today from './today.service.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const ofSpecialDay = (platform: Platform, { actor, params }: Asked) => specialDayAccess(platform, actor, params.id)

/** Binds the calls of today and special days. */
export function registerOpeningRoutes(router: Router): void {
  bind(router, calls.getToday, { actor: requireActor, access: ofRestaurant, handle: today.getToday })
  bind(router, calls.updateToday, {
    actor: requireActor,
    access: ofRestaurant,
    requireWritable: requireToday,
    handle: today.updateToday,
  })
  bind(router, calls.listSpecialDays, {
    actor: requireActor,
    access: ofRestaurant,
    handle: specialDays.listSpecialDays,
  })
  bind(router, calls.createSpecialDay, {
    actor: requireActor,
    access: ofRestaurant,
    requireWritable: requireHours,
    handle: specialDays.createSpecialDay,
  })
  bind(router, calls.updateSpecialDay, {
    actor: requireActor,
    access: ofSpecialDay,
    requireWritable: requireHours,
    handle: specialDays.updateSpecialDay,
  })
  bind(router, calls.deleteSpecialDay, {
    actor: requireActor,
    access: ofSpecialDay,
    requireWritable: requireHours,
    handle: specialDays.deleteSpecialDay,
  })
}
