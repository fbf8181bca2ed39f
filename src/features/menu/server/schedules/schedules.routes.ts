import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '../../schedules/schedules.contract.ts'
import { scheduleAccess } from '../menu.access.ts'
import * as schedules from './schedules.service.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const ofSchedule = (platform: Platform, { actor, params }: Asked) => scheduleAccess(platform, actor, params.id)

/** Binds the calls of the hours of the carta. */
export function registerScheduleRoutes(router: Router): void {
  bind(router, calls.listSchedules, { actor: requireActor, access: ofRestaurant, handle: schedules.listSchedules })
  bind(router, calls.createSchedule, {
    actor: requireActor,
    access: ofRestaurant,
    validate: (_, call) => schedules.validateNewSchedule(call),
    requireWritable,
    handle: schedules.createSchedule,
  })
  bind(router, calls.updateSchedule, {
    actor: requireActor,
    access: ofSchedule,
    requireWritable,
    handle: schedules.updateSchedule,
  })
  bind(router, calls.deleteSchedule, {
    actor: requireActor,
    access: ofSchedule,
    requireWritable,
    handle: schedules.deleteSchedule,
  })
}
