import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { normalizeSlug } from '#shared/slug.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type RestaurantAccess,
  type RestaurantCall,
  type RestaurantWrite,
  writeRestaurant,
} from '#features/restaurants/server/index.ts'
import { isNameTaken, mergeNames, nameErrors, nameIn, type Names } from '../../names.ts'
import { surchargeErrors, type Zone, type ZoneBody } from '../../prices.contract.ts'
import { priceErrors, zoneExistsText } from '../../prices.errors.ts'
import { ZONES_EVER_MAX, ZONES_MAX } from '../../prices.limits.ts'
import { requireZoneRight, type ZoneAccess } from '../prices.access.ts'
import { zoneEntity } from '../prices.changes.ts'
import * as store from './zones.store.ts'

type CreateCall = RestaurantCall & { body: ZoneBody }
type ZoneCall = RestaurantCall<ZoneAccess> & { ifMatch?: string | undefined }
type UpdateCall = ZoneCall & { body: ZoneBody }

const NEW: store.ZoneFields = { names: {}, kind: 'percent', value: 10, rounding: 10 }
const UNNAMED = 'zona'

const fieldsOf = ({ names, kind, value, rounding }: store.ZoneFields): store.ZoneFields => ({
  names,
  kind,
  value,
  rounding,
})

const presentZone = (row: store.ZoneRow): Zone => ({
  _id: row.id,
  restaurantId: row.restaurant_id,
  ...fieldsOf(row),
  slug: row.slug,
  updatedAt: row.updated_at.toISOString(),
})

/** Oldest first. */
export async function listZones({ db }: Platform, { access }: RestaurantCall): Promise<Zone[]> {
  return (await store.listZoneRows(db, access.restaurantId)).map(presentZone)
}

/** One of the restaurant's zones, for what is drawn for it; throws 404. */
export async function zoneOfRestaurant({ db }: Platform, restaurantId: string, id: string): Promise<Zone> {
  if (!isUuid(id)) throw notFound()
  return presentZone(orNotFound(await store.findZone(db, restaurantId, id.toLowerCase())))
}

/** Ids of the zones that a restaurant has. */
const zoneIdsOf = async (db: Db, restaurantId: string): Promise<ReadonlySet<string>> =>
  new Set((await store.listZoneRows(db, restaurantId)).map(({ id }) => id))

/** For what names a zone: which there are, and the slug of one within a statement. */
export const zonesByName = { idsOf: zoneIdsOf, slugOf: store.slugOfZone }

const merged = (before: store.ZoneFields, { names, ...change }: ZoneBody): store.ZoneFields => ({
  names: mergeNames(before.names, names ?? {}),
  kind: change.kind ?? before.kind,
  value: change.value ?? before.value,
  rounding: change.rounding ?? before.rounding,
})

/** Throws 400 for the name in the main language and for the surcharge. */
const throwIfWrong = ({ locales }: RestaurantAccess, zone: store.ZoneFields): void =>
  throwIfInvalid({ ...nameErrors(zone.names, locales.defaultLocale), ...surchargeErrors(zone) })

/** Throws 400. */
export const validateNewZone = ({ access, body }: CreateCall): void => throwIfWrong(access, merged(NEW, body))

/** Throws 409 `zone_exists` where the main language has the same name already. */
function throwIfTaken({ locales }: RestaurantAccess, names: Names, others: readonly store.ZoneRow[]): void {
  const { defaultLocale } = locales
  const taken = others.map(other => other.names)
  if (!isNameTaken(names, taken, defaultLocale)) return
  const { text } = nameIn(names, defaultLocale, defaultLocale)
  throw new AppError(priceErrors.zoneExists, { message: zoneExistsText(text) })
}

/** The slug of a new zone, from its first name; one that any zone had is not given again (4-beyond §2). */
async function newSlug({ trx, access }: RestaurantWrite, names: Names): Promise<string> {
  const { defaultLocale } = access.locales
  const had = new Set(await store.listZoneSlugs(trx, access.restaurantId))
  if (had.size >= ZONES_EVER_MAX) throw new AppError(priceErrors.zonesEverLimit)
  const base = normalizeSlug(nameIn(names, defaultLocale, defaultLocale).text) || UNNAMED
  const numbered = (number: number): string => (number === 1 ? base : `${base}-${number}`)
  for (let number = 1; ; number++) if (!had.has(numbered(number))) return numbered(number)
}

/** Throws 400, 409 `zone_exists`, 409 `zone_limit` at 6. */
export function createZone(platform: Platform, call: CreateCall): Promise<Zone> {
  return writeRestaurant(platform, { ...call, requireRight: requireZoneRight }, async write => {
    const { trx, access, now } = write
    const { restaurantId } = access
    const fields = merged(NEW, call.body)
    throwIfWrong(access, fields)
    const others = await store.listZoneRows(trx, restaurantId)
    throwIfTaken(access, fields.names, others)
    if (others.length >= ZONES_MAX) throw new AppError(priceErrors.zoneLimit)
    const zone = { ...fields, slug: await newSlug(write, fields.names) }
    const id = v7()
    await store.insertZone(trx, { restaurantId, id, now }, zone)
    write.record({ entity: zoneEntity, id, before: null, after: zone })
    return presentZone(orNotFound(await store.findZone(trx, restaurantId, id)))
  })
}

/** The zone as it is; throws 404, 412 for another `ifMatch`. */
async function currentZone({ trx, access, changerOf }: RestaurantWrite<ZoneAccess>, ifMatch: string | undefined) {
  const row = orNotFound(await store.findZone(trx, access.restaurantId, access.zoneId))
  await throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: presentZone(row),
    changedBy: await changerOf(row.updated_by),
  }))
  return row
}

/** Changes the sent fields; the slug stays. Throws 400, 404, 409 `zone_exists`, 412 for another `ifMatch`. */
export function updateZone(platform: Platform, call: UpdateCall): Promise<Zone> {
  return writeRestaurant(platform, { ...call, requireRight: requireZoneRight }, async write => {
    const { trx, access, actor, now } = write
    const { restaurantId, zoneId: id } = access
    const row = await currentZone(write, call.ifMatch)
    const { slug } = row
    const fields = merged(fieldsOf(row), call.body)
    throwIfWrong(access, fields)
    throwIfTaken(
      access,
      fields.names,
      (await store.listZoneRows(trx, restaurantId)).filter(other => other.id !== id),
    )
    await store.updateZoneRow(trx, { restaurantId, id, now, by: actor.userId }, fields)
    write.record({ entity: zoneEntity, id, before: { ...fieldsOf(row), slug }, after: { ...fields, slug } })
    return presentZone(orNotFound(await store.findZone(trx, restaurantId, id)))
  })
}

/** Its codes on paper open the carta from then on. Throws 404, 412 for another `ifMatch`. */
export function deleteZone(platform: Platform, call: ZoneCall): Promise<null> {
  return writeRestaurant(platform, { ...call, requireRight: requireZoneRight }, async write => {
    const { trx, access, now } = write
    const { restaurantId, zoneId: id } = access
    const row = await currentZone(write, call.ifMatch)
    await store.markZoneDeleted(trx, { restaurantId, id, now })
    write.record({ entity: zoneEntity, id, before: { ...fieldsOf(row), slug: row.slug }, after: null })
    return null
  })
}
