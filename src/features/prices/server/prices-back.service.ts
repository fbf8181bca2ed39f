import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantWrite } from '#features/restaurants/server/index.ts'
import { isNameTaken } from '../names.ts'
import { LABEL_NAMES } from '../price-words.ts'
import { OWN_LABELS_MAX } from '../prices.limits.ts'
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

/**
 * Puts labels of the house back before the prices that have them. One whose name another one has now, or for which
 * there is no room, stays away: its prices come back without a label.
 */
export async function putLabelsBack({ trx, access, actor, now, record }: RestaurantWrite, back: LabelsBack) {
  const { restaurantId, locales } = access
  for (const { id, state } of [...back.restore, ...back.set]) {
    const rows = await labelStore.listLabels(trx, restaurantId)
    const before = rows.find(row => row.id === id)
    const others = [...Object.values(LABEL_NAMES), ...rows.filter(row => row.id !== id).map(row => row.names)]
    if (isNameTaken(state.names, others, locales.defaultLocale) || rows.length >= OWN_LABELS_MAX + (before ? 1 : 0))
      continue
    if (before) await labelStore.updateLabel(trx, { restaurantId, id, now, by: actor.userId }, state.names)
    else await labelStore.insertLabel(trx, { restaurantId, id, now }, state.names)
    record({ entity: labelEntity, id, before: before ? { names: before.names } : null, after: state })
  }
}

/** Takes labels away that were made since, after the prices that had them. One that is used stays. */
export const takeLabelsAway = (platform: Platform, write: RestaurantWrite, { remove }: LabelsBack): Promise<void> =>
  removeUnusedLabels(platform, write, remove)

/** Puts zones back, each with its slug. */
export async function putZonesBack({ trx, access, actor, now, record }: RestaurantWrite, back: ZonesBack) {
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
}
