import { bind } from '#platform/http/bind.ts'
import { bindFile } from '#platform/http/bind-file.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { requireWritable, restaurantAccess, restaurantRights } from '#features/restaurants/server/index.ts'
import * as calls from '../paper.contract.ts'
import { makeEdition, retireEdition } from './editions.service.ts'
import { makeStaffSheet } from './staff-sheet.service.ts'
import { makeStickers, previewStickers } from './patches/patches.service.ts'
import { getEditionChanges, getEditionFile, getPaperStatus, listEditions, previewPaper } from './paper.service.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
/** 'QR e impresos' (4-beyond §8). */
async function ofPrinters(platform: Platform, asked: Asked) {
  const access = await ofRestaurant(platform, asked)
  await restaurantRights.require(platform.db, access, ['print'])
  return access
}
const itsPeople = { actor: requireActor, access: ofRestaurant }
const itsPrinters = { actor: requireActor, access: ofPrinters }

/** The printed carta. What was printed can be read and fetched by the house's people, also after the plan's end. */
export function registerPaperRoutes(router: Router): void {
  bind(router, calls.previewPaper, { ...itsPrinters, handle: previewPaper })
  bind(router, calls.makeEdition, { ...itsPrinters, requireWritable, handle: makeEdition })
  bind(router, calls.previewStickers, { ...itsPrinters, handle: previewStickers })
  bind(router, calls.makeStickers, { ...itsPrinters, requireWritable, handle: makeStickers })
  bind(router, calls.retireEdition, { ...itsPrinters, requireWritable, handle: retireEdition })
  bind(router, calls.listEditions, { ...itsPeople, handle: listEditions })
  bind(router, calls.getPaperStatus, { ...itsPeople, handle: getPaperStatus })
  bind(router, calls.getEditionChanges, { ...itsPeople, handle: getEditionChanges })
  bindFile(router, calls.makeStaffSheet, { ...itsPrinters, handle: makeStaffSheet })
  bindFile(router, calls.getEditionFile, { ...itsPrinters, handle: getEditionFile })
}
