import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import * as calls from '../../opening/opening.contract.ts'
import { requireWritable, restaurantAccess } from '../restaurants.access.ts'
import { specialDayAccess } from './opening.access.ts'
import * as specialDays from './special-days.service.ts'
import * as today from './today.service.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const ofSpecialDay = (platform: Platform, { actor, params }: Asked) => specialDayAccess(platform, actor, params.id)

/** Binds the calls of today and special days; `change-rights.rules.ts` names the rights of what they change. */
export function registerOpeningRoutes(router: Router): void {
  bind(router, calls.getToday, { actor: requireActor, access: ofRestaurant, handle: today.getToday })
  bind(router, calls.updateToday, {
    actor: requireActor,
    access: ofRestaurant,
    requireWritable,
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
    requireWritable,
    handle: specialDays.createSpecialDay,
  })
  bind(router, calls.updateSpecialDay, {
    actor: requireActor,
    access: ofSpecialDay,
    requireWritable,
    handle: specialDays.updateSpecialDay,
  })
  bind(router, calls.deleteSpecialDay, {
    actor: requireActor,
    access: ofSpecialDay,
    requireWritable,
    handle: specialDays.deleteSpecialDay,
  })
}
