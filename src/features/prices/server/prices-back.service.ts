import { AppError } from '#shared/app-error.ts'
import type { Locale } from '#shared/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantWrite } from '#features/restaurants/server/index.ts'
import { isNameTaken, nameIn } from '../names.ts'
import { LABEL_NAMES } from '../price-words.ts'
import { priceErrors, zoneExistsText } from '../prices.errors.ts'
import { OWN_LABELS_MAX, ZONES_MAX } from '../prices.limits.ts'
import { removeUnusedLabels } from './labels/labels.service.ts'
import * as labelStore from './labels/labels.store.ts'
import { labelEntity, type LabelState, zoneEntity, type ZoneState } from './prices.changes.ts'
import * as zoneStore from './zones/zones.store.ts'

type Thing<State> = { id: string; state: State }
/** Things of one kind that go back: `restore` and `set` with all that they are then. */
type Back<State> = { restore: Thing<State>[]; set: Thing<State>[]; remove: string[] }
export type LabelsBack = Back<LabelState>
export type ZonesBack = Back<ZoneState>

const zoneStateOf = ({ names, kind, value, rounding, slug }: zoneStore.ZoneFields & { slug: string }): ZoneState => ({
  names,
  kind,
  value,
  rounding,
  slug,
})

/** Labels that the house has, and zones that it has or had: a zone is never gone for good. */
export async function readPriceStates(db: Db, restaurantId: string) {
  const zones = await zoneStore.listAllZoneRows(db, restaurantId)
  return {
    labels: new Map((await labelStore.listLabels(db, restaurantId)).map(({ id, names }) => [id, { names }])),
    zones: new Map(zones.map(row => [row.id, { state: zoneStateOf(row), isDeleted: row.deleted_at !== null }])),
  }
}

/** Those that can be there together with what stays; a label that cannot keeps the name that it has now, if any. */
function possibleLabels(wanted: readonly Thing<LabelState>[], rows: readonly labelStore.LabelRow[], locale: Locale) {
  const namesOf = new Map(rows.map(row => [row.id, row.names]))
  let possible = [...wanted]
  for (;;) {
    const stays = rows.filter(({ id }) => !possible.some(thing => thing.id === id)).map(({ names }) => names)
    const taken = [...Object.values(LABEL_NAMES), ...stays]
    const left = possible.filter(({ id, state }, at) => {
      const before = possible.slice(0, at).map(other => other.state.names)
      const isKnown = namesOf.has(id) || stays.length + at < OWN_LABELS_MAX
      return isKnown && !isNameTaken(state.names, [...taken, ...before], locale)
    })
    if (left.length === possible.length) return left
    possible = left
  }
}

/**
 * Puts labels of the house back before the prices that have them. One whose name another one has that stays, or for
 * which there is no room, stays away: its prices come back without a label.
 */
export async function putLabelsBack({ trx, access, actor, now, record }: RestaurantWrite, back: LabelsBack) {
  const { restaurantId, locales } = access
  if (back.restore.length + back.set.length === 0) return
  const rows = await labelStore.listLabels(trx, restaurantId)
  const staying = rows.filter(({ id }) => !back.remove.includes(id))
  for (const { id, state } of possibleLabels([...back.restore, ...back.set], staying, locales.defaultLocale)) {
    const before = rows.find(row => row.id === id)
    if (before) await labelStore.updateLabel(trx, { restaurantId, id, now, by: actor.userId }, state.names)
    else await labelStore.insertLabel(trx, { restaurantId, id, now }, state.names)
    record({ entity: labelEntity, id, before: before ? { names: before.names } : null, after: state })
  }
}

/** Takes labels away that were made since, after the prices that had them. One that is used stays. */
export const takeLabelsAway = (platform: Platform, write: RestaurantWrite, { remove }: LabelsBack): Promise<void> =>
  removeUnusedLabels(platform, write, remove)

/** Throws 409 `zone_limit`, and `zone_exists` where two have one name in the main language. */
async function throwIfNoRoom({ trx, access }: RestaurantWrite, restored: readonly string[]): Promise<void> {
  const { restaurantId, locales } = access
  const zones = await zoneStore.listZoneRows(trx, restaurantId)
  if (zones.length > ZONES_MAX) throw new AppError(priceErrors.zoneLimit)
  for (const { id, names } of zones.filter(zone => restored.includes(zone.id))) {
    const others = zones.filter(zone => zone.id !== id).map(zone => zone.names)
    if (!isNameTaken(names, others, locales.defaultLocale)) continue
    const { text } = nameIn(names, locales.defaultLocale, locales.defaultLocale)
    throw new AppError(priceErrors.zoneExists, { message: zoneExistsText(text) })
  }
}

/** Puts zones back, each with its slug. Throws 409 `zone_limit`, `zone_exists`; then nothing changes. */
export async function putZonesBack(write: RestaurantWrite, back: ZonesBack): Promise<void> {
  const { trx, access, actor, now, record } = write
  const { restaurantId } = access
  const rows = new Map((await zoneStore.listAllZoneRows(trx, restaurantId)).map(row => [row.id, row]))
  for (const id of back.remove) {
    const row = rows.get(id)
    if (!row || row.deleted_at) continue
    await zoneStore.markZoneDeleted(trx, { restaurantId, id, now })
    record({ entity: zoneEntity, id, before: zoneStateOf(row), after: null })
  }
  for (const { id, state } of [...back.restore, ...back.set]) {
    const row = rows.get(id)
    if (!row) continue
    const after = { ...state, slug: row.slug }
    if (row.deleted_at) await zoneStore.unmarkZoneDeleted(trx, restaurantId, id)
    await zoneStore.updateZoneRow(trx, { restaurantId, id, now, by: actor.userId }, after)
    record({ entity: zoneEntity, id, before: row.deleted_at ? null : zoneStateOf(row), after })
  }
  const returned = [...back.restore, ...back.set].map(({ id }) => id)
  if (returned.length > 0) await throwIfNoRoom(write, returned)
}
