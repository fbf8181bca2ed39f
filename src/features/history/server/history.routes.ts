import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import { undoHistory } from '../history.contract.ts'
import { undo } from './undo.service.ts'

export function registerHistoryRoutes(router: Router): void {
  bind(router, undoHistory, {
    actor: requireActor,
    access: (platform, { actor, params }) => restaurantAccess(platform, actor, params.id),
    requireWritable,
    handle: undo,
  })
}
