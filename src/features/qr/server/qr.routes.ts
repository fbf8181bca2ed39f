import { bindFile } from '#platform/http/bind-file.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { restaurantAccess, restaurantRights } from '#features/restaurants/server/index.ts'
import { printFile } from '../qr.contract.ts'
import { makeQrFile } from './qr.service.ts'

/** The code as a file, and the print files; also for a lapsed plan (4-beyond §10). */
export function registerQrRoutes(router: Router): void {
  bindFile(router, printFile, {
    actor: requireActor,
    access: async (platform, { actor, params }) => {
      const access = await restaurantAccess(platform, actor, params.id)
      await restaurantRights.require(platform.db, access, ['print'])
      return access
    },
    handle: (platform, { params, query }) => makeQrFile(platform, params.id, query),
  })
}
