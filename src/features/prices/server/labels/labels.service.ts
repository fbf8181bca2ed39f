import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
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
import { LABEL_NAMES } from '../../price-words.ts'
import type { LabelBody, OwnLabel } from '../../prices.contract.ts'
import { labelExistsText, priceErrors } from '../../prices.errors.ts'
import { OWN_LABELS_MAX } from '../../prices.limits.ts'
import { labelDeleting, labelEntity } from '../prices.changes.ts'
import type { LabelAccess } from '../prices.access.ts'
import * as store from './labels.store.ts'

type CreateCall = RestaurantCall & { body: LabelBody }
type LabelCall = RestaurantCall<LabelAccess> & { ifMatch?: string | undefined }
type UpdateCall = LabelCall & { body: LabelBody }

const presentLabel = (row: store.LabelRow): OwnLabel => ({
  _id: row.id,
  restaurantId: row.restaurant_id,
  names: row.names,
  updatedAt: row.updated_at.toISOString(),
})

/** Oldest first. */
export async function listLabels({ db }: Platform, { access }: RestaurantCall): Promise<OwnLabel[]> {
  return (await store.listLabels(db, access.restaurantId)).map(presentLabel)
}

/** Throws 400 without a name in the main language. */
const throwIfUnnamed = ({ locales }: RestaurantAccess, names: Names): void =>
  throwIfInvalid(nameErrors(names, locales.defaultLocale))

/** Throws 400 without a name. */
export const validateNewLabel = ({ access, body }: CreateCall): void =>
  throwIfUnnamed(access, mergeNames({}, body.names ?? {}))

/** Throws 409 `label_exists` where the main language has the same name already. */
function throwIfTaken({ locales }: RestaurantAccess, names: Names, others: readonly store.LabelRow[]): void {
  const { defaultLocale } = locales
  const taken = [...Object.values(LABEL_NAMES), ...others.map(other => other.names)]
  if (!isNameTaken(names, taken, defaultLocale)) return
  const { text } = nameIn(names, defaultLocale, defaultLocale)
  throw new AppError(priceErrors.labelExists, { message: labelExistsText(text) })
}

/** Throws 400 without a name, 409 `label_exists`, 409 `label_limit` at 30. */
export function createLabel(platform: Platform, call: CreateCall): Promise<OwnLabel> {
  return writeRestaurant(platform, call, async ({ trx, access, now, record }) => {
    const { restaurantId } = access
    validateNewLabel({ ...call, access })
    const names = mergeNames({}, call.body.names ?? {})
    const others = await store.listLabels(trx, restaurantId)
    throwIfTaken(access, names, others)
    if (others.length >= OWN_LABELS_MAX) throw new AppError(priceErrors.labelLimit)
    const id = v7()
    await store.insertLabel(trx, { restaurantId, id, now }, names)
    record({ entity: labelEntity, id, before: null, after: { names } })
    return presentLabel(orNotFound(await store.findLabel(trx, restaurantId, id)))
  })
}

/** The label as it is; throws 404, 412 for another `ifMatch`. */
async function currentLabel({ trx, access, changerOf }: RestaurantWrite<LabelAccess>, ifMatch: string | undefined) {
  const row = orNotFound(await store.findLabel(trx, access.restaurantId, access.labelId))
  await throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: presentLabel(row),
    changedBy: await changerOf(row.updated_by),
  }))
  return row
}

/** Throws 400, 404, 409 `label_exists`, 412 for another `ifMatch`. */
export function updateLabel(platform: Platform, call: UpdateCall): Promise<OwnLabel> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access, actor, now } = write
    const { restaurantId, labelId: id } = access
    const row = await currentLabel(write, call.ifMatch)
    const names = mergeNames(row.names, call.body.names ?? {})
    throwIfUnnamed(access, names)
    const others = (await store.listLabels(trx, restaurantId)).filter(other => other.id !== id)
    throwIfTaken(access, names, others)
    await store.updateLabel(trx, { restaurantId, id, now, by: actor.userId }, names)
    write.record({ entity: labelEntity, id, before: { names: row.names }, after: { names } })
    return presentLabel(orNotFound(await store.findLabel(trx, restaurantId, id)))
  })
}

/** Throws 404, 409 `label_used`, 412 for another `ifMatch`. */
export function deleteLabel(platform: Platform, call: LabelCall): Promise<null> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access } = write
    const { restaurantId, labelId: id } = access
    const row = await currentLabel(write, call.ifMatch)
    await platform.events.emit(trx, labelDeleting, { restaurantId, labelId: id })
    await store.deleteLabelRow(trx, restaurantId, id)
    write.record({ entity: labelEntity, id, before: { names: row.names }, after: null })
    return null
  })
}

/** The names of the labels of a house by id, for everything that writes a price. */
export async function listLabelNames(db: Db, restaurantId: string): Promise<Map<string, Names>> {
  return new Map((await store.listLabels(db, restaurantId)).map(({ id, names }) => [id, names]))
}

/** Creates labels for what a brought carta calls its portions. Throws 409 `label_limit`, `label_exists`. */
export async function addLabels(write: RestaurantWrite, names: readonly Names[]): Promise<string[]> {
  const { trx, access, now, record } = write
  const { restaurantId } = access
  const others = await store.listLabels(trx, restaurantId)
  if (others.length + names.length > OWN_LABELS_MAX) throw new AppError(priceErrors.labelLimit)
  const ids: string[] = []
  for (const each of names) {
    throwIfUnnamed(access, each)
    throwIfTaken(access, each, others)
    const id = v7()
    await store.insertLabel(trx, { restaurantId, id, now }, each)
    record({ entity: labelEntity, id, before: null, after: { names: each } })
    ids.push(id)
  }
  return ids
}

/** Deletes those of the labels that no dish uses. */
export async function removeUnusedLabels(
  platform: Platform,
  { trx, access, record }: RestaurantWrite,
  ids: readonly string[],
): Promise<void> {
  const { restaurantId } = access
  for (const labelId of ids) {
    const row = await store.findLabel(trx, restaurantId, labelId)
    if (!row) continue
    try {
      await platform.events.emit(trx, labelDeleting, { restaurantId, labelId })
    } catch (error) {
      if (error instanceof AppError && error.code === priceErrors.labelUsed.code) continue
      throw error
    }
    await store.deleteLabelRow(trx, restaurantId, labelId)
    record({ entity: labelEntity, id: labelId, before: { names: row.names }, after: null })
  }
}
