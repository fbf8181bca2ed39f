import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import {
  requireWritable,
  restaurantAccess,
  type RestaurantAccess,
  restaurantRights,
} from '#features/restaurants/server/index.ts'
import * as contract from '../history.contract.ts'
import { listHistory } from './listed/list.service.ts'
import { compareHistory } from './return/compare.service.ts'
import { returnHistory } from './return/return.service.ts'
import { undo } from './undo.service.ts'

type Asked = { actor: Actor; params: { id: string } }

/** For owners, lapsed ones too, admins, and workers who may see the activity (4-beyond §6, §10). */
async function readerAccess(platform: Platform, { actor, params }: Asked): Promise<RestaurantAccess> {
  const access = await restaurantAccess(platform, actor, params.id)
  await restaurantRights.require(platform.db, access, ['activity'])
  return access
}

const memberAccess = (platform: Platform, { actor, params }: Asked): Promise<RestaurantAccess> =>
  restaurantAccess(platform, actor, params.id)

export function registerHistoryRoutes(router: Router): void {
  bind(router, contract.listHistory, { actor: requireActor, access: readerAccess, handle: listHistory })
  bind(router, contract.compareHistory, { actor: requireActor, access: readerAccess, handle: compareHistory })
  bind(router, contract.returnHistory, {
    actor: requireActor,
    access: memberAccess,
    requireWritable,
    handle: returnHistory,
  })
  bind(router, contract.undoHistory, { actor: requireActor, access: memberAccess, requireWritable, handle: undo })
}
