import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../shared/app-error.ts'
import { commonErrors } from '../../../shared/common.errors.ts'
import { isStorableText } from '../../../shared/text.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Router } from '../../../platform/http/router.ts'
import type { Platform } from '../../../platform/platform.ts'
import { signedIn, type Who, whoOrNobody } from '../../identity/server/index.ts'
import * as contract from '../restaurants.contract.ts'
import { CHECK_SLUG, UPLOADS } from '../restaurants.limits.ts'
import { createRestaurant } from './create-restaurant.ts'
import { deleteRestaurant } from './delete-restaurant.ts'
import { reserveSlugs } from './reserved-slugs.ts'
import { ownerAccess, restaurantAccess } from './restaurants.access.ts'
import { listOrSearch, readRestaurant, verifyAll, verifyOne } from './restaurants.service.ts'
import { isSlugTaken } from './slugs.service.ts'
import { updateRestaurant } from './update-restaurant.ts'
import { registerUploadRoutes } from './uploads.routes.ts'

/** For `bind`'s `limit` of calls that take a file: 300 uploads an hour for each owner (3-decisions §2). */
export const limitUploads =
  ({ limits }: Platform) =>
  async (who: Who, request: FastifyRequest): Promise<void> => {
    if (request.headers['content-type']?.startsWith('multipart/')) await limits.consume(UPLOADS, who.ownerId)
  }

/** Binds the calls; routes that are registered after these reserve their first segment (3-decisions §5). */
export function registerRestaurantRoutes(router: Router): void {
  const { platform } = router
  const who = signedIn(platform)
  const ofRestaurant = (asking: Who, { id }: { id: string }) => restaurantAccess(platform, asking, id)
  const ofOwner = (asking: Who, { id }: { id: string }) => ownerAccess(platform, asking, id)

  router.fastify.addHook('onRoute', ({ url }) => reserveSlugs([url]))
  bind(router, contract.listRestaurants, {
    who,
    access: refuseSearch,
    handle: call => listOrSearch(platform, call.who, call.query),
  })
  bind(router, contract.createRestaurant, {
    who,
    limit: limitUploads(platform),
    access: refuseWorkers,
    handle: call => createRestaurant(platform, call.who, call),
  })
  bind(router, contract.verifyAllStatus, { who, handle: call => verifyAll(platform, call.who) })
  bind(router, contract.checkSlug, {
    who: request => whoOrNobody(platform, request),
    limit: (_, request) => platform.limits.consume(CHECK_SLUG, platform.limits.networkOf(request.ip)),
    handle: async ({ who: asking, params: { slug } }) => {
      if (!isStorableText(slug)) throw new AppError(commonErrors.badText)
      return { exists: await isSlugTaken(platform, asking, slug) }
    },
  })
  bind(router, contract.getRestaurant, {
    who,
    access: ofRestaurant,
    handle: call => readRestaurant(platform, call.who, call.access.restaurantId),
  })
  bind(router, contract.updateRestaurant, {
    who,
    limit: limitUploads(platform),
    access: ofRestaurant,
    handle: call => updateRestaurant(platform, call, call),
  })
  bind(router, contract.deleteRestaurant, {
    who,
    access: ofOwner,
    handle: call => deleteRestaurant(platform, call.who, call.access),
  })
  bind(router, contract.verifyStatus, {
    who,
    access: ofRestaurant,
    handle: call => verifyOne(platform, call.who, call.access),
  })
  registerUploadRoutes(router)
}

/** Workers create nothing of their own (3-decisions §3). */
function refuseWorkers(who: Who): void {
  if (who.role === 'worker') throw new AppError(commonErrors.forbidden)
}

/** Searching all restaurants is for admins: 403 before the search is looked at (3-decisions §1, §3). */
function refuseSearch(who: Who, _params: unknown, { query }: FastifyRequest): void {
  if (who.role !== 'admin' && Object.hasOwn(query as object, 'q')) throw new AppError(commonErrors.forbidden)
}
