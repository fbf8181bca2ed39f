import { bindFile } from '#platform/http/bind-file.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import { printFile } from '../qr.contract.ts'
import { makeQrFile } from './qr.service.ts'

/** The code as a file, and the print files; the right to read is enough. */
export function registerQrRoutes(router: Router): void {
  bindFile(router, printFile, {
    actor: requireActor,
    access: (platform, { actor, params }) => restaurantAccess(platform, actor, params.id),
    handle: (platform, { params, query }) => makeQrFile(platform, params.id, query),
  })
}
