import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { accountAccess, requireEntitled } from '#features/billing/server/index.ts'
import { findActor, requireActor, type Actor } from '#features/identity/server/index.ts'
import * as contract from '../restaurants.contract.ts'
import { CHECK_SLUG } from '../restaurants.limits.ts'
import { createRestaurant, validateCreation } from './profile/create-restaurant.service.ts'
import { deleteRestaurant } from './deletion/delete-restaurant.service.ts'
import { ownerAccess, requireWritable, restaurantAccess } from './restaurants.access.ts'
import { getRestaurant, listOrSearch, markQrPrinted, verifyAll, verifyOne } from './restaurants.service.ts'
import { checkSlug } from './slugs/slugs.service.ts'
import { updateRestaurant, validateUpdate } from './profile/update-restaurant.service.ts'
import { limitUploads } from '#features/images/server/index.ts'

/** Binds the calls of restaurants. */
export function registerRestaurantRoutes(router: Router): void {
  const { platform } = router
  const actor = requireActor(platform)
  const ofRestaurant = (actor: Actor, { id }: { id: string }) => restaurantAccess(platform, actor, id)
  const ofOwner = (actor: Actor, { id }: { id: string }) => ownerAccess(platform, actor, id)

  bind(router, contract.listRestaurants, {
    actor,
    access: throwIfSearchForbidden,
    handle: call => listOrSearch(platform, call),
  })
  bind(router, contract.createRestaurant, {
    actor,
    limit: limitUploads(platform),
    access: actor => accountAccess(platform, actor),
    validate: validateCreation,
    requireWritable: requireEntitled,
    handle: call => createRestaurant(platform, call),
  })
  bind(router, contract.verifyAllStatus, { actor, handle: call => verifyAll(platform, call) })
  bind(router, contract.checkSlug, {
    actor: request => findActor(platform, request),
    limit: (_, request) => platform.limits.consume(CHECK_SLUG, platform.limits.networkOf(request.ip)),
    handle: call => checkSlug(platform, call),
  })
  bind(router, contract.getRestaurant, {
    actor,
    access: ofRestaurant,
    handle: call => getRestaurant(platform, call),
  })
  bind(router, contract.updateRestaurant, {
    actor,
    limit: limitUploads(platform),
    access: ofRestaurant,
    validate: call => validateUpdate(platform, call),
    requireWritable,
    handle: call => updateRestaurant(platform, call),
  })
  bind(router, contract.deleteRestaurant, {
    actor,
    access: ofOwner,
    requireWritable: requireEntitled,
    handle: call => deleteRestaurant(platform, call),
  })
  bind(router, contract.verifyStatus, {
    actor,
    access: ofRestaurant,
    handle: call => verifyOne(platform, call),
  })
  bind(router, contract.markQrPrinted, {
    actor,
    access: ofRestaurant,
    handle: call => markQrPrinted(platform, call),
  })
}

/** Only admins may search all restaurants: 403 before the search is validated (3-decisions §1, §3). */
function throwIfSearchForbidden(actor: Actor, _params: unknown, { query }: FastifyRequest): void {
  if (actor.role !== 'admin' && Object.hasOwn(query as object, 'q')) throw new AppError(commonErrors.forbidden)
}
