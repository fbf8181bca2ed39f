import { bindFile } from '#platform/http/bind-file.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import { drawDailyMenu } from '#features/set-menus/daily/daily-menu.contract.ts'
import { drawDay } from './day-picture.service.ts'

/** The picture of a menu of the day; also for a lapsed plan, as all reading. */
export function registerDayPicture(router: Router): void {
  bindFile(router, drawDailyMenu, {
    actor: requireActor,
    access: (platform, { actor, params }) => restaurantAccess(platform, actor, params.id),
    handle: (platform, { params, access }) => drawDay(platform, access.restaurantId, params.date),
  })
}
