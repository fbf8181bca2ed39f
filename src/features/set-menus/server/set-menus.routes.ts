import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as dailyCalls from '../daily/daily-menu.contract.ts'
import * as calls from '../set-menus.contract.ts'
import * as copies from './daily/copy-days.ts'
import { getDailyHistory } from './daily/daily-history.ts'
import * as daily from './daily/daily-menu.service.ts'
import * as fixed from './fixed/set-menus.service.ts'
import { setMenuAccess } from './set-menus.access.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = {
  actor: requireActor,
  access: (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id),
}
const ofSetMenu = {
  actor: requireActor,
  access: (platform: Platform, { actor, params }: Asked) => setMenuAccess(platform, actor, params.id),
}

/** Binds the calls of the menu of the day and of fixed set menus. */
export function registerSetMenuRoutes(router: Router): void {
  registerDaily(router)
  registerFixed(router)
}

function registerDaily(router: Router): void {
  const writes = { ...ofRestaurant, requireWritable }
  bind(router, dailyCalls.getDailyMenu, { ...ofRestaurant, handle: daily.getDailyMenu })
  bind(router, dailyCalls.updateDailyRules, { ...writes, handle: daily.updateDailyRules })
  bind(router, dailyCalls.getDailyHistory, { ...ofRestaurant, handle: getDailyHistory })
  bind(router, dailyCalls.copyDailyWeek, { ...writes, handle: copies.copyDailyWeek })
  bind(router, dailyCalls.updateDailyMenu, { ...writes, handle: daily.updateDailyMenu })
  bind(router, dailyCalls.deleteDailyMenu, { ...writes, handle: daily.deleteDailyMenu })
  bind(router, dailyCalls.publishDailyMenu, { ...writes, handle: daily.publishDailyMenu })
  bind(router, dailyCalls.copyDailyMenu, { ...writes, handle: copies.copyDailyMenu })
  bind(router, dailyCalls.updateDailyAvailability, { ...writes, handle: daily.updateDailyAvailability })
}

function registerFixed(router: Router): void {
  const writes = { ...ofSetMenu, requireWritable }
  bind(router, calls.listSetMenus, { ...ofRestaurant, handle: fixed.listSetMenus })
  bind(router, calls.createSetMenu, { ...ofRestaurant, requireWritable, handle: fixed.createSetMenu })
  bind(router, calls.reorderSetMenus, { ...ofRestaurant, requireWritable, handle: fixed.reorderSetMenus })
  bind(router, calls.updateSetMenu, { ...writes, handle: fixed.updateSetMenu })
  bind(router, calls.deleteSetMenu, { ...writes, handle: fixed.deleteSetMenu })
  bind(router, calls.updateSetMenuAvailability, { ...writes, handle: fixed.updateSetMenuAvailability })
}
