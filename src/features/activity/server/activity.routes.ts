import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { restaurantAccess, restaurantRights } from '#features/restaurants/server/index.ts'
import * as contract from '../activity.contract.ts'
import { listActivity } from './activity.service.ts'

/** For owners, lapsed ones too, admins, and workers who may see the activity (4-beyond §10). */
export function registerActivityRoutes(router: Router): void {
  bind(router, contract.listActivity, {
    actor: requireActor,
    access: async (platform, { actor, params }) => {
      const access = await restaurantAccess(platform, actor, params.id)
      await restaurantRights.require(platform.db, access, ['activity'])
      return access
    },
    handle: listActivity,
  })
}
