import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { accountAccess, requireEntitled } from '#features/billing/server/index.ts'
import { findActor, requireActor, type Actor } from '#features/identity/server/index.ts'
import * as contract from '../restaurants.contract.ts'
import { CHECK_SLUG } from '../restaurants.limits.ts'
import { createRestaurant, validateCreation } from './profile/create-restaurant.service.ts'
import { deleteRestaurant } from './deletion/delete-restaurant.service.ts'
import { ownerAccess, requireWritable, restaurantAccess } from './restaurants.access.ts'
import {
  getRestaurant,
  listOrSearch,
  markHoursChecked,
  markQrPrinted,
  verifyAll,
  verifyOne,
} from './restaurants.service.ts'
import { checkSlug } from './slugs/slugs.service.ts'
import { requireRights } from './rights/rights.service.ts'
import { updateRestaurant, validateUpdate } from './profile/update-restaurant.service.ts'
import { limitUploads } from '#features/images/server/index.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const ofOwner = (platform: Platform, { actor, params }: Asked) => ownerAccess(platform, actor, params.id)

/** For who may print the codes (4-beyond §10). */
async function ofPrinter(platform: Platform, asked: Asked) {
  const access = await ofRestaurant(platform, asked)
  await requireRights(platform.db, access, ['print'])
  return access
}

/** For who may change the hours (4-beyond §10). */
async function ofHours(platform: Platform, asked: Asked) {
  const access = await ofRestaurant(platform, asked)
  await requireRights(platform.db, access, ['hours'])
  return access
}

/** Binds the calls of restaurants. */
export function registerRestaurantRoutes(router: Router): void {
  bind(router, contract.listRestaurants, {
    actor: requireActor,
    access: throwIfSearchForbidden,
    handle: listOrSearch,
  })
  bind(router, contract.createRestaurant, {
    actor: requireActor,
    limit: limitUploads,
    access: (platform, { actor }) => accountAccess(platform, actor),
    validate: (_, call) => validateCreation(call),
    requireWritable: requireEntitled,
    handle: createRestaurant,
  })
  bind(router, contract.verifyAllStatus, { actor: requireActor, handle: verifyAll })
  bind(router, contract.checkSlug, {
    actor: findActor,
    limit: ({ limits }, { request }) => limits.consume(CHECK_SLUG, limits.networkOf(request.ip)),
    handle: checkSlug,
  })
  bind(router, contract.getRestaurant, {
    actor: requireActor,
    access: ofRestaurant,
    handle: getRestaurant,
  })
  bind(router, contract.updateRestaurant, {
    actor: requireActor,
    limit: limitUploads,
    access: ofRestaurant,
    validate: validateUpdate,
    requireWritable,
    handle: updateRestaurant,
  })
  bind(router, contract.deleteRestaurant, {
    actor: requireActor,
    access: ofOwner,
    requireWritable: requireEntitled,
    handle: deleteRestaurant,
  })
  bind(router, contract.verifyStatus, {
    actor: requireActor,
    access: ofRestaurant,
    handle: verifyOne,
  })
  bind(router, contract.markQrPrinted, {
    actor: requireActor,
    access: ofPrinter,
    handle: markQrPrinted,
  })
  bind(router, contract.markHoursChecked, {
    actor: requireActor,
    access: ofHours,
    handle: markHoursChecked,
  })
}

/** Only admins may search all restaurants: 403 before the search is validated (3-decisions §1, §3). */
function throwIfSearchForbidden(_: Platform, { actor, request }: { actor: Actor; request: FastifyRequest }): void {
  if (actor.role !== 'admin' && Object.hasOwn(request.query as object, 'q')) throw new AppError(commonErrors.forbidden)
}
