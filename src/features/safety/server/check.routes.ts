import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '../check.contract.ts'
import { CHECKS_USER } from '../check.limits.ts'
import * as service from './check.service.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const limited = ({ limits }: Platform, { actor }: { actor: Actor }) => limits.consume(CHECKS_USER, actor.userId)

/** Binds the calls of the check. */
export function registerCheckRoutes(router: Router): void {
  bind(router, calls.getCheck, {
    actor: requireActor,
    limit: limited,
    access: ofRestaurant,
    handle: service.getCheck,
  })
  bind(router, calls.updateFinding, {
    actor: requireActor,
    limit: limited,
    access: ofRestaurant,
    requireWritable,
    handle: service.updateFinding,
  })
  bind(router, calls.updateCheckMail, {
    actor: requireActor,
    limit: limited,
    access: ofRestaurant,
    handle: service.updateCheckMail,
  })
}
