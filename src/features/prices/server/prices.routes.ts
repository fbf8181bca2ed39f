import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { ownerAccess, requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '../prices.contract.ts'
import * as labels from './labels/labels.service.ts'
import { labelAccess, zoneAccess } from './prices.access.ts'
import * as zones from './zones/zones.service.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const ofOwner = (platform: Platform, { actor, params }: Asked) => ownerAccess(platform, actor, params.id)
const ofLabel = (platform: Platform, { actor, params }: Asked) => labelAccess(platform, actor, params.id)
const ofZone = (platform: Platform, { actor, params }: Asked) => zoneAccess(platform, actor, params.id)

/** Binds the calls of labels and zones. */
export function registerPriceRoutes(router: Router): void {
  bind(router, calls.listPriceLabels, { actor: requireActor, access: ofRestaurant, handle: labels.listLabels })
  bind(router, calls.createPriceLabel, {
    actor: requireActor,
    access: ofRestaurant,
    validate: (_, call) => labels.validateNewLabel(call),
    requireWritable,
    handle: labels.createLabel,
  })
  bind(router, calls.updatePriceLabel, {
    actor: requireActor,
    access: ofLabel,
    requireWritable,
    handle: labels.updateLabel,
  })
  bind(router, calls.deletePriceLabel, {
    actor: requireActor,
    access: ofLabel,
    requireWritable,
    handle: labels.deleteLabel,
  })
  bind(router, calls.listZones, { actor: requireActor, access: ofRestaurant, handle: zones.listZones })
  bind(router, calls.createZone, {
    actor: requireActor,
    access: ofOwner,
    validate: (_, call) => zones.validateNewZone(call),
    requireWritable,
    handle: zones.createZone,
  })
  bind(router, calls.updateZone, { actor: requireActor, access: ofZone, requireWritable, handle: zones.updateZone })
  bind(router, calls.deleteZone, { actor: requireActor, access: ofZone, requireWritable, handle: zones.deleteZone })
}
