import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '../scheduled.contract.ts'
import * as scheduled from './scheduled.service.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const ofScheduled = (platform: Platform, { actor, params }: Asked) =>
  scheduled.scheduledAccess(platform, actor, params.id)

/** All calls of scheduled changes. */
export function registerScheduledRoutes(router: Router): void {
  bind(router, calls.listScheduledChanges, {
    actor: requireActor,
    access: ofRestaurant,
    handle: scheduled.listScheduled,
  })
  bind(router, calls.createScheduledChange, {
    actor: requireActor,
    access: ofRestaurant,
    validate: scheduled.validateNewScheduled,
    requireWritable,
    handle: scheduled.createScheduled,
  })
  bind(router, calls.getScheduledChange, { actor: requireActor, access: ofScheduled, handle: scheduled.getScheduled })
  bind(router, calls.updateScheduledChange, {
    actor: requireActor,
    access: ofScheduled,
    requireWritable,
    handle: scheduled.updateScheduled,
  })
  bind(router, calls.cancelScheduledChange, {
    actor: requireActor,
    access: ofScheduled,
    handle: scheduled.cancelScheduled,
  })
}
