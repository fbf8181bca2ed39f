import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { ownerAccess } from '#features/restaurants/server/index.ts'
import * as contract from '../activity.contract.ts'
import { listActivity } from './activity.service.ts'

/** For owners, lapsed ones too, and admins; workers get 403 (3-decisions §10). */
export function registerActivityRoutes(router: Router): void {
  bind(router, contract.listActivity, {
    actor: requireActor,
    access: (platform, { actor, params }) => ownerAccess(platform, actor, params.id),
    handle: listActivity,
  })
}
