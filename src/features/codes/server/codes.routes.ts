import { bind } from '#platform/http/bind.ts'
import { bindFile } from '#platform/http/bind-file.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '../codes.contract.ts'
import * as writes from './code-writes.service.ts'
import { codeAccess, codesAccess } from './codes.access.ts'
import * as codes from './codes.service.ts'
import { printCodesFile } from './codes-print.service.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const ofCodes = (platform: Platform, { actor, params }: Asked) => codesAccess(platform, actor, params.id)
const ofCode = (platform: Platform, { actor, params }: Asked) => codeAccess(platform, actor, params.id)

/** Binds the calls of codes; they are printed also for a lapsed plan (4-beyond §10). */
export function registerCodeRoutes(router: Router): void {
  bind(router, calls.listCodes, { actor: requireActor, access: ofRestaurant, handle: codes.listCodes })
  bind(router, calls.createCodes, {
    actor: requireActor,
    access: ofCodes,
    validate: codes.validateNewCodes,
    requireWritable,
    handle: codes.createCodes,
  })
  bind(router, calls.changeCodes, {
    actor: requireActor,
    access: ofCodes,
    validate: writes.validateChanges,
    requireWritable,
    handle: writes.changeCodes,
  })
  bind(router, calls.updateCode, {
    actor: requireActor,
    access: ofCode,
    validate: writes.validateUpdate,
    requireWritable,
    handle: writes.updateCode,
  })
  bind(router, calls.retireCode, { actor: requireActor, access: ofCode, requireWritable, handle: writes.retireCode })
  bind(router, calls.restoreCode, { actor: requireActor, access: ofCode, requireWritable, handle: writes.restoreCode })
  bindFile(router, calls.printCodes, { actor: requireActor, access: ofCodes, handle: printCodesFile })
}
